import type { UserId } from "../account/mod.ts";
import type { PostId } from "../community/mod.ts";
import { DAY_MS } from "../shared/mod.ts";
import { type MessageId, type MessageText, PENDING_STATES } from "./message.ts";

/** The receiver's decision; `open` before it. */
export const REQUEST_STATES = [...PENDING_STATES, "accepted"] as const;

export type RequestState = (typeof REQUEST_STATES)[number];

/** A first message from a person to whom the receiver has never written. */
export interface MessageRequest {
  /** The sender. */
  readonly userId: UserId;
  readonly name: string;
  /** The first message. */
  readonly message: {
    readonly id: MessageId;
    readonly text: MessageText;
    readonly sentAt: Date;
    /** The community post that it is about. */
    readonly postId?: PostId | undefined;
  };
}

/** How many requests one person can send that are not accepted. */
export interface RequestLimit {
  readonly max: number;
  /** Older requests do not count. */
  readonly windowMs: number;
}

/** Most people to whom one person can write for the first time in 24 hours before one of them accepts. */
export const REQUEST_LIMIT: RequestLimit = { max: 10, windowMs: DAY_MS };
