import { type CallerIdentity, toApiError, unreachable } from "./http_client.ts";

// In a chunk of its own: few people make these calls, and none at their first visit.

/** The person's data as a file. @throws {ApiError} */
export async function fetchData(identity: CallerIdentity): Promise<Blob> {
  const response = await call("/api/account/data");
  if (response.status === 401) identity.sessionEnded();
  if (!response.ok) throw await toApiError(response);
  return await response.blob().catch((cause: unknown) => {
    throw unreachable(cause);
  });
}

/** Deletes the account of the person with this identity token, or of the session. The server ends the session. @throws {ApiError} */
export async function deleteAccount({ current }: CallerIdentity, identityToken: string | undefined): Promise<void> {
  const response = await call("/api/account", {
    method: "DELETE",
    headers: {
      "content-type": "application/json",
      ...(identityToken === undefined ? {} : { authorization: `Bearer ${identityToken}` }),
    },
    body: JSON.stringify({ confirmation: "DELETE", firebaseUid: current?.id }),
  });
  if (!response.ok) throw await toApiError(response);
}

async function call(path: string, init?: RequestInit): Promise<Response> {
  return await fetch(path, init).catch((cause: unknown) => {
    throw unreachable(cause);
  });
}
