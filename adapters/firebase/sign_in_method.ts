import { decodeJwt } from "jose";
import { z } from "zod";
import type { SignInMethod } from "../../core/account/mod.ts";

const claims = z.object({ firebase: z.object({ sign_in_provider: z.string() }) });

const METHODS: ReadonlyMap<string, SignInMethod> = new Map([
  ["password", "password"],
  ["google.com", "google"],
  ["facebook.com", "facebook"],
]);

/** How the person of a Firebase identity token signed in. The token was verified before. */
export function firebaseSignInMethod(identityToken: string): SignInMethod {
  const { data } = claims.safeParse(decodeJwt(identityToken));
  return METHODS.get(data?.firebase.sign_in_provider ?? "") ?? "other";
}
