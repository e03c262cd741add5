import { expect, it } from "vitest";
import { open } from "../../testing/open_screen.tsx";

it("lists the devices, the current one without a way to log it out", async () => {
  const { screen } = await open("/settings");

  const devices = screen.getByRole("region", { name: "Where you are signed in" }).getByRole("listitem");
  await expect.element(devices.first().getByText("Firefox on Linux")).toBeVisible();
  await expect.element(devices.first().getByText("This device")).toBeVisible();
  await expect.element(screen.getByText("Safari on iPad")).toBeVisible();
  await expect.element(screen.getByText("Last seen: Nov 2", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Log out Firefox on Linux" })).not.toBeInTheDocument();
});

it("logs out one device, then all others", async () => {
  const { screen, services } = await open("/settings");
  await screen.getByRole("button", { name: "Log out Chrome on Android" }).click();
  await expect.element(screen.getByText("Chrome on Android")).not.toBeInTheDocument();
  await expect.element(screen.getByText("Safari on iPad")).toBeVisible();

  await screen.getByRole("button", { name: "Log out everywhere else" }).click();
  await expect.element(screen.getByText("Safari on iPad")).not.toBeInTheDocument();
  const { sessions } = await services.account.listSessions();
  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true]);
});

it("offers to end the access tokens with the other sessions", async () => {
  const { screen, services } = await open("/settings");
  await screen.getByLabelText("Name of the program").fill("Home Assistant");
  await screen.getByRole("button", { name: "Make a token" }).click();
  await screen.getByRole("button", { name: "Log out everywhere else" }).click();

  await expect.element(screen.getByText("Safari on iPad")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "End Home Assistant" })).not.toBeInTheDocument();
  expect(await services.account.listAccessTokens()).toEqual({ accessTokens: [] });
});

it("leaves the access tokens if that is wanted", async () => {
  const { screen, services } = await open("/settings");
  await screen.getByLabelText("Name of the program").fill("Home Assistant");
  await screen.getByRole("button", { name: "Make a token" }).click();
  await screen.getByRole("checkbox", { name: "End my access tokens too" }).click();
  await screen.getByRole("button", { name: "Log out everywhere else" }).click();

  await expect.element(screen.getByText("Safari on iPad")).not.toBeInTheDocument();
  expect((await services.account.listAccessTokens()).accessTokens).toHaveLength(1);
});

it("keeps a device in the list where logging it out fails, and tries again on request", async () => {
  const { screen, services } = await open("/settings", { account: { failing: ["endSession"] } });
  await screen.getByRole("button", { name: "Log out Safari on iPad" }).click();
  await expect.element(screen.getByText("Not logged out there.")).toBeVisible();
  await expect.element(screen.getByText("Safari on iPad")).toBeVisible();

  services.account.answers.behave({});
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("Safari on iPad")).not.toBeInTheDocument();
});
