import type { CalendarDate } from "../../../../core/shared/mod.ts";
import type {
  AcceptWeekBody,
  SuggestWeekBody,
  SuggestWeekReply,
  WeekAlternativesBody,
  WeekAlternativesReply,
} from "../../../../wire/week_plan/week_suggestions.ts";
import type { WeekSuggestionsApi } from "../week_suggestions_api.ts";
import type { HttpClient } from "./http_client.ts";
import { parserOf } from "./parse_response.ts";

const parse = parserOf(() => import("../../../../wire/week_plan/mod.ts"));

/** The server's suggestions for a week over HTTP. */
export class HttpWeekSuggestionsApi implements WeekSuggestionsApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async suggest(
    monday: CalendarDate,
    body: SuggestWeekBody,
    options: { signal: AbortSignal },
  ): Promise<SuggestWeekReply> {
    return parse(this.#post(monday, { body, ...options }), (calls) => calls.suggestWeek.reply);
  }

  async listAlternatives(
    monday: CalendarDate,
    body: WeekAlternativesBody,
    options: { signal: AbortSignal },
  ): Promise<WeekAlternativesReply> {
    const call = this.#post(monday, { step: "/alternatives", body, ...options });
    return parse(call, (calls) => calls.suggestAlternatives.reply);
  }

  async accept(monday: CalendarDate, changes: AcceptWeekBody["changes"]): Promise<void> {
    await this.#post(monday, { step: "/accept", body: { changes } });
  }

  #post(
    monday: CalendarDate,
    { step = "", ...call }: { step?: string; body: unknown; signal?: AbortSignal },
  ): Promise<unknown> {
    return this.#http.send({
      method: "POST",
      path: `/api/weeks/${monday}/suggestions${step}`,
      access: "signed-in",
      ...call,
    });
  }
}
