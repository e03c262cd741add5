import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { ServicesProvider } from "../../services.ts";
import { memoryServices, storyMessages } from "../../testing/mod.ts";
import { open } from "../../testing/open_screen.tsx";
import { EmailVerificationNotice } from "./mod.ts";

const unverified = { isVerified: false };
const required = { isVerified: false, isRequired: true };
const asking = "Verify your e-mail address to post and send messages. Open the link in our mail to maya@example.com.";

it("is on the settings only, where no verified address is required", async () => {
  const { screen } = await open("/settings", { account: { email: unverified } });

  await expect
    .element(screen.getByText("Your e-mail address is not verified. Open the link in our mail to maya@example.com."))
    .toBeVisible();
  await screen.getByRole("link", { name: "Home" }).first().click();
  await expect.element(screen.getByText("Shakshuka with Feta")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Send again" })).not.toBeInTheDocument();
});

it.each(["/home", "/settings", "/week"])("is on %s once, where it is required", async (address) => {
  const { screen } = await open(address, { account: { email: required } });

  await expect.element(screen.getByText(asking)).toBeVisible();
  expect(screen.getByRole("button", { name: "Send again" }).elements()).toHaveLength(1);
});

it("is not shown to a person whose address is verified", async () => {
  const { screen } = await open("/settings", { account: { email: { isRequired: true } } });

  await expect.element(screen.getByRole("button", { name: "Download my data" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Send again" })).not.toBeInTheDocument();
});

it("sends the mail again, and says why it can't", async () => {
  const { screen, services } = await open("/settings", { account: { email: { ...unverified, maxMails: 1 } } });
  const button = screen.getByRole("button", { name: "Send again" });

  await button.click();
  await expect
    .element(screen.getByText("A mail is on its way to maya@example.com. Look into the spam folder too."))
    .toBeVisible();
  expect(services.stores.verificationMails.sent).toEqual([`token-of-${maya.identityId}`]);

  await button.click();
  await expect
    .element(screen.getByText("We have sent several mails. Look for one that has arrived, or try again later."))
    .toBeVisible();
});

it("notices at request that the address is verified, and lets the person post with what they have typed", async () => {
  const { screen, services } = await open("/postmeal", { account: { email: required } });
  await screen.getByLabelText("Meal name").fill("Tomato soup");
  await expect.element(screen.getByRole("button", { name: "Post Meal" })).toBeDisabled();
  await expect.element(screen.getByText(/^Verify your e-mail address to post, as the note at the top/u)).toBeVisible();

  await screen.getByRole("button", { name: "I have verified it" }).click();
  await expect.element(screen.getByText("Not verified yet. Open the link in the mail first.")).toBeVisible();
  services.stores.people.verifyEmail(maya);
  await screen.getByRole("button", { name: "I have verified it" }).click();

  await expect.element(screen.getByText("Your e-mail address is verified.")).toBeVisible();
  await expect.element(screen.getByText(asking)).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Post Meal" })).toBeEnabled();
  await expect.element(screen.getByLabelText("Meal name")).toHaveValue("Tomato soup");
});

it("notices by itself when the person comes back from the mail", async () => {
  const { screen, services } = await open("/home", { account: { email: required } });
  await expect.element(screen.getByText(asking)).toBeVisible();

  services.stores.people.verifyEmail(maya);
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));

  await expect.element(screen.getByText("Your e-mail address is verified.")).toBeVisible();
  await expect.element(screen.getByText(asking)).not.toBeInTheDocument();
});

it("says in the chat that messages need a verified address, and keeps it readable", async () => {
  const { screen } = await open("/community", {
    account: { email: required },
    chat: { messages: storyMessages, areUnread: true },
  });
  await screen.getByRole("button", { name: "Chat, unread messages" }).click();

  await expect.element(screen.getByText("Thanks for asking about the ramen.")).toBeVisible();
  await expect.element(screen.getByText("Verify your e-mail address to send messages.")).toBeVisible();
});

it.each([
  [
    "an account of another service",
    { email: "maya@example.com", canSend: false },
    /at the service where you sign in\.$/u,
    1,
  ],
  ["an account without an address", { email: null, canSend: false }, /and your account has no address\.$/u, 0],
] as const)("says what to do with %s", async (_account, state, text, buttons) => {
  const services = memoryServices();
  const screen = await render(
    <ServicesProvider value={services}>
      <QueryClientProvider client={new QueryClient()}>
        <EmailVerificationNotice state={{ ...state, verified: false, required: true }} />
      </QueryClientProvider>
    </ServicesProvider>,
  );

  await expect.element(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole("button").elements()).toHaveLength(buttons);
});
