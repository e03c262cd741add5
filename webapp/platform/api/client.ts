import { t } from "@lingui/core/macro";
import { prettifyError } from "zod";
import type { Access, Call, CallInput, CallReply } from "../../../wire/call.ts";
import { withOwnFields } from "../../../wire/own_field.ts";
import { ApiError } from "./api_error.ts";
import type { HttpClient } from "./http/http_client.ts";

/** How a call is made. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** The file of a call that uploads one. */
  readonly file?: Blob | undefined;
  /** A fresh identity token, which proves the caller in place of the session. */
  readonly identityToken?: string | undefined;
  /** Receives the uploaded share, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Receives the headers of a successful reply. */
  readonly onHeaders?: ((headers: Headers) => void) | undefined;
  /** False for a caller that accepts a reply of another shape than the call defines. Default true. */
  readonly isReplyChecked?: boolean;
}

type MakeCall<C extends Call> =
  Partial<CallInput<C>> extends CallInput<C>
    ? (input?: CallInput<C>, options?: CallOptions) => Promise<ReplyOf<C>>
    : (input: CallInput<C>, options?: CallOptions) => Promise<ReplyOf<C>>;

/** The bytes that a handler of the server returns arrive as a file. */
type ReplyOf<C extends Call> = CallReply<C> extends AsyncIterable<Uint8Array> ? Blob : CallReply<C>;

/** Calls whose refusal says nothing of the session. */
const WITHOUT_SESSION: readonly Access[] = ["public", "known", "token"];

/** A function for each call of a context. */
export type ClientOf<Calls> = {
  readonly [Name in keyof Calls as Calls[Name] extends Call ? Name : never]: Calls[Name] extends Call
    ? MakeCall<Calls[Name]>
    : never;
};

/** The fields in which the specification's calls name their caller. */
const UID_FIELDS = ["firebaseUid", "firebaseuid", "senderFirebaseUid"];

/**
 * Makes the calls of a context over HTTP: `clientOf(await import("wire/meal_plan/mod.ts"), http)`. A call's field for the caller's uid
 * is filled in where the input does not have it. The functions throw {@linkcode ApiError}: the server's, `unreachable` without a
 * reply, or `bad_reply` for a reply that its schema does not accept even with the fields that are ours. Such a reply is logged.
 */
export function clientOf<Calls extends object>(calls: Calls, http: HttpClient): ClientOf<Calls> {
  // sound: a module of calls
  const made = Object.entries<Call>(calls as Record<string, Call>).map(([name, call]) => [
    name,
    (input: Fields = {}, options: CallOptions = {}) => makeCall(http, { call, input, options }),
  ]);
  return Object.fromEntries(made) as ClientOf<Calls>; // sound: each function has the types of its call
}

type Fields = Readonly<Record<string, unknown>>;

async function makeCall(
  http: HttpClient,
  {
    call,
    input,
    options: { isReplyChecked = true, file, ...options },
  }: { call: Call; input: Fields; options: CallOptions },
): Promise<unknown> {
  const fields = { ...http.uidIn(UID_FIELDS), ...input };
  const body = pick(fields, call.body.shape);
  const request = {
    method: call.method.toUpperCase() as Uppercase<Call["method"]>, // sound: the method in capitals
    path: pathOf(call, input),
    query: queryOf(pick(fields, call.query.shape)),
    access: WITHOUT_SESSION.includes(call.access) ? ("public" as const) : ("signed-in" as const),
    isFile: call.download !== undefined,
    ...options,
  };
  const reply = await (call.upload
    ? http.upload({ ...request, form: formOf(body, { field: call.upload.field, file }) })
    : http.send({ ...request, body: call.method === "get" || isEmpty(call.body.shape) ? undefined : body }));
  if (call.download || !isReplyChecked) return reply;
  const result = call.reply.safeParse(reply);
  if (result.success) return result.data;
  http.log(`The reply of ${request.method} ${call.path} does not fit:\n${prettifyError(result.error)}`, result.error);
  const completed = call.reply.safeParse(withOwnFields(call.reply, reply));
  if (completed.success) return completed.data;
  throw new ApiError(t`Something went wrong. Try again.`, { status: 200, code: "bad_reply", cause: completed.error });
}

function pathOf({ path }: Call, input: Fields): `/${string}` {
  return path.replaceAll(/:(\w+)/gu, (_parameter, name: string) =>
    encodeURIComponent(String(input[name])),
  ) as `/${string}`; // sound: paths begin with a slash
}

function queryOf(fields: Fields): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, textOf(value)]));
}

/** Fields stand before the file, so that a server that reads meanwhile has them. */
function formOf(fields: Fields, { field, file }: { field: string; file: Blob | undefined }): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    const text = textOf(value);
    if (text !== undefined) form.set(name, text);
  }
  if (file) form.set(field, file);
  return form;
}

function pick(fields: Fields, shape: object): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => Object.hasOwn(shape, name)));
}

/**
 * A value in an address or a form. Null is none: JSON makes it of the undefined cursor of a first page, which a page of the server
 * has.
 */
function textOf(value: unknown): string | undefined {
  return value === undefined || value === null ? undefined : `${value as string | number | boolean}`; // sound: schemas of addresses and forms have no others
}

function isEmpty(shape: object): boolean {
  return Object.keys(shape).length === 0;
}
