import { expect, it } from "vitest";
import { MemoryVerificationMails } from "../../adapters/memory/account/verification_mails.ts";
import { maya } from "../../adapters/memory/people_and_recipes.ts";
import { sendVerificationMail } from "./send_verification_mail.ts";

const input = { userId: maya.id, email: "maya@example.com", identityToken: "maya's token" };

function portsWith(verified: string | undefined) {
  return { verifiedEmails: { verifiedEmail: async () => verified }, mails: new MemoryVerificationMails() };
}

it("sends a mail to an address that is not verified", async () => {
  const ports = portsWith(undefined);

  expect(await sendVerificationMail(ports, input)).toBe(true);
  expect(ports.mails.sent).toEqual(["maya's token"]);
});

it.each([
  ["it is verified", portsWith("maya@example.com"), input],
  ["there is none", portsWith(undefined), { ...input, email: undefined }],
])("sends none where %s", async (_why, ports, given) => {
  expect(await sendVerificationMail(ports, given)).toBe(false);
  expect(ports.mails.sent).toEqual([]);
});
