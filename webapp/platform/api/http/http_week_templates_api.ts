import type { CalendarDate } from "../../../../core/shared/mod.ts";
import type {
  SaveWeekTemplateBody,
  WeeklySuggestionReply,
  WeeklyWishes,
  WeekTemplateInList,
  WeekTemplateReply,
} from "../../../../wire/week_plan/week_templates.ts";
import { ApiError } from "../api_error.ts";
import type { WeekTemplatesApi } from "../week_templates_api.ts";
import type { Call, HttpClient } from "./http_client.ts";
import { parserOf } from "./parse_response.ts";

const parse = parserOf(() => import("../../../../wire/week_plan/mod.ts"));

const TEMPLATES = "/api/week-templates";
const WEEKLY = "/api/weekly-suggestion";

/** A household's templates over HTTP: a chunk of its own, since few visits need it. */
export class HttpWeekTemplatesApi implements WeekTemplatesApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async list({ signal }: { signal: AbortSignal }): Promise<readonly WeekTemplateInList[]> {
    return (
      await parse(this.#send({ method: "GET", path: TEMPLATES, signal }), (calls) => calls.listWeekTemplates.reply)
    ).templates;
  }

  async read(id: number, { signal }: { signal: AbortSignal }): Promise<WeekTemplateReply> {
    return parse(
      this.#send({ method: "GET", path: `${TEMPLATES}/${id}`, signal }),
      (calls) => calls.readWeekTemplate.reply,
    );
  }

  async save(body: SaveWeekTemplateBody): Promise<WeekTemplateInList> {
    return parse(this.#send({ method: "POST", path: TEMPLATES, body }), (calls) => calls.saveWeekTemplate.reply);
  }

  async remove(id: number): Promise<void> {
    try {
      await this.#send({ method: "DELETE", path: `${TEMPLATES}/${id}` });
    } catch (error) {
      const isGone = error instanceof ApiError && error.code === "template_not_found";
      if (!isGone) throw error;
    }
  }

  async getWeekly({ signal }: { signal: AbortSignal }): Promise<WeeklySuggestionReply> {
    return parse(this.#send({ method: "GET", path: WEEKLY, signal }), (calls) => calls.findWeeklySuggestion.reply);
  }

  async setWeekly(wishes: WeeklyWishes | null): Promise<WeeklySuggestionReply> {
    return parse(
      this.#send({ method: "PUT", path: WEEKLY, body: { wishes } }),
      (calls) => calls.findWeeklySuggestion.reply,
    );
  }

  async dismissWeekly(monday: CalendarDate): Promise<WeeklySuggestionReply> {
    const reply = this.#send({ method: "POST", path: `${WEEKLY}/dismiss`, body: { monday } });
    return parse(reply, (calls) => calls.findWeeklySuggestion.reply);
  }

  #send(call: Omit<Call, "access">): Promise<unknown> {
    return this.#http.send({ access: "signed-in", ...call });
  }
}
