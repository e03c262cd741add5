import type { CalendarDate } from "../../../core/shared/mod.ts";
import {
  listWeekTemplatesReply,
  type SaveWeekTemplateBody,
  saveWeekTemplateReply,
  type WeeklySuggestionReply,
  type WeeklyWishes,
  type WeekTemplateInList,
  type WeekTemplateReply,
  weeklySuggestionReply,
  weekTemplateReply,
} from "../../../wire/week_templates.ts";
import { ApiError } from "../api_error.ts";
import type { WeekTemplatesApi } from "../week_templates_api.ts";
import type { Call, HttpClient } from "./http_client.ts";
import { checked } from "./parse_response.ts";

const TEMPLATES = "/api/week-templates";
const WEEKLY = "/api/weekly-suggestion";

/** A household's templates over HTTP: a chunk of its own, with its shapes, since few visits need it. */
export class HttpWeekTemplatesApi implements WeekTemplatesApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async list({ signal }: { signal: AbortSignal }): Promise<readonly WeekTemplateInList[]> {
    return checked(await this.#send({ method: "GET", path: TEMPLATES, signal }), listWeekTemplatesReply).templates;
  }

  async read(id: number, { signal }: { signal: AbortSignal }): Promise<WeekTemplateReply> {
    return checked(await this.#send({ method: "GET", path: `${TEMPLATES}/${id}`, signal }), weekTemplateReply);
  }

  async save(body: SaveWeekTemplateBody): Promise<WeekTemplateInList> {
    return checked(await this.#send({ method: "POST", path: TEMPLATES, body }), saveWeekTemplateReply);
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
    return checked(await this.#send({ method: "GET", path: WEEKLY, signal }), weeklySuggestionReply);
  }

  async setWeekly(wishes: WeeklyWishes | null): Promise<WeeklySuggestionReply> {
    return checked(await this.#send({ method: "PUT", path: WEEKLY, body: { wishes } }), weeklySuggestionReply);
  }

  async dismissWeekly(monday: CalendarDate): Promise<WeeklySuggestionReply> {
    const reply = await this.#send({ method: "POST", path: `${WEEKLY}/dismiss`, body: { monday } });
    return checked(reply, weeklySuggestionReply);
  }

  #send(call: Omit<Call, "access">): Promise<unknown> {
    return this.#http.send({ access: "signed-in", ...call });
  }
}
