import { addMealTime, type MealSlot } from "../../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import { HOUSEHOLD_VERSION_HEADER } from "../../../wire/household_version.ts";
import type { PlanEntry } from "../../../wire/list_week.ts";
import type { WeekNutrition } from "../../../wire/week_nutrition.ts";
import type { Identity } from "../../identity/mod.ts";
import type { MealPlanApi } from "../meal_plan_api.ts";
import type { HttpClient } from "./http_client.ts";
import { parseResponse } from "./parse_response.ts";

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
    return parseResponse(reply, (replies) => replies.listWeekReply);
  }

  async listWeekNutrition(date: CalendarDate, { signal }: { signal: AbortSignal }): Promise<WeekNutrition> {
    const query = { targetDate: date };
    const reply = this.#http.send({ method: "GET", path: "/api/week-nutrition", query, access: "signed-in", signal });
    return parseResponse(reply, (replies) => replies.weekNutritionReply);
  }

  async saveMeal(slot: MealSlot, meal: { id: string; name: string }): Promise<void> {
    // The specification's client puts the meal time in front of the name itself.
    const body = { ...this.#fields(slot), meal: { id: meal.id, name: addMealTime(meal.name, slot.mealTime) } };
    await this.#http.send({ method: "POST", path: "/api/save-meal", body, access: "signed-in" });
  }

  async emptySlot(slot: MealSlot): Promise<void> {
    const body = this.#fields(slot);
    await this.#http.send({ method: "DELETE", path: "/api/save-meal", body, access: "signed-in" });
  }

  #fields({ day, mealTime, date }: MealSlot) {
    return { firebaseUid: this.#identity.current?.id, day, time: mealTime, date };
  }
}
