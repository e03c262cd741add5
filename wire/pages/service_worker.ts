/** Where the server serves the service worker. */
export const SERVICE_WORKER_PATH = "/service-worker.js";

/** The app's page at no address of its own and without any person's data: what the service worker answers with. */
export const SHELL_PATH = "/shell.html";

/** Stands in the built service worker for the version of the page; the server replaces it. */
export const PAGE_VERSION_PLACEHOLDER = "PAGE_VERSION";

/** The pictures and photos that the signed-in person has seen. It exists only while a person is signed in. */
export const PICTURE_CACHE = "weekplate-pictures";

/** Sent to a waiting service worker when the person wants the new version. */
export const USE_NEW_VERSION = "use-new-version";

/** Tag of the browser's sync event for which the service worker sends waiting changes of the shopping list. */
export const SEND_LIST = "send-list";

/** The last contents of some pages for the signed-in person, as {@linkcode CachedPage}. It exists only while a person is signed in. */
export const PAGE_CACHE = "weekplate-pages";

/** A page as it was drawn last on this device. The service worker shows it until the app has started. */
export interface CachedPage {
  /** The session that it belongs to: in another one it stays hidden. */
  readonly marker: string;
  /** The date on the device when it was drawn. */
  readonly today: string;
  readonly title: string;
  /** The rules of all components on it. */
  readonly css: string;
  /** The content of the element with the id "root". */
  readonly html: string;
}

/** Attribute of the page's root element with the marker of this browser's session. */
export const SESSION_ATTRIBUTE = "data-session";

/** Marks the elements that a kept page adds to the app's page: its rules, and the one with the id of a first page. */
export const CACHED_ATTRIBUTE = "data-kept";
