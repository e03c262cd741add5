import { addMealTime, type MealSlot, type PlanSlot } from "../../../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../../../core/shared/mod.ts";
import { HOUSEHOLD_VERSION_HEADER } from "../../../../wire/household/household_version.ts";
import type { Leftovers } from "../../../../wire/meal_plan/leftovers.ts";
import type { PlanEntry } from "../../../../wire/meal_plan/list_week.ts";
import type { WeekNutrition } from "../../../../wire/meal_plan/week_nutrition.ts";
import type { Identity } from "../../identity/mod.ts";
import type { MealPlanApi, SentPlanChange } from "../meal_plan_api.ts";
import type { HttpClient } from "./http_client.ts";
import { parserOf } from "./parse_response.ts";

const parse = parserOf(() => import("./meal_plan_replies.ts"));

/** The server's meal plan over HTTP. */
export class HttpMealPlanApi implements MealPlanApi {
  readonly #http: HttpClient;
  readonly #identity: Pick<Identity, "current">;

  constructor(http: HttpClient, identity: Pick<Identity, "current">) {
    this.#http = http;
    this.#identity = identity;
  }

  async listWeek(
    date: CalendarDate,
    { signal, onVersion }: Parameters<MealPlanApi["listWeek"]>[1],
  ): Promise<PlanEntry[]> {
    const query = { firebaseUid: this.#identity.current?.id, targetDate: date };
    const reply = this.#http.send({
      method: "GET",
      path: "/meal-plans",
      query,
      access: "signed-in",
      signal,
      onHeaders(headers) {
        const version = headers.get(HOUSEHOLD_VERSION_HEADER);
        if (version !== null) onVersion?.(version);
      },
    });
    return parse(reply, (replies) => replies.listWeekReply);
  }

  async listWeekNutrition(date: CalendarDate, { signal }: { signal: AbortSignal }): Promise<WeekNutrition> {
    const query = { targetDate: date };
    const reply = this.#http.send({ method: "GET", path: "/api/week-nutrition", query, access: "signed-in", signal });
    return parse(reply, (replies) => replies.weekNutritionReply);
  }

  async saveMeal(
    slot: MealSlot,
    { id, name }: { id: string; name: string },
    options: SentPlanChange & { portions?: number | undefined } = {},
  ): Promise<void> {
    // The specification's client puts the meal time in front of the name itself.
    const body = { ...this.#fields(slot), meal: { id, name: addMealTime(name, slot.mealTime) }, ...options };
    await this.#http.send({ method: "POST", path: "/api/save-meal", body, access: "signed-in" });
  }

  async emptySlot(slot: MealSlot, sent?: SentPlanChange): Promise<void> {
    const body = { ...this.#fields(slot), ...sent };
    await this.#http.send({ method: "DELETE", path: "/api/save-meal", body, access: "signed-in" });
  }

  async listLeftovers({ day, mealTime, date }: MealSlot, { signal }: { signal: AbortSignal }): Promise<Leftovers> {
    const query = { day, time: mealTime, targetDate: date };
    const reply = this.#http.send({ method: "GET", path: "/api/leftovers", query, access: "signed-in", signal });
    return parse(reply, (replies) => replies.listLeftoversReply);
  }

  async saveLeftovers(
    slot: MealSlot,
    { of, ...options }: SentPlanChange & { of: PlanSlot; portions: number | undefined },
  ): Promise<void> {
    const body = { ...slotFields(slot), of: { date: of.date, time: of.mealTime }, ...options };
    await this.#http.send({ method: "POST", path: "/api/save-leftovers", body, access: "signed-in" });
  }

  async setPortions(slot: MealSlot, portions: number | undefined, sent?: SentPlanChange): Promise<void> {
    const body = { ...slotFields(slot), portions: portions ?? null, ...sent };
    await this.#http.send({ method: "PUT", path: "/api/meal-portions", body, access: "signed-in" });
  }

  async setCooked(slot: MealSlot, cooked: boolean): Promise<void> {
    const body = { ...slotFields(slot), cooked };
    await this.#http.send({ method: "PUT", path: "/api/meal-cooked", body, access: "signed-in" });
  }

  async moveMeal(
    recipeId: string,
    { from, to, ...sent }: SentPlanChange & { from: MealSlot; to: MealSlot },
  ): Promise<void> {
    const body = { meal: { id: recipeId }, from: slotFields(from), to: slotFields(to), ...sent };
    await this.#http.send({ method: "POST", path: "/api/move-meal", body, access: "signed-in" });
  }

  #fields(slot: MealSlot) {
    return { firebaseUid: this.#identity.current?.id, ...slotFields(slot) };
  }
}

function slotFields({ day, mealTime, date }: MealSlot) {
  return { day, time: mealTime, date };
}
