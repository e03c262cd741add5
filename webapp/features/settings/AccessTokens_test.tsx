import { expect, it } from "vitest";
import { open } from "../../testing/open_screen.tsx";

it("makes a token that is shown once, lists it, and ends it", async () => {
  const { screen, services } = await open("/settings");
  await screen.getByLabelText("Name of the program").fill("Home Assistant");
  await screen.getByLabelText("It may").selectOptions("write");
  await screen.getByRole("button", { name: "Make a token" }).click();

  const shown = screen.getByLabelText("Token ‘Home Assistant’");
  await expect.element(shown).toHaveFocus();
  await expect.element(shown).toHaveValue("weekplate_invitation-1");
  await expect.element(screen.getByText("Read and change · Not used yet", { exact: false })).toBeVisible();
  await expect.element(screen.getByLabelText("Name of the program")).toHaveValue("");
  expect(await services.account.listAccessTokens()).toMatchObject({
    accessTokens: [{ name: "Home Assistant", scope: "write" }],
  });

  await screen.getByRole("button", { name: "End Home Assistant" }).click();
  await expect.element(shown).not.toBeInTheDocument();
  await expect.element(screen.getByRole("heading", { name: "Access tokens" })).toHaveFocus();
  expect(await services.account.listAccessTokens()).toEqual({ accessTokens: [] });
});

it("asks for a name, and leaves the typed text where no token was made", async () => {
  const { screen, services } = await open("/settings", { account: { failing: ["createAccessToken"] } });
  await screen.getByRole("button", { name: "Make a token" }).click();
  const name = screen.getByLabelText("Name of the program");
  await expect.element(name).toHaveAccessibleDescription("Enter a name.");
  await expect.element(name).toHaveFocus();

  await name.fill("Kitchen display");
  await screen.getByRole("button", { name: "Make a token" }).click();
  await expect.element(screen.getByText("No token was made.")).toBeVisible();
  await expect.element(name).toHaveValue("Kitchen display");
  services.account.answers.behave({});
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByRole("button", { name: "End Kitchen display" })).toBeVisible();
});
