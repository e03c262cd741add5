import type { z } from "zod";

// What a client that knows section 7 of the specification, and nothing of our code, holds of one call. The table of them
// all is spec_calls.ts; calls_integration_test.ts makes every call of it in every way that it can go.

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** What a call can be about, made anew for every time that it is made. */
export interface Stage {
  /** The caller's, as the identity service gave it. */
  readonly uid: string;
  /** Somebody else's number, to chat with. */
  readonly otherId: number;
  /** A recipe of the catalogue. */
  readonly recipe: { readonly id: string; readonly name: string };
  /** A small photo that can be read. */
  readonly photo: Blob;
  /** Posts a meal in the caller's name. Resolves with its number. */
  post(): Promise<number>;
}

/** A call as it goes out. */
export interface SpecRequest {
  /** Goes into the `{id}` of the path. */
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

export interface SpecField {
  readonly in: "query" | "body";
  /** What comes of leaving it out: the status, or `fine`. */
  readonly missing: "fine" | number;
  /** Each of these in its place is 400, by a message that names the field. */
  readonly wrong: readonly unknown[];
  /** How a refusal names it, where it is in the specification's words. Default: by its name. */
  readonly named?: string;
}

export interface SpecCall {
  /** As section 7 spells it. */
  readonly call: `${Method} /${string}`;
  readonly origin: "specification" | "decisions";
  /** `first time`: none is needed once, right after signing up. */
  readonly auth: "bearer" | "none" | "first time";
  /** How the body is sent, where there is one. Default `json`. */
  readonly bodyAs?: "json" | "form";
  /** Under which names the caller's uid may come along. */
  readonly uidFields: readonly string[];
  readonly fields: Readonly<Record<string, SpecField>>;
  /** An `{id}` of the path, and what comes of it. */
  readonly ids?: Readonly<Record<string, number>>;
  /** What comes of the same call twice, where the second is not as good as the first. */
  readonly again?: number;
  request(stage: Stage): SpecRequest | Promise<SpecRequest>;
  /** What its user reads in the answer. */
  readonly holds: z.ZodType;
}

export function methodOf({ call }: SpecCall): Method {
  return call.slice(0, call.indexOf(" ")) as Method; // sound: the type says what a call begins with
}

export function pathOf({ call }: SpecCall): string {
  return call.slice(call.indexOf(" ") + 1);
}
