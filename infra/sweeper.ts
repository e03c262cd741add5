import type { Container } from "inversify";
import { describeFault } from "../adapters/http/request_log.ts";
import type { RateLimit } from "../adapters/shared/rate_limiter.ts";
import { sweepPhotos } from "../core/community/mod.ts";
import { deriveOwnRecipesAgain } from "../core/cookbook/mod.ts";
import { IDEMPOTENCY_KEY_TTL_MS } from "../core/meal_plan/mod.ts";
import { evidencePhotosInUse } from "../core/safety/mod.ts";
import { DAY_MS } from "../core/shared/mod.ts";
import { RECIPE_PICTURES } from "./modules/cookbook_module.ts";
import { tokens } from "./tokens.ts";

const SWEEP_INTERVAL_MS = 15 * 60 * 1000;
/** Only one of several instances sweeps. The window is shorter than the interval, so that the same one may sweep again. */
const SWEEP_LIMIT: RateLimit = { name: "sweeps", capacity: 1, windowMs: SWEEP_INTERVAL_MS - 60_000 };

/** No identity token is valid for longer, with time to spare. */
const TOKEN_LIFETIME_MS = DAY_MS;

/** How long an import can be looked at and undone. */
const IMPORT_RETENTION_MS = 30 * DAY_MS;

/** Sweeps at intervals, never twice at the same time, until it is stopped. */
export function startSweeper(container: Container): { stop(): Promise<void> } {
  const logger = container.get(tokens.logger);
  let sweeping = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweeping
      .then(() => sweepIfDue(container))
      .then(
        (swept) => logger.debug({ swept }, "photos swept"),
        (error: unknown) => logger.error({ fault: describeFault(error) }, "sweeping failed"),
      );
  }, SWEEP_INTERVAL_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await sweeping;
    },
  };
}

/**
 * Removes photos that nothing needs, expired sessions, rate limit counts that have expired, imports of files and ids of plan changes after 30 days, and marks of removed and
 * suspended identities. Derives own recipes again that an earlier release derived.
 *
 * @returns how many photos were removed; undefined if another instance sweeps or has just swept.
 */
export async function sweepIfDue(container: Container): Promise<number | undefined> {
  const rateLimiter = container.get(tokens.rateLimiter);
  if ((await rateLimiter.consume(SWEEP_LIMIT, "all instances")) > 0) return undefined;
  await rateLimiter.sweep();
  const clock = container.get(tokens.clock);
  const reports = container.get(tokens.moderation);
  const now = clock.now();
  await container.get(tokens.sessionStore).sweep(now);
  await container.get(tokens.personData).forgetRemovals({ before: new Date(now.getTime() - TOKEN_LIFETIME_MS) });
  await container.get(tokens.recipeImportStore).sweep({ before: new Date(now.getTime() - IMPORT_RETENTION_MS) });
  await deriveOwnRecipesAgain({
    ownRecipes: container.get(tokens.ownRecipeStore),
    ingredients: container.get(tokens.foodTables),
    facts: container.get(tokens.foodFacts),
    pictures: RECIPE_PICTURES,
  });
  await container
    .get(tokens.mealPlanStore)
    .removeIdempotencyKeys({ before: new Date(now.getTime() - IDEMPOTENCY_KEY_TTL_MS) });
  return await sweepPhotos({
    users: [
      container.get(tokens.postStore),
      container.get(tokens.ownRecipeStore),
      { photosInUse: (keys) => evidencePhotosInUse({ reports, clock }, keys) },
    ],
    photoStorage: container.get(tokens.photoStorage),
    clock,
  });
}
