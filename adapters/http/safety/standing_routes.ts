import type { UserId } from "../../../core/account/mod.ts";
import type { Standing } from "../../../core/safety/mod.ts";
import { confirmWarningsBody, confirmWarningsReply, standingReply } from "../../../wire/safety/standing.ts";
import { emailVerificationView } from "../account/email_verification_view.ts";
import { type Route, route } from "../route.ts";

export function standingRoute(
  ownStanding: (input: { userId: UserId }) => Promise<Standing & { readonly moderator: boolean }>,
  {
    requireVerifiedEmail: isRequired,
    sendsMails,
  }: { readonly requireVerifiedEmail: boolean; readonly sendsMails?: boolean },
): Route {
  return route({
    method: "get",
    path: "/api/standing",
    summary:
      "The caller's warnings and suspension, whether they moderate, and whether their e-mail address is verified",
    access: "signed-in",
    reply: standingReply,
    async handle({ caller }) {
      const { email } = caller;
      const { moderator, suspendedUntil, warnings, verifiedEmail } = await ownStanding({ userId: caller.userId });
      return {
        moderator,
        suspendedUntil: suspendedUntil?.toISOString() ?? null,
        warnings: warnings.map(({ id, text, warnedAt }) => ({ id, text, warnedAt: warnedAt.toISOString() })),
        emailVerification: emailVerificationView({ email, verifiedEmail, isRequired, sendsMails }),
      };
    },
  });
}

export function confirmWarningsRoute(
  confirmWarnings: (input: { userId: UserId; upTo: number }) => Promise<void>,
): Route {
  return route({
    method: "post",
    path: "/api/standing/confirm",
    summary: "Confirm that the caller has read their warnings",
    access: "signed-in",
    body: confirmWarningsBody,
    reply: confirmWarningsReply,
    async handle({ caller, body }) {
      await confirmWarnings({ userId: caller.userId, upTo: body.upTo });
      return { confirmed: true };
    },
  });
}
