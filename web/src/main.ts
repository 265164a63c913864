import { mount } from 'svelte'
import App from './App.svelte'
import { prefs } from './lib/prefs.svelte'
import { router } from './lib/router.svelte'
import { firstLanguage, speak } from './lib/words.svelte'
import './app.css'

async function start(): Promise<void> {
  router.start()
  await speak(firstLanguage(prefs.language, navigator.languages))
  mount(App, { target: document.getElementById('page') as HTMLElement })
  if ('serviceWorker' in navigator) await navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}

void start()
