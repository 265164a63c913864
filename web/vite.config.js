import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { cards, version } from './scripts/cards.js'
import { words } from './scripts/words.js'

export default defineConfig({
  plugins: [svelte(), words(), cards()],
  define: { __CARDS__: JSON.stringify(version()) },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8470', ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
})
