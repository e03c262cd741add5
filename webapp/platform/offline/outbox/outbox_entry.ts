import type { ShoppingList } from "../../../../core/shopping/mod.ts";
import type { PostMealBody } from "../../../../wire/community/post_meal.ts";
import type { PlanCall, SlotTransition } from "./plan_action.ts";

/** A person's action, as it is stored until the server has it. */
export type OutboxAction = ListAction | PlanAction | FavouriteAction | RatingAction | MessageAction | PostAction;

export interface ListAction {
  readonly kind: "list";
  readonly change: ShoppingList;
  /** Whose list it is for; undefined if that is not known. */
  readonly householdId: number | undefined;
}

export interface PlanAction {
  readonly kind: "plan";
  readonly call: PlanCall;
  /** The precondition: whose plan the person saw, its slots, and their changes; undefined if it is unknown. */
  readonly seen?: { readonly householdId: number | undefined; readonly slots: readonly SlotTransition[] } | undefined;
  /** Whether it is done whatever the slots have by now. */
  readonly isForced?: boolean;
}

/** A recipe is one of the person's favourites, or none. */
export interface FavouriteAction {
  readonly kind: "favourite";
  readonly recipeId: string;
  readonly name?: string | undefined;
  readonly favourite: boolean;
}

/** The person's rating of a recipe, 1 to 5. */
export interface RatingAction {
  readonly kind: "rating";
  readonly recipeId: string;
  readonly name?: string | undefined;
  readonly stars: number;
}

/** A message to another person. Its entry's id is the message's own, under which the server stores it once. */
export interface MessageAction {
  readonly kind: "message";
  readonly receiverId: number;
  readonly to?: string | undefined;
  readonly text: string;
  /** The community post that it is about. */
  readonly postId?: number | undefined;
}

/** A meal with its photo, for the community. Its entry's id is the one under which the server posts it once. */
export interface PostAction {
  readonly kind: "post";
  readonly meal: Omit<PostMealBody, "firebaseUid" | "clientPostId"> & { readonly photo: File };
}

/** One action that the server does not have yet. */
export interface OutboxEntry<Action extends OutboxAction = OutboxAction> {
  /** Made by this device and never used again, so that the server knows an action that it gets twice. */
  readonly id: string;
  /** By this device's clock, which may be wrong, so it is for display only. ISO 8601 in UTC. */
  readonly madeAt: string;
  readonly action: Action;
  /** Why the server does not take it. It then waits for the person. */
  readonly refusal?: Refusal | undefined;
}

/** Why the server does not take an entry. */
export interface Refusal {
  readonly code: string;
  /** One sentence to show. */
  readonly message: string;
  /** When the server may take it, ISO 8601 in UTC, if that is known. */
  readonly until?: string | undefined;
}

export type ActionOf<Kind extends OutboxAction["kind"]> = Extract<OutboxAction, { kind: Kind }>;

/** A refused action that the person sends again. After a conflict it has no precondition, because the person has decided. */
export function againAction(action: OutboxAction): OutboxAction {
  return action.kind === "plan" ? { ...action, isForced: true } : action;
}

/** The entries of a kind that the server may still take, in order. */
export function waitingOf<Kind extends OutboxAction["kind"]>(
  entries: readonly OutboxEntry[],
  kind: Kind,
): OutboxEntry<ActionOf<Kind>>[] {
  return entries.filter((entry): entry is OutboxEntry<ActionOf<Kind>> => entry.action.kind === kind && !entry.refusal);
}

const KINDS: ReadonlySet<unknown> = new Set<OutboxAction["kind"]>([
  "list",
  "plan",
  "favourite",
  "rating",
  "message",
  "post",
]);

/** Whether a stored value is an entry that this version of the app can send. The server checks the rest. */
export function isOutboxEntry(value: unknown): value is OutboxEntry {
  if (!isRecord(value) || !isRecord(value["action"])) return false;
  const { id, madeAt, action, refusal } = value;
  return (
    typeof id === "string" &&
    typeof madeAt === "string" &&
    KINDS.has(action["kind"]) &&
    (action["kind"] !== "list" || isList(action["change"])) &&
    (action["kind"] !== "plan" || isRecord(action["call"])) &&
    ((action["kind"] !== "favourite" && action["kind"] !== "rating") || typeof action["recipeId"] === "string") &&
    (action["kind"] !== "message" ||
      (typeof action["receiverId"] === "number" && typeof action["text"] === "string")) &&
    (action["kind"] !== "post" || (isRecord(action["meal"]) && action["meal"]["photo"] instanceof Blob)) &&
    (refusal === undefined || (isRecord(refusal) && typeof refusal["message"] === "string"))
  );
}

function isList(value: unknown): value is ShoppingList {
  return (
    isRecord(value) &&
    Array.isArray(value["entries"]) &&
    value["entries"].every((entry: unknown) => isRecord(entry) && typeof entry["id"] === "string") &&
    Array.isArray(value["removed"]) &&
    value["removed"].every((id) => typeof id === "string")
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
