import { QueryClient } from "@tanstack/react-query";
import type { CalendarDate } from "../core/shared/mod.ts";
import { ApiError } from "./api/mod.ts";
import { HttpAccountApi, HttpClient, HttpMealPlanApi, HttpRecipeApi } from "./api/http/mod.ts";
import { FirebaseIdentity } from "./identity/firebase/mod.ts";
import type { Services } from "./services.ts";

/** How often a query that failed for a passing reason is tried again. */
const RETRIES = 2;

/** How long an answer counts as fresh, in milliseconds: long enough for Back and forth without a spinner. */
const FRESH = 30_000;

/** The services as the product has them: Firebase, and our server over HTTP. */
export function productServices(): Services {
  const identity = new FirebaseIdentity();
  const http = new HttpClient(identity);
  return {
    identity,
    account: new HttpAccountApi(http, identity),
    recipes: new HttpRecipeApi(http, identity),
    mealPlan: new HttpMealPlanApi(http, identity),
    queryClient: new QueryClient({
      defaultOptions: {
        queries: {
          staleTime: FRESH,
          retry: (failures, error) => failures < RETRIES && error instanceof ApiError && error.isPassing,
        },
      },
    }),
    today: browserToday,
    // oxlint-disable-next-line no-console -- the one place where the web app writes to the console
    log: (message, error) => console.error(message, error),
  };
}

/** In the browser's own time zone, whatever day it is in UTC. */
function browserToday(): CalendarDate {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${String(now.getFullYear()).padStart(4, "0")}-${month}-${day}` as CalendarDate; // sound: it exists, it is today
}
