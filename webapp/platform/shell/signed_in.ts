// The code of every signed-in page. Only the routes import it, so that it is a file of the build that the server can name.
export { PREFETCH } from "./prefetch.ts";
export { restorePersistedQueries } from "./restore_persisted_queries.ts";
export { SignedInProviders } from "./SignedInProviders.tsx";
