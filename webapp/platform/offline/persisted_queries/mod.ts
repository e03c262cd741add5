export { persistQueries, restoreAnswers } from "./persist_queries.ts";
export type { PersistedQuery, PersistedQueryStore } from "./persisted_query_store.ts";
