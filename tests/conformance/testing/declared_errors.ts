import { ERROR_CODES } from "../../../core/shared/mod.ts";
import * as account from "../../../wire/account/mod.ts";
import * as calendar from "../../../wire/calendar/mod.ts";
import { type Call, COMMON_ERRORS } from "../../../wire/call.ts";
import * as chat from "../../../wire/chat/mod.ts";
import * as community from "../../../wire/community/mod.ts";
import * as cookbook from "../../../wire/cookbook/mod.ts";
import * as foodRules from "../../../wire/food_rules/mod.ts";
import * as household from "../../../wire/household/mod.ts";
import * as mealPlan from "../../../wire/meal_plan/mod.ts";
import * as pantry from "../../../wire/pantry/mod.ts";
import * as recipe from "../../../wire/recipe/mod.ts";
import * as safety from "../../../wire/safety/mod.ts";
import * as shopping from "../../../wire/shopping/mod.ts";
import * as weekPlan from "../../../wire/week_plan/mod.ts";

const CONTEXTS = [
  account,
  calendar,
  chat,
  community,
  cookbook,
  foodRules,
  household,
  mealPlan,
  pantry,
  recipe,
  safety,
  shopping,
  weekPlan,
];

const CALLS = CONTEXTS.flatMap((context) => Object.values<Call>({ ...context })).map((call) => ({
  ...call,
  pattern: new RegExp(`^${call.path.replaceAll(/:\w+/gu, "[^/]+")}$`, "u"),
}));

const DOMAIN_ERRORS: ReadonlySet<unknown> = new Set(ERROR_CODES);

/** The error of a use case with which a call replied, if the call does not declare it. */
export function undeclaredError(code: unknown, { method, path }: { method: string; path: string }): unknown {
  if (!DOMAIN_ERRORS.has(code)) return undefined;
  const [pathname = ""] = path.split("?");
  const calls = CALLS.filter((call) => call.method === method.toLowerCase() && call.pattern.test(pathname));
  const declared = new Set<unknown>([...COMMON_ERRORS, ...calls.flatMap(({ errors }) => errors)]);
  return declared.has(code) ? undefined : code;
}
