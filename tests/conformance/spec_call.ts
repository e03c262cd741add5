import type { z } from "zod";

// One call as docs/specification.md describes it, without knowledge of our code. The table of all calls is in spec_calls.ts;
// the tests derive their cases from it.

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** The data that a call can use. */
export interface Stage {
  /** The caller's uid at the identity service. */
  readonly uid: string;
  /** Another user's id, to chat with. */
  readonly otherId: number;
  /** A recipe of the catalogue. */
  readonly recipe: { readonly id: string; readonly name: string };
  /** A small valid photo. */
  readonly photo: Blob;
  /** Creates a post of the caller. @returns its id. */
  post(): Promise<number>;
  /** Adds a food to the caller's pantry. @returns its id. */
  pantryFood(): Promise<number>;
  /** Writes a recipe of the caller's own. @returns its id. */
  ownRecipe(): Promise<string>;
  /** Starts a session of the caller. @returns its id. */
  session(): Promise<string>;
  /** A report, the same one for every call. @returns its id. */
  report(): Promise<number>;
  /** A suspension of the other user in the moderators' log, the same one for every call. @returns the entry's id. */
  suspension(): Promise<number>;
}

export interface SpecRequest {
  /** Replaces the parameter in the path, which is `{id}` in most. */
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

export interface SpecField {
  readonly in: "query" | "body";
  /** The status if it is missing, or `fine` if it is optional. */
  readonly missing: "fine" | number;
  /** Each of these values is answered with 400 and a message that names the field. */
  readonly wrong: readonly unknown[];
  /** The error text for it in the specification; by default its name. */
  readonly named?: string;
}

export interface SpecCall {
  /** Spelled as in the specification. */
  readonly call: `${Method} /${string}`;
  readonly origin: "specification" | "decisions";
  /** `known`: not needed, but the reply follows a person's food rules. `bearer only`: a session's cookie is not enough. `first time`: not needed for the first call after the sign-up. */
  readonly auth: "bearer" | "bearer only" | "none" | "known" | "first time";
  /** How a body is encoded; `json` by default. */
  readonly bodyAs?: "json" | "form";
  /** Largest JSON body in bytes; 100,000 by default. */
  readonly bodyMaxBytes?: number;
  /** The names under which the caller's uid may be sent. */
  readonly uidFields: readonly string[];
  readonly fields: Readonly<Record<string, SpecField>>;
  /** Values for the parameter in the path, with the status of the reply. */
  readonly ids?: Readonly<Record<string, number>>;
  /** The status of an identical second call, if it is not 200. */
  readonly again?: number;
  request(stage: Stage): SpecRequest | Promise<SpecRequest>;
  /** The file whose tests make this call correctly, since a call of this kind can't be repeated on the shared stage. */
  readonly madeIn?: string;
  /** The fields of the reply that the client reads. */
  readonly holds: z.ZodType;
}

/** Calls of the decisions that a signed-in person makes without any input, as far as a row says nothing else. */
export function specCalls(rows: readonly (Pick<SpecCall, "call" | "holds"> & Partial<SpecCall>)[]): SpecCall[] {
  return rows.map((row) => ({
    origin: "decisions",
    auth: "bearer",
    uidFields: ["firebaseUid"],
    fields: {},
    request: () => ({}),
    ...row,
  }));
}

export function methodOf({ call }: SpecCall): Method {
  return call.slice(0, call.indexOf(" ")) as Method; // sound: the type says how a call begins
}

export function pathOf({ call }: SpecCall): string {
  return call.slice(call.indexOf(" ") + 1);
}

/** The first call of each kind: its method, the encoding of its body, and its requirements of the caller. */
export function ofEachKind(calls: readonly SpecCall[]): SpecCall[] {
  const kindOf = (call: SpecCall) => `${call.auth} ${methodOf(call)} ${call.bodyAs ?? "json"}`;
  return [...new Map(calls.toReversed().map((call) => [kindOf(call), call])).values()];
}
