import type { IdentityId } from "../../core/account/mod.ts";

export interface EmulatorAccount {
  readonly identityId: IdentityId;
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
}

/** Registers people with the identity service's emulator. One who is there already stays as they are. */
export async function registerAccounts(
  accounts: readonly EmulatorAccount[],
  { emulatorHost, projectId }: { emulatorHost: string; projectId: string },
): Promise<void> {
  for (const { identityId, email, password, fullName } of accounts) {
    const reply = await fetch(
      `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`,
      {
        method: "POST",
        headers: { authorization: "Bearer owner", "content-type": "application/json" },
        body: JSON.stringify({ localId: identityId, email, password, displayName: fullName, emailVerified: true }),
      },
    );
    const said = await reply.text();
    if (!reply.ok && !/DUPLICATE_LOCAL_ID|EMAIL_EXISTS/u.test(said)) {
      throw new Error(`Cannot register ${fullName} with the emulator: ${said}`);
    }
  }
}

/** Whether the emulator lets somebody in with this password. */
export async function canSignIn(
  { email, password }: Pick<EmulatorAccount, "email" | "password">,
  { emulatorHost }: { emulatorHost: string },
): Promise<boolean> {
  // The emulator asks for a key, and takes any.
  const reply = await fetch(
    `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password }),
    },
  );
  return reply.ok;
}
