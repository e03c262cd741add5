import type { ApiReply, ApiRequest } from "../../../adapters/http/testing/api_client.ts";
import { methodOf, pathOf, type SpecCall } from "../spec_call.ts";
import type { OpenApiReplies } from "./openapi_replies.ts";

/** One wrong way to make a call. */
export interface Attempt {
  readonly what: string;
  readonly client: { send(method: string, request: ApiRequest & { path: string }): Promise<ApiReply> };
  readonly request: ApiRequest & { readonly path: string };
}

/** The expected refusal: its status, the `field` that it names, and words of which its message has to contain one. */
export interface Refusal {
  readonly status: number;
  readonly field?: string;
  readonly named?: readonly string[];
}

/**
 * Makes these attempts one after the other. A refusal has to have the status, the published error format, `no-store`, and
 * a message that names the fault.
 *
 * @returns the attempts that were not refused like this.
 */
export async function notRefused(
  call: SpecCall,
  attempts: readonly Attempt[],
  { replies, status, field, named }: Refusal & { readonly replies: OpenApiReplies },
): Promise<unknown[]> {
  const surprises: unknown[] = [];
  for (const { what, client, request } of attempts) {
    const reply = await client.send(methodOf(call), request);
    const faults = [
      ...(reply.status === status ? [] : [`it is ${reply.status}`]),
      ...replies.faultsOf(reply.body, { path: pathOf(call), method: methodOf(call), status }),
      ...(reply.headers.get("cache-control") === "no-store" ? [] : ["it may be cached"]),
      ...(field === undefined || fieldOf(reply) === field ? [] : [`its field is ${fieldOf(reply)}`]),
      ...(named && !named.some((word) => messageOf(reply).includes(word)) ? ["it does not name the fault"] : []),
    ];
    if (faults.length > 0) surprises.push({ what, faults, body: reply.body });
  }
  return surprises;
}

/** The invalid field; for a nested one, its first part. */
function fieldOf({ body }: ApiReply): string | undefined {
  return (body as { field?: string }).field?.split(/[.[]/u)[0];
}

function messageOf({ body }: ApiReply): string {
  return typeof body === "object" && body !== null && "message" in body ? String(body.message) : "";
}
