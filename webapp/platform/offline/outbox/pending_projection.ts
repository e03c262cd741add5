import type { Query, QueryClient } from "@tanstack/react-query";
import type { PlanEntry } from "../../../../wire/meal_plan/planned_meal.ts";
import type { RecipeSummaryWire } from "../../../../wire/recipe/recipe_summary.ts";
import {
  INGREDIENT_SEARCHES,
  MEAL_OPTIONS,
  PERSONAL_LISTS,
  PLAN_VERSION,
  RECIPES,
  type RecipeClient,
  SEARCHES,
} from "../../api/mod.ts";
import type { OutboxSnapshot } from "./outbox.ts";
import {
  type FavouriteAction,
  type OutboxAction,
  type OutboxEntry,
  type PlanAction,
  waitingOf,
} from "./outbox_entry.ts";
import { mondayOf, slotsOf, weekAfter } from "./plan_action.ts";
import { isAnswer, mondayIn, ServerWeeks } from "./server_weeks.ts";

/**
 * Applies pending actions to the cached replies of the server: when an action is added, when the server replies, and after a
 * reload.
 */
export class PendingProjection {
  readonly #queryClient: QueryClient;
  readonly #plans: ServerWeeks;
  #entries: readonly OutboxEntry[] = [];
  /** Actions that the server has, until their entries have left the outbox. */
  readonly #sent = new WeakSet<OutboxAction>();

  constructor(queryClient: QueryClient) {
    this.#queryClient = queryClient;
    this.#plans = ServerWeeks.of(queryClient);
  }

