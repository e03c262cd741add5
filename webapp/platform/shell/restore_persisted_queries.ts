import type { Services } from "../../services.ts";
import { restoreAnswers } from "../offline/persisted_queries/mod.ts";
import { getQueryClient } from "./query_client.ts";

/** Fills the query cache with the signed-in person's persisted queries, once. Never rejects. */
export async function restorePersistedQueries(services: Services): Promise<void> {
  const { identity, answerStore } = services;
  if (answerStore) await restoreAnswers(getQueryClient(services), { identity, answerStore });
}
