/** The address of the page, and going to another one without loading anything. */

class Router {
  path = $state('/')

  /** Follow the browser's address from now on. */
  start(): void {
    this.path = location.pathname
    addEventListener('popstate', () => (this.path = location.pathname))
    document.addEventListener('click', (event) => this.follow(event))
  }

  /** Go somewhere within the page. */
  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path)
    this.path = location.pathname
    scrollTo(0, 0)
  }

  /** Links of our own need no loading. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest('a')
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api/') || link.hash) return
    event.preventDefault()
    this.go(link.pathname)
  }
}

export const router = new Router()
