import { t } from "@lingui/core/macro";
import type { Query, QueryClient } from "@tanstack/react-query";
import { dayOf, type MealSlot, type MealTime, PLAN_CHANGE_KINDS } from "../../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import type { ToastOptions } from "../../../ui-kit/Toast/mod.ts";
import type { HouseholdReply } from "../../../wire/household/household.ts";
import {
  HOUSEHOLD,
  householdQuery,
  PANTRY,
  PLAN_VERSION,
  RECIPES,
  SHOPPING_LIST,
  slotFields,
  WEEKS,
} from "../../platform/api/mod.ts";
import type { Services } from "../../services.ts";
import type { HouseholdChanged, HouseholdVersion } from "../chat/mod.ts";
import { SHOPPING_NEWS, type ShoppingNews, storeListChange } from "../shopping/mod.ts";
import { PLAN_CHANGES } from "../week/plan_changes.ts";
import { membersChangeText, planChangesNews } from "./household_change_text.ts";

/** Collects the frames of one act, such as a move, into one refresh. */
const REFRESH_DELAY_MS = 100;
/** Period in which a member's changes are collected into one message. */
const MESSAGE_DELAY_MS = 500;

/** The data that {@linkcode HouseholdWatch} refreshes, and its notifications. */
export interface WatchOptions extends Pick<Services, "household" | "mealPlan" | "today" | "log"> {
  readonly queryClient: QueryClient;
  show(text: string, options?: Pick<ToastOptions, "action" | "tone">): void;
}

type Changes = HouseholdChanged["change"][];

/** Refreshes data that other members of the household change, and reports who changed it. */
export class HouseholdWatch {
  readonly #options: WatchOptions;
  #known: HouseholdVersion | undefined;
  #refreshTimer: ReturnType<typeof setTimeout> | undefined;
  #messageTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a change waits that this device did not make itself, and so has not read yet. */
  #isBehind = false;
  /** The household as it was before the last known version, as far as it was read. */
  #before: HouseholdReply | undefined;
  /** Changes of the plan by other members that are not reported yet. */
  #untold = new Map<number, Changes>();

  constructor(options: WatchOptions) {
    this.#options = options;
  }

