// The browser of the trials: the one that CHROMIUM names, or one that is installed.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright-core'

const KNOWN = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map((name) => `/usr/bin/${name}`)
const ARGS = [
  '--no-sandbox', '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream', '--autoplay-policy=no-user-gesture-required',
  '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-quic',
]

/** A browser without a window. */
export async function launch() {
  const executablePath = process.env.CHROMIUM || KNOWN.find((path) => existsSync(path))
  if (!executablePath) throw new Error('no Chromium is installed: python tools/browser.py fetches one, and CHROMIUM names it')
  const start = (env) => chromium.launch({ executablePath, args: ARGS, env })
  const lent = borrowed(dirname(executablePath))
  return start(process.env).catch((error) => {
    if (!lent || !/shared libraries/.test(error.message)) throw error
    return start(lent)
  })
}

/** For a machine without the libraries of a browser: those that came along with a fetched one. */
function borrowed(folder) {
  const libraries = join(folder, 'al2023', 'lib')
  if (!existsSync(libraries)) return undefined
  const path = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return { ...process.env, LD_LIBRARY_PATH: path, FONTCONFIG_PATH: process.env.FONTCONFIG_PATH ?? join(folder, 'fonts') }
}
