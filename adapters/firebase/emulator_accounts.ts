import { z } from "zod";
import { DomainError } from "../../core/shared/mod.ts";
import { identityUnavailable } from "./identity_unavailable.ts";

export interface EmulatorSession {
  /** `host:port` */
  readonly emulatorHost: string;
  readonly projectId: string;
  readonly accountId: string;
  /** When the person signed in, in seconds since 1970. */
  readonly authTime: number;
}

const LOOKUP_TIMEOUT_MS = 5_000;

/**
 * The emulator sets `validSince` when it creates an account, in whole seconds and after the token's `auth_time`. A
 * sign-up across a second boundary therefore has a `validSince` one second after its `auth_time`.
 */
export const VALID_SINCE_TOLERANCE_SECONDS = 1;

const lookupReply = z.object({
  users: z
    .array(z.object({ disabled: z.boolean().default(false), validSince: z.coerce.number().default(0) }))
    .default([]),
});

/**
 * Checks that the emulator still has the token's account, and that neither the account is disabled nor the token
 * revoked.
 *
 * @throws {DomainError} `not_signed_in`, `identity_unavailable`
 */
export async function assertAccountActive({
  emulatorHost,
  projectId,
  accountId,
  authTime,
}: EmulatorSession): Promise<void> {
  const url = `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`;
  const response = await fetch(url, {
    method: "POST",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ localId: [accountId] }),
    signal: AbortSignal.timeout(LOOKUP_TIMEOUT_MS),
  });
  if (!response.ok) throw identityUnavailable(new Error(`${url} answered ${response.status}`));
  const [account] = lookupReply.parse(await response.json()).users;
  const isRevoked = account !== undefined && authTime + VALID_SINCE_TOLERANCE_SECONDS < account.validSince;
  if (!account || account.disabled || isRevoked) {
    throw new DomainError("not_signed_in", "Please sign in", {
      cause: new Error("The account is gone or disabled, or the token is revoked"),
    });
  }
}
