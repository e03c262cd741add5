import type { IdentityId, Person, SaveUserInput } from "../../../core/account/mod.ts";
import { saveUserBody, saveUserReply } from "../../../wire/account/save_user.ts";
import { type Route, route } from "../route.ts";

/** @param forgetCaller called with the identity whose name may have changed. */
export function saveUserRoute(
  saveUser: (input: SaveUserInput) => Promise<Person>,
  forgetCaller: (identityId: IdentityId) => void,
): Route {
  return route({
    method: "post",
    path: "/save-user",
    summary: "Create the caller's account after sign-up, or change its name",
    access: "verified",
    body: saveUserBody,
    reply: saveUserReply,
    async handle({ caller, body }) {
      const { id, fullName } = await saveUser({ identity: caller, fullName: body.fullName });
      forgetCaller(caller.identityId);
      return { userId: id, fullName };
    },
  });
}
