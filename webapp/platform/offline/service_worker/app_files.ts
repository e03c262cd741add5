import { CacheExpiration } from "workbox-expiration";
import { CacheFirst } from "workbox-strategies";

/** The app's files, whose names have a hash of their content: one cache for all versions. */
export const FILE_CACHE = "weekplate-app-files";
/** The listed files of so many versions are stored, less those that were stored when they were used. */
const VERSIONS = 3;

/**
 * The app's files, from the cache first. Not Workbox's precache: it removes the files of the former version, whose tabs may
 * still be open, as soon as the new one is active.
 */
export class AppFiles extends CacheFirst {
  readonly #listed: readonly string[];
  readonly #expiration: CacheExpiration;

  /** @param listed addresses of the files that this version needs offline */
  constructor(listed: readonly string[]) {
    // Not Workbox's expiration plugin: it writes and counts at each use, and a start uses many files.
    const expiration = new CacheExpiration(FILE_CACHE, { maxEntries: VERSIONS * listed.length });
    const cacheDidUpdate = ({ request }: { readonly request: Request }) => expiration.updateTimestamp(request.url);
    super({ cacheName: FILE_CACHE, plugins: [{ cacheDidUpdate }] });
    this.#listed = listed;
    this.#expiration = expiration;
  }

  /**
   * Stores the listed files that are missing, one after the other: the page that is open comes first.
   *
   * @throws if a file can't be loaded: the version is then not installed
   */
  async install(event: ExtendableEvent): Promise<void> {
    for (const file of this.#listed) {
      const request = new Request(file);
      const [answered, stored] = this.handleAll({ event, request });
      const { ok, status } = await answered;
      if (!ok) throw new Error(`Cannot store ${file}: the server replied ${status}`);
      await stored;
      await this.#expiration.updateTimestamp(request.url);
    }
  }

  /** Removes files that no version has listed or stored for the longest time. Those of this version and the former one stay. */
  async removeOld(): Promise<void> {
    await this.#expiration.expireEntries();
  }
}
