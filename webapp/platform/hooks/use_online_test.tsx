import { afterEach, expect, it, vi } from "vitest";
import { open } from "../../testing/open_screen.tsx";

const NOTICE = "You are offline. New things load when you are back.";

function become(network: "online" | "offline"): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(network === "online");
  dispatchEvent(new Event(network));
}

afterEach(() => {
  become("online");
  vi.restoreAllMocks();
});

it("shows a notice while the browser is offline", async () => {
  const { screen } = await open("/home");
  await expect.element(screen.getByText("Shakshuka with Feta")).toBeInTheDocument();
  await expect.element(screen.getByText(NOTICE)).not.toBeInTheDocument();

  become("offline");
  await expect.element(screen.getByRole("status").filter({ hasText: NOTICE })).toBeVisible();

  become("online");
  await expect.element(screen.getByText(NOTICE)).not.toBeInTheDocument();
});

it("says so from the start, also without a session", async () => {
  become("offline");
  const { screen } = await open("/login", { identity: { signedIn: undefined } });

  await expect.element(screen.getByRole("status").filter({ hasText: NOTICE })).toBeVisible();
});

it("loads the requested data once the browser is online again", async () => {
  const { screen } = await open("/week");
  await screen.getByRole("button", { name: "Next week" }).click();
  await expect.element(screen.getByRole("button", { name: "Thursday Nov 26, Breakfast: empty" })).toBeInTheDocument();
  become("offline");

  await screen.getByRole("button", { name: "Next week" }).click();
  await expect.element(screen.getByRole("heading", { name: "This week is not on this device." })).toBeVisible();
  become("online");

  await expect.element(screen.getByRole("button", { name: "Thursday Dec 3, Breakfast: empty" })).toBeInTheDocument();
});

it("says when opened offline what the device does not have, and loads the page once the browser is online", async () => {
  become("offline");
  const { screen } = await open("/week");
  await expect.element(screen.getByText("Open it once while you are online.")).toBeVisible();
  await expect.element(screen.getByText(NOTICE)).toBeVisible();

  become("online");

  await expect.element(screen.getByRole("button", { name: "Thursday Nov 19, Breakfast: empty" })).toBeInTheDocument();
});

it.each([
  ["/home", "Your recipes are"],
  ["/WeeklyMeals", "This week is"],
  ["/recipe/shakshuka-with-feta", "This recipe is"],
  ["/recipe/shakshuka-with-feta/cook", "This recipe is"],
  ["/shopping", "Your shopping list is"],
  ["/pantry", "Your foods are"],
  ["/favourites", "Your favourites are"],
  ["/recipes/mine", "Your recipes are"],
])("says at %s offline: %s not on this device", async (address, what) => {
  become("offline");
  const { screen } = await open(address);

  await expect.element(screen.getByRole("heading", { name: `${what} not on this device.` })).toBeVisible();
});
