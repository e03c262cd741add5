declare global {
  /** Of `start_page.config.ts`, in a built page. */
  var preloadPage: ((path: string) => void) | undefined;
}

/**
 * Requests all files of a page at once. The built page has the list of them, for its first page: in the entry, the same list
 * would be loaded twice.
 *
 * @param path an address, or a route's path
 */
export function preloadPage(path: string): void {
  globalThis.preloadPage?.(path);
}
