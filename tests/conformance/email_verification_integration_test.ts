import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { verificationMailsContract } from "../../adapters/contracts/account/verification_mails_contract.ts";
import { FirebaseVerificationMails } from "../../adapters/firebase/verification_mails.ts";
import { freePort } from "../../adapters/system/free_port.ts";
import { PROJECT } from "../setup/identity_emulator.ts";
import { joinChat } from "./testing/chat_client.ts";
import { signInWithGoogleAtEmulator, signUpAtEmulator } from "./testing/emulator_sign_up.ts";
import { type Cook, type Product, startProduct } from "./testing/product.ts";
import { formOf, SMALL_PHOTO } from "./testing/spec_stage.ts";

/** A link in a mail, which the emulator lists and does not send. */
interface VerificationLink {
  readonly email: string;
  readonly oobLink: string;
}

const notVerified = { code: "email_not_verified", message: "Verify your e-mail address to post and send messages" };

async function linksTo(email: string): Promise<readonly VerificationLink[]> {
  const reply = await fetch(`http://${inject("emulatorHost")}/emulator/v1/projects/${PROJECT}/oobCodes`);
  const { oobCodes } = (await reply.json()) as { oobCodes: readonly VerificationLink[] };
  return oobCodes.filter((link) => link.email === email);
}

verificationMailsContract("the identity service's emulator", async () => {
  const emulatorHost = inject("emulatorHost");
  const options = { apiKey: "demo-key", authDomain: "demo-weekplate.firebaseapp.com" };
  const emails = new Map<string, string>();
  return {
    mails: new FirebaseVerificationMails({ ...options, emulatorHost }),
    unreachable: new FirebaseVerificationMails({ ...options, emulatorHost: `localhost:${await freePort()}` }),
    async signUp() {
      const email = `mail-${emails.size + 1}-${crypto.randomUUID()}@kitchen.example`;
      const { token } = await signUpAtEmulator(emulatorHost, { email, password: "laid-table" });
      emails.set(token, email);
      return token;
    },
    sentTo: async (token) => (await linksTo(emails.get(token) ?? "")).length,
  };
});

describe("where a verified e-mail address is required", () => {
  let product: Product;
  let tomas: Cook & { readonly userId: number };

  beforeAll(async () => {
    product = await startProduct({ settings: { REQUIRE_VERIFIED_EMAIL: "on" }, seed: "nothing" });
    tomas = await product.join("Tomás Herrera");
  });
  afterAll(() => product.stop());

  function post({ client }: Cook) {
    const form = formOf({ mealName: "Soup", ingredients: "x", instructions: "x", photo: SMALL_PHOTO });
    return client.post("/api/community-posts", { form });
  }

  it("lets a person post and send messages once they have opened the link in the mail, on open sockets too", async () => {
    const maya = await product.join("Maya Lindqvist");
    const { device } = await joinChat(product, maya);
    const message = { senderFirebaseUid: maya.uid, receiverId: tomas.userId, message: "Hej!" };

    device.say("sendMessage", message);
    expect(await device.next("messageError")).toMatchObject(notVerified);
    expect(await post(maya)).toMatchObject({ status: 403, body: notVerified });
    expect((await maya.client.get("/api/community-posts")).status).toBe(200);
    expect((await maya.client.get("/api/standing")).body).toMatchObject({
      emailVerification: { email: maya.email, verified: false, required: true, canSend: true },
    });

    expect((await maya.client.post("/api/email-verification")).body).toEqual({ sent: true });
    const [link] = await linksTo(maya.email);
    expect((await fetch(link?.oobLink ?? "")).status).toBe(200);
    await expect
      .poll(async () => (await maya.client.get("/api/email-verification")).body, { timeout: 15_000, interval: 500 })
      .toEqual({ email: maya.email, verified: true, required: true, canSend: false });

    expect((await post(maya)).status).toBe(200);
    device.say("sendMessage", message);
    expect(await device.next("messageAck")).toMatchObject({ id: expect.any(Number) });
    expect((await maya.client.post("/api/email-verification")).body).toEqual({ sent: false });
    device.close();
  });

  it("sends a mail for a session's cookie too, and at most five an hour", async () => {
    const { client, email } = await product.join("Ingeborg Aas");
    const { headers } = await client.post("/api/session");
    const cookie = headers.get("set-cookie")?.split(";")[0] ?? "";
    const send = () => product.stranger.post("/api/email-verification", { headers: { cookie, origin: product.url } });

    for (let sent = 1; sent <= 5; sent += 1) expect((await send()).body).toEqual({ sent: true });
    expect(await send()).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(await linksTo(email)).toHaveLength(5);
  });

  it("takes the identity service's word for an address that Google has verified", async () => {
    const google = { sub: "priya-at-google", email: "priya@kitchen.example", name: "Priya Raman" };
    const { uid, token } = await signInWithGoogleAtEmulator(product.emulatorHost, google);
    const client = product.withToken(token, { uid, email: google.email });

    expect((await client.get("/api/standing")).body).toMatchObject({ emailVerification: { verified: true } });
    expect((await post({ ...tomas, client })).status).toBe(200);
  });
});
