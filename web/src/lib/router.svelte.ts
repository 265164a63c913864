/** The address of the page, and going to another one without loading anything. */

class Router {
  path = $state('/')
  /** What the address points at within the page, without its sign. */
  hash = $state('')

  /** Follow the browser's address from now on. */
  start(): void {
    this.look()
    addEventListener('popstate', () => this.look())
    addEventListener('hashchange', () => this.look())
    document.addEventListener('click', (event) => this.follow(event))
  }

  /** Go somewhere within the page. */
  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path)
    this.look()
    scrollTo(0, 0)
  }

  private look(): void {
    this.path = location.pathname
    this.hash = decodeURIComponent(location.hash.slice(1))
  }

  /** Links of our own need no loading. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest('a')
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
    if (link.hash && link.pathname === location.pathname) return
    event.preventDefault()
    this.go(link.pathname + link.hash)
  }
}

export const router = new Router()
