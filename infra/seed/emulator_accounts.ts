import type { IdentityId } from "../../core/account/mod.ts";

export interface EmulatorAccount {
  readonly identityId: IdentityId;
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
}

/** Registers accounts with the identity service's emulator. Existing ones stay unchanged. */
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
    const text = await reply.text();
    if (!reply.ok && !/DUPLICATE_LOCAL_ID|EMAIL_EXISTS/u.test(text)) {
      throw new Error(`Cannot register ${fullName} with the emulator: ${text}`);
    }
  }
}

/** Whether the emulator accepts this password. */
export async function canSignIn(
  { email, password }: Pick<EmulatorAccount, "email" | "password">,
  { emulatorHost }: { emulatorHost: string },
): Promise<boolean> {
  // The emulator requires a key and accepts any.
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
