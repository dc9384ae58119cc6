/** Addresses below which the server answers by itself: nothing of them is ever kept. */
const OF_THE_SERVER = /^\/(api|f|p|public-object|embed|ping|health|ready|collaboration)(\/|$)/;

export type Plan = 'page' | 'file' | 'network';

/** How a request is answered: with the page of the app, with a built file, or by the server alone. */
export function planOf(url: URL, isNavigation: boolean, files: ReadonlySet<string>): Plan {
  if (OF_THE_SERVER.test(url.pathname)) return 'network';
  if (isNavigation) return 'page';
  return files.has(url.pathname) || url.pathname.startsWith('/assets/') ? 'file' : 'network';
}

/** Builds kept at once: the current one, and those that open tabs may still run. */
export const BUILDS_MAX = 3;

/** The caches to delete, oldest first as the browser lists them. */
export const outdated = (caches: readonly string[], current: string): string[] =>
  caches.filter((name) => name !== current).slice(0, -(BUILDS_MAX - 1));
