import type { UserId } from "../../../core/account/mod.ts";
import type { CalendarFeed, CalendarFeedStore, FeedMeal, FeedOwner } from "../../../core/calendar/mod.ts";
import type { RecipeStore } from "../../../core/recipe/mod.ts";
import type { CalendarDate, Clock } from "../../../core/shared/mod.ts";
import type { MemoryMealPlanStore } from "../meal_plan/meal_plan_store.ts";

interface StoredFeed extends CalendarFeed {
  readonly tokenHash: string;
  readonly changedAt: Date;
}

export interface MemoryCalendarFeedStoreOptions {
  readonly mealPlans: Pick<MemoryMealPlanStore, "listDays">;
  readonly recipes: Pick<RecipeStore, "find">;
  readonly clock: Pick<Clock, "now">;
}

/** {@linkcode CalendarFeedStore} in memory, over the plans of the households. */
export class MemoryCalendarFeedStore implements CalendarFeedStore {
  readonly #options: MemoryCalendarFeedStoreOptions;
  readonly #feeds = new Map<UserId, StoredFeed>();

  constructor(options: MemoryCalendarFeedStoreOptions) {
    this.#options = options;
  }

  async put(userId: UserId, feed: CalendarFeed & { readonly tokenHash: string }): Promise<void> {
    this.#feeds.set(userId, { ...feed, changedAt: feed.createdAt });
  }

  async find(userId: UserId): Promise<CalendarFeed | undefined> {
    const feed = this.#feeds.get(userId);
    return feed && { createdAt: feed.createdAt };
  }

  async remove(userId: UserId): Promise<void> {
    this.#feeds.delete(userId);
  }

  async markChanged(userId: UserId, changedAt: Date): Promise<void> {
    const feed = this.#feeds.get(userId);
    if (feed) this.#feeds.set(userId, { ...feed, changedAt });
  }

  async findOwner(tokenHash: string): Promise<FeedOwner | undefined> {
    for (const [userId, feed] of this.#feeds) {
      if (feed.tokenHash === tokenHash) return { userId, changedAt: feed.changedAt };
    }
    return undefined;
  }

  /** All meals as changed now: the plans in memory have no times. */
  async listMeals(userId: UserId, { from, to }: { from: CalendarDate; to: CalendarDate }): Promise<FeedMeal[]> {
    const { mealPlans, recipes, clock } = this.#options;
    return await Promise.all(
      mealPlans.listDays(userId, { from, to }).map(async ({ date, mealTime, name, recipeId, leftoversOf }) => {
        const recipe = await recipes.find(recipeId);
        const isLeftovers = leftoversOf !== undefined;
        return {
          date,
          mealTime,
          name,
          recipeId,
          isLeftovers,
          totalMinutes: recipe?.totalMinutes,
          changedAt: clock.now(),
        };
      }),
    );
  }
}
