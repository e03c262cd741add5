import type { IdentityId } from "../../../core/account/mod.ts";
import type { DeleteAccountInput } from "../../../core/personal_data/mod.ts";
import { deleteAccountBody, deleteAccountReply } from "../../../wire/account/delete_account.ts";
import { type Route, route } from "../route.ts";

/** @param forgetCaller called with the identity whose account may be gone. */
export function deleteAccountRoute(
  deleteAccount: (input: DeleteAccountInput) => Promise<unknown>,
  forgetCaller: (identityId: IdentityId) => void,
): Route {
  return route({
    method: "delete",
    path: "/api/account",
    summary: "Delete the caller's account and data; needs a sign-in of the last five minutes",
    access: "token",
    body: deleteAccountBody,
    reply: deleteAccountReply,
    async handle({ caller: { identityId, signedInAt, token } }) {
      try {
        await deleteAccount({ identityId, signedInAt, identityToken: token });
      } finally {
        forgetCaller(identityId);
      }
      return { deleted: true as const };
    },
  });
}
