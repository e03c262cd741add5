import { verificationMailsContract } from "../../contracts/account/verification_mails_contract.ts";
import { MemoryVerificationMails } from "./verification_mails.ts";

verificationMailsContract("memory", async () => {
  const mails = new MemoryVerificationMails();
  const unreachable = new MemoryVerificationMails();
  unreachable.setAvailable(false);
  let signedUp = 0;
  return {
    mails,
    unreachable,
    async signUp() {
      signedUp += 1;
      return `token-${signedUp}`;
    },
    sentTo: async (token) => mails.sent.filter((each) => each === token).length,
  };
});