  readonly onVersion = (version: HouseholdVersion): void => {
    const known = this.#known;
    this.#known = version;
    if (known ? isSame(known, version) : this.#isShown(version)) return;
    this.#refreshAll();
  };

  readonly onChanged = ({ change, ...version }: HouseholdChanged, { isOwn }: { isOwn: boolean }): void => {
    const known = this.#known;
    if (known?.householdId === version.householdId && version.version <= known.version) return;
    this.#known = version;
    this.#remember(version);
    const hasMissed = known?.householdId !== version.householdId || version.version > known.version + 1;
    if (change.kind === "members") void this.#readMembers(change, { isOwn });
    else if (hasMissed) this.#refreshAll();
    else if (change.kind === "household") this.#invalidate([HOUSEHOLD]);
    else if (change.kind === "shopping") this.#mergeList(change, { version, isOwn });
    else if (change.kind === "pantry") this.#invalidate([PANTRY, SHOPPING_LIST]);
    else this.#invalidate([SHOPPING_LIST]);
    if (!isOfPlan(change)) return;
    if (!isOwn) this.#tell(change);
    this.#isBehind ||= !isOwn;
    this.#refreshSoon();
  };

  stop(): void {
    clearTimeout(this.#refreshTimer);
    clearTimeout(this.#messageTimer);
  }

  /** The cached household may be newer already. */
  #remember({ householdId, version }: HouseholdVersion): void {
    const cached = this.#options.queryClient.getQueryData<HouseholdReply>(HOUSEHOLD);
    if (cached && (cached.id !== householdId || cached.version < version)) this.#before = cached;
  }

  #tell(change: Changes[number]): void {
    const untold = this.#untold.get(change.by.id) ?? [];
    this.#untold.set(change.by.id, [...untold, change]);
    clearTimeout(this.#messageTimer);
    this.#messageTimer = setTimeout(() => {
      const all = [...this.#untold.values()];
      this.#untold.clear();
      for (const changes of all) {
        const news = planChangesNews(changes, { today: this.#options.today() });
        if (news) this.#options.show(news.text, { action: this.#undoOf(news.change) });
      }
    }, MESSAGE_DELAY_MS);
  }

  /** Undo for a move, so that of two people who move one meal at once also the other one decides where it is. */
  #undoOf(change: Changes[number] | undefined): ToastOptions["action"] {
    if (!change?.moved || !change.date || !change.mealTime) return undefined;
    const { recipeId, from } = change.moved;
    const back = { from: toMealSlot(change.date, change.mealTime), to: toMealSlot(from.date, from.mealTime) };
    return { text: t`Undo`, onSelect: () => void this.#moveBack(recipeId, back) };
  }

  async #moveBack(recipeId: string, { from, to }: { from: MealSlot; to: MealSlot }): Promise<void> {
    const { mealPlan, show, log } = this.#options;
    try {
      await mealPlan.moveMeal({ meal: { id: recipeId }, from: slotFields(from), to: slotFields(to) });
    } catch (error) {
      log("Cannot undo the move", error);
      show(t`Not put back. It may have been changed again.`, { tone: "error" });
    }
    this.#invalidate([WEEKS]);
  }

  /** Ticks of other members are applied at once. */
  #mergeList({ list, by }: Changes[number], { version, isOwn }: { version: HouseholdVersion; isOwn: boolean }): void {
    const { queryClient } = this.#options;
    if (list) void storeListChange(queryClient, { list, household: version });
    else this.#invalidate([SHOPPING_LIST]);
    if (!isOwn) queryClient.setQueryData<ShoppingNews>(SHOPPING_NEWS, { name: by.name, change: list });
  }

  async #readMembers(change: Changes[number], { isOwn }: { isOwn: boolean }): Promise<void> {
    const { queryClient, household, show, log } = this.#options;
    const before = this.#before;
    this.#invalidate([WEEKS, RECIPES, SHOPPING_LIST, PANTRY]);
    try {
      // A request that has begun before the change would be joined.
      await queryClient.cancelQueries({ queryKey: HOUSEHOLD });
      const after = await queryClient.fetchQuery({ ...householdQuery(household), staleTime: 0 });
      if (!isOwn) show(membersChangeText(change, { before, after }));
    } catch (error) {
      log("Cannot load the changed household", error);
    }
  }

  #refreshAll(): void {
    this.#invalidate([HOUSEHOLD, WEEKS, RECIPES, SHOPPING_LIST, PANTRY]);
  }

  #refreshSoon(): void {
    this.#refreshTimer ??= setTimeout(() => {
      this.#refreshTimer = undefined;
      this.#refreshPlan();
    }, REFRESH_DELAY_MS);
  }

  #refreshPlan(): void {
    // A week that is read while it is changed here may be older than the one on the screen.
    if (this.#options.queryClient.isMutating({ mutationKey: PLAN_CHANGES }) > 0) return this.#refreshSoon();
    // Data that was changed here was read again at the end of the change.
    const isRead = !this.#isBehind && this.#known !== undefined && this.#isShown(this.#known);
    this.#isBehind = false;
    if (!isRead) this.#invalidate([WEEKS]);
  }

  #invalidate(keys: readonly (readonly string[])[]): void {
    // Data that could not be read keeps its 'Try again' on the screen.
    const predicate = ({ state }: Query) => state.status !== "error";
    for (const queryKey of keys) void this.#options.queryClient.invalidateQueries({ queryKey, predicate });
  }

  /** Whether the last read week is as new as this version. */
  #isShown({ householdId, version }: HouseholdVersion): boolean {
    const shown = this.#options.queryClient.getQueryData<string>(PLAN_VERSION);
    const [shownId, shownVersion] = shown?.split(".").map(Number) ?? [];
    return shownId === householdId && shownVersion !== undefined && shownVersion >= version;
  }
}

function isOfPlan({ kind }: Changes[number]): boolean {
  return PLAN_CHANGE_KINDS.some((ofPlan) => ofPlan === kind);
}

function toMealSlot(date: string, mealTime: MealTime): MealSlot {
  const day = date as CalendarDate; // sound: the frame's schema checks it
  return { day: dayOf(day), mealTime, date: day };
}

function isSame(one: HouseholdVersion, other: HouseholdVersion): boolean {
  return one.householdId === other.householdId && one.version === other.version;
}
