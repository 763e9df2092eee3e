/** A tiny router over the History API. Works below any base path; links are plain `<a href="room/KWMB">`. */
import { below, routeOf, type Route } from './routes';

function here(): Route {
  return routeOf(below(document.baseURI, location.href) ?? '');
}

class Router {
  route = $state.raw<Route>(here());
  /** Whether this page was come to from another one, rather than loaded. */
  moved = false;

  /** Goes to a path below the base. `replace` leaves no step to go back to. */
  go(path: string, { replace = false }: { replace?: boolean } = {}): void {
    const url = new URL(path || '.', document.baseURI);
    history[replace ? 'replaceState' : 'pushState'](null, '', url);
    this.#arrive();
    scrollTo(0, 0);
  }

  /** Follows history and plain links on the page; returns how to stop. */
  listen(): () => void {
    const arrive = (): void => this.#arrive();
    const click = (event: MouseEvent): void => this.#click(event);
    addEventListener('popstate', arrive);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', arrive);
      document.removeEventListener('click', click);
    };
  }

  #arrive(): void {
    const before = JSON.stringify(this.route);
    const now = here();
    if (JSON.stringify(now) === before) return;
    this.moved = true;
    this.route = now;
  }

  #click(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest('a');
    if (!link || event.defaultPrevented || event.button !== 0 || link.target || link.hasAttribute('download')) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const path = below(document.baseURI, link.href);
    if (path === null || routeOf(path).page === 'lost') return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
