export { persistQueries, restoreAnswers } from "./persist_queries.ts";