  /** Shows the entries of an outbox from now on. @returns a function that stops it. */
  watch(outbox: { subscribe(onChange: () => void): () => void; snapshot(): OutboxSnapshot }): () => void {
    const onChange = () => this.#show(outbox.snapshot().entries);
    const stops = [
      outbox.subscribe(onChange),
      this.#queryClient.getQueryCache().subscribe((event) => {
        if (event.type === "added" || isAnswer(event)) this.#apply(event.query);
      }),
    ];
    onChange();
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** An action with its expected state: the data on the person's screen. */
  prepare(made: OutboxAction, entries: readonly OutboxEntry[]): OutboxAction {
    const action = this.#named(made);
    if (action.kind !== "plan" || action.seen) return action;
    const monday = mondayOf(action.call);
    const plan = this.#plans.get(monday);
    if (!plan) return action;
    const slots = slotsOf(action.call, this.#shown(plan, monday, entries));
    const householdId = Number(this.#queryClient.getQueryData<string>(PLAN_VERSION)?.split(".")[0]) || undefined;
    return slots.length === 0 ? action : { ...action, seen: { householdId, slots } };
  }

  /** An action with its recipe's name and picture, which some screens do not know. */
  #named(action: OutboxAction): OutboxAction {
    if (action.kind === "favourite" || action.kind === "rating") {
      return { ...action, name: recipeIn(this.#queryClient, action.recipeId)?.name };
    }
    if (action.kind !== "plan" || action.call.name !== "save" || action.call.meal.mainImage !== "") return action;
    const { mainImage = "" } = recipeIn(this.#queryClient, action.call.meal.recipeId) ?? {};
    return { ...action, call: { ...action.call, meal: { ...action.call.meal, mainImage } } };
  }

  /** The server has an action. */
  sent(action: OutboxAction): void {
    this.#sent.add(action);
    if (action.kind !== "plan" || !action.seen) return;
    const monday = mondayOf(action.call);
    const plan = this.#plans.get(monday);
    if (plan) this.#plans.set(monday, weekAfter(plan, action.seen.slots));
  }

  #show(entries: readonly OutboxEntry[]): void {
    const before = this.#entries;
    if (before === entries) return;
    this.#entries = entries;
    const changed = [...before, ...entries].filter((entry) => before.includes(entry) !== entries.includes(entry));
    if (changed.every(({ action }) => action.kind === "list" || action.kind === "message" || action.kind === "post"))
      return;
    for (const query of this.#queryClient.getQueryCache().getAll()) {
      if (changed.some(({ action }) => concerns(query, action))) this.#apply(query);
    }
    this.#readAgain(before);
  }

  /** Opinions that were discarded or refused, or sent by another tab, get the server's value. */
  #readAgain(before: readonly OutboxEntry[]): void {
    const waiting = new Set(this.#entries.flatMap(({ id, refusal }) => (refusal ? [] : id)));
    const ended = before.filter(({ id, action, refusal }) => !refusal && !waiting.has(id) && !this.#sent.has(action));
    const opinions = ended.flatMap(({ action }) =>
      action.kind === "favourite" || action.kind === "rating" ? action : [],
    );
    if (opinions.length === 0) return;
    const predicate = (query: Query) => opinions.some((action) => concerns(query, action));
    void this.#queryClient.invalidateQueries({ predicate });
  }

  #apply({ queryKey, state }: Query): void {
    const { data } = state;
    if (data === undefined) return;
    const shown = this.#shownAs(queryKey, data);
    if (JSON.stringify(shown) === JSON.stringify(data)) return;
    this.#queryClient.setQueryData(queryKey, shown, { updatedAt: state.dataUpdatedAt });
  }

  #shownAs(queryKey: Query["queryKey"], data: unknown): unknown {
    const monday = mondayIn(queryKey);
    const plan = monday === undefined ? undefined : this.#plans.get(monday);
    if (monday !== undefined && plan) return this.#shown(plan, monday, this.#entries);
    // sound: the data of this query
    if (queryKey[0] === OPINIONS) return opinionAfter(data as OwnOpinion, String(queryKey[1]), this.#entries);
    const favourites = waitingOf(this.#entries, "favourite").map(({ action }) => action);
    // sound: the data of this query
    if (queryKey[0] === FAVOURITES) return favouritesAfter(data as RecipeSummaryWire[], favourites);
    if (LISTS.has(queryKey[0])) return listAfter(data as RecipeList, favourites); // sound: the data of these queries
    return data;
  }

  #shown(plan: readonly PlanEntry[], monday: string, entries: readonly OutboxEntry[]): readonly PlanEntry[] {
    const actions: PlanAction[] = waitingOf(entries, "plan").map(({ action }) => action);
    return actions
      .filter(({ call }) => mondayOf(call) === monday)
      .reduce((week, { call, seen }) => weekAfter(week, seen?.slots ?? slotsOf(call, week)), plan);
  }
}

interface NamedRecipe {
  readonly id: string;
  readonly name: string;
  readonly mainImage?: string;
}

/** A recipe as any cached answer has it. */
function recipeIn(queryClient: QueryClient, id: string): NamedRecipe | undefined {
  const page = queryClient.getQueryData<NamedRecipe>([...RECIPES, id]);
  if (page) return page;
  const lists = queryClient.getQueriesData<{ readonly recipes?: readonly NamedRecipe[] }>({});
  const shown = lists.flatMap(([, answer]) => (Array.isArray(answer?.recipes) ? answer.recipes : []));
  return shown.find((recipe) => recipe.id === id);
}

const OPINIONS = "own-opinion";
const FAVOURITES = "favourites";
/** First parts of the keys of answers whose recipes have hearts. */
const LISTS: ReadonlySet<unknown> = new Set(
  [PERSONAL_LISTS, MEAL_OPTIONS, SEARCHES, INGREDIENT_SEARCHES].map(([name]) => name),
);

interface RecipeList {
  readonly recipes: readonly RecipeSummaryWire[];
}

function listAfter(list: RecipeList, favourites: readonly FavouriteAction[]): RecipeList {
  const last = new Map(favourites.map(({ recipeId, favourite }) => [recipeId, favourite]));
  const recipes = list.recipes.map((recipe) => {
    const favourite = last.get(recipe.id);
    return favourite === undefined ? recipe : { ...recipe, favourite };
  });
  return { ...list, recipes };
}

function favouritesAfter(
  known: readonly RecipeSummaryWire[],
  favourites: readonly FavouriteAction[],
): readonly RecipeSummaryWire[] {
  return favourites.reduce((now, { recipeId: id, name = "", favourite }) => {
    if (favourite) return now.some((recipe) => recipe.id === id) ? now : [{ id, name, mainImage: "" }, ...now];
    return now.filter((recipe) => recipe.id !== id);
  }, known);
}

type OwnOpinion = Awaited<ReturnType<RecipeClient["getOwnOpinion"]>>;

function opinionAfter(opinion: OwnOpinion, recipeId: string, entries: readonly OutboxEntry[]): OwnOpinion {
  return entries.reduce((now, { action, refusal }) => {
    if (refusal || (action.kind !== "favourite" && action.kind !== "rating") || action.recipeId !== recipeId)
      return now;
    return action.kind === "favourite" ? { ...now, favourite: action.favourite } : { ...now, value: action.stars };
  }, opinion);
}

function concerns({ queryKey }: Query, action: OutboxAction): boolean {
  if (action.kind === "plan") return mondayIn(queryKey) === mondayOf(action.call);
  if (action.kind !== "favourite" && action.kind !== "rating") return false;
  const [name, id] = queryKey;
  if (name === OPINIONS) return id === action.recipeId;
  return action.kind === "favourite" && (name === FAVOURITES || LISTS.has(name));
}
