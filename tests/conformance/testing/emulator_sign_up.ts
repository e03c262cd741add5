/** The identity service's reply to a sign-up or sign-in. */
export interface SignedUp {
  readonly uid: string;
  readonly token: string;
  readonly refreshToken: string;
}

interface EmulatorReply {
  readonly localId: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

/** Signs up with e-mail and password, as the identity service's client does. */
export async function signUpAtEmulator(
  host: string,
  account: { readonly email: string; readonly password: string },
): Promise<SignedUp> {
  return await ask(host, "accounts:signUp", { ...account, returnSecureToken: true });
}

/** Signs in with e-mail and password. */
export async function signInAtEmulator(
  host: string,
  account: { readonly email: string; readonly password: string },
): Promise<SignedUp> {
  return await ask(host, "accounts:signInWithPassword", { ...account, returnSecureToken: true });
}

/** Marks an account's e-mail address as verified, as the link in the service's e-mail does. */
export async function verifyEmailAtEmulator(host: string, localId: string): Promise<void> {
  const reply = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:update?key=demo-key`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer owner" },
    body: JSON.stringify({ localId, emailVerified: true }),
  });
  if (!reply.ok) throw new Error(`Cannot verify an e-mail address at the emulator: ${await reply.text()}`);
}

/** Signs in with Google, as the popup does at its end: the emulator accepts a Google account's claims unencoded. */
export async function signInWithGoogleAtEmulator(
  host: string,
  account: { readonly sub: string; readonly email: string; readonly name: string },
): Promise<SignedUp> {
  const claims = encodeURIComponent(JSON.stringify({ ...account, email_verified: true }));
  return await ask(host, "accounts:signInWithIdp", {
    postBody: `id_token=${claims}&providerId=google.com`,
    requestUri: "http://localhost",
    returnSecureToken: true,
    returnIdpCredential: true,
  });
}

async function ask(host: string, call: string, json: object): Promise<SignedUp> {
  const reply = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/${call}?key=demo-key`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(json),
  });
  if (!reply.ok) throw new Error(`Cannot ${call} at the emulator: ${await reply.text()}`);
  const { localId, idToken, refreshToken } = (await reply.json()) as EmulatorReply;
  return { uid: localId, token: idToken, refreshToken };
}
