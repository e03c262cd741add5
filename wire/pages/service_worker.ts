/** Where the server serves the service worker. */
export const SERVICE_WORKER_PATH = "/service-worker.js";

/** The app's page at no address of its own and without any person's data: what the service worker answers with. */
export const SHELL_PATH = "/shell.html";

/** Stands in the built service worker for the version of the page; the server replaces it. */
export const PAGE_VERSION_PLACEHOLDER = "PAGE_VERSION";

/** The pictures and photos that the signed-in person has seen. It exists only while a person is signed in. */
export const PICTURE_CACHE = "weekplate-pictures";

/** Tag of the browser's sync event for which the service worker sends waiting changes of the shopping list. */
export const SEND_LIST = "send-list";
