import type { ApiReply, ApiRequest } from "../../../adapters/http/testing/api_client.ts";
import { methodOf, pathOf, type SpecCall } from "../spec_call.ts";
import type { OpenApiReplies } from "./openapi_replies.ts";

/** One way of making a call wrong. */
export interface Attempt {
  readonly what: string;
  readonly client: { send(method: string, request: ApiRequest & { path: string }): Promise<ApiReply> };
  readonly request: ApiRequest & { readonly path: string };
}

/** What a refusal has to be: the status, and words of which its message holds one. */
export interface Refusal {
  readonly status: number;
  readonly named?: readonly string[];
}

/**
 * Makes these attempts, one after the other, and tells of those that were not refused as they should: by this status,
 * in the published envelope, kept out of every cache, by a message that names what is wrong.
 */
export async function notRefused(
  call: SpecCall,
  attempts: readonly Attempt[],
  { replies, status, named }: Refusal & { readonly replies: OpenApiReplies },
): Promise<unknown[]> {
  const surprises: unknown[] = [];
  for (const { what, client, request } of attempts) {
    const reply = await client.send(methodOf(call), request);
    const faults = [
      ...(reply.status === status ? [] : [`it is ${reply.status}`]),
      ...replies.faultsOf(reply.body, { path: pathOf(call), method: methodOf(call), status }),
      ...(reply.headers.get("cache-control") === "no-store" ? [] : ["it may be cached"]),
      ...(named && !named.some((word) => messageOf(reply).includes(word)) ? ["it does not name what is wrong"] : []),
    ];
    if (faults.length > 0) surprises.push({ what, faults, body: reply.body });
  }
  return surprises;
}

function messageOf({ body }: ApiReply): string {
  return typeof body === "object" && body !== null && "message" in body ? String(body.message) : "";
}
