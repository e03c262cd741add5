import { z } from "zod";
import { SIGN_IN_METHODS } from "../../core/account/mod.ts";
import { call } from "../call.ts";

/** Ours. Only people who sign in with a password can change it, and their e-mail address, in the web app. */
export const getSignInMethod = call("GET /api/sign-in-method", {
  summary: "How the caller signed in",
  isForAccessTokens: false,
  reply: z.object({ method: z.enum(SIGN_IN_METHODS) }),
});
