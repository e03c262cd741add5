import type { Person, UserId } from "../../../core/account/mod.ts";
import { userInfoQuery, userInfoReply } from "../../../wire/account/user_info.ts";
import { type Route, route } from "../route.ts";

export function userInfoRoute(userInfo: (input: { userId: UserId }) => Promise<Person>): Route {
  return route({
    method: "get",
    path: "/api/user-info",
    summary: "The caller's name",
    access: "signed-in",
    query: userInfoQuery,
    reply: userInfoReply,
    async handle({ caller }) {
      const { fullName } = await userInfo({ userId: caller.userId });
      return { fullName };
    },
  });
}
