import * as account from "../../../wire/account/mod.ts";
import * as calendar from "../../../wire/calendar/mod.ts";
import * as chat from "../../../wire/chat/mod.ts";
import * as community from "../../../wire/community/mod.ts";
import * as cookbook from "../../../wire/cookbook/mod.ts";
import * as foodRules from "../../../wire/food_rules/mod.ts";
import * as household from "../../../wire/household/mod.ts";
import * as mealPlan from "../../../wire/meal_plan/mod.ts";
import * as pantry from "../../../wire/pantry/mod.ts";
import * as recipes from "../../../wire/recipe/mod.ts";
import * as safety from "../../../wire/safety/mod.ts";
import * as shopping from "../../../wire/shopping/mod.ts";
import * as weekPlan from "../../../wire/week_plan/mod.ts";
import { type ClientOf, clientOf } from "./client.ts";
import type { HttpClient } from "./http/http_client.ts";

/** The calls of the server's contexts, under their clients' names. */
const ALL_CALLS = {
  account,
  calendar,
  chat,
  community,
  cookbook,
  foodRules,
  household,
  mealPlan,
  pantry,
  recipes,
  safety,
  shopping,
  weekPlan,
};

/** A client of each context, as screens use them. */
export type Clients = {
  readonly [Context in keyof typeof ALL_CALLS]: ClientOf<(typeof ALL_CALLS)[Context]>;
};

/** All clients at once: the product makes each with its first call, so that a page waits for the definitions of no other. */
export function allClients(http: HttpClient): Clients {
  const made = Object.entries(ALL_CALLS).map(([context, calls]) => [context, clientOf(calls, http)]);
  return Object.fromEntries(made) as Clients; // sound: each client is made from the calls of its context
}
