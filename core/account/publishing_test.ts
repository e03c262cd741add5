import { expect, it } from "vitest";
import { maya } from "../../adapters/memory/people_and_recipes.ts";
import { assertMayPublish } from "./publishing.ts";

const until = new Date("2026-11-26T00:00:00Z");

function publish(suspendedUntil: Date | undefined, verifiedEmail?: () => Promise<string | undefined>) {
  const suspensions = { suspendedUntil: async () => suspendedUntil };
  return assertMayPublish({ suspensions, ...(verifiedEmail && { verifiedEmails: { verifiedEmail } }) }, maya.id);
}

it("allows a person who is not suspended and has a verified address where one is required", async () => {
  await expect(publish(undefined)).resolves.toBeUndefined();
  await expect(publish(undefined, async () => maya.email)).resolves.toBeUndefined();
});

it("refuses others, and says why", async () => {
  await expect(publish(until, async () => maya.email)).rejects.toMatchObject({
    code: "suspended",
    message: "Posts and messages are paused for your account until Thu, 26 Nov 2026 00:00:00 GMT",
    until,
  });
  await expect(publish(undefined, async () => undefined)).rejects.toMatchObject({
    code: "email_not_verified",
    message: "Verify your e-mail address to post and send messages",
  });
});
