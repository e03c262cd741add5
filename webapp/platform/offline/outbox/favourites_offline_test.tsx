import { afterEach, expect, it, vi } from "vitest";
import { maya } from "../../../../adapters/memory/people_and_recipes.ts";
import { mayaSignedIn, memoryServices } from "../../../testing/mod.ts";
import { open, openScreen } from "../../../testing/open_screen.tsx";

const heartName = "Favourite Shakshuka with Feta";

afterEach(() => vi.restoreAllMocks());

it("shows a heart that was pressed offline on every page, also after a reload, until the server has it", async () => {
  const { screen, services: before } = await open("/home");
  await expect.element(screen.getByRole("button", { name: heartName })).toHaveAttribute("aria-pressed", "false");
  before.recipes.answers.behave({ unreachable: ["addFavourite"] });
  await screen.getByRole("button", { name: heartName }).click();
  await expect.poll(() => before.outboxStore.list(mayaSignedIn.id)).toHaveLength(1);
  const [pressed] = await before.outboxStore.list(mayaSignedIn.id);
  await screen.unmount();

  // A new start of the app: only the outbox remains.
  const services = memoryServices();
  services.recipes.answers.behave({ unreachable: ["addFavourite"] });
  if (pressed) await services.outboxStore.put(mayaSignedIn.id, pressed);
  for (const address of ["/home", "/discover?query=shakshuka", "/recipe/shakshuka-with-feta"] as const) {
    const { screen: reloaded } = await openScreen(services, address);
    const heart = reloaded.getByRole("button", { name: heartName }).first();
    await expect.element(heart).toHaveAttribute("aria-pressed", "true");
    expect(await services.stores.opinions.find(maya.id, "shakshuka-with-feta")).toMatchObject({ favourite: false });
    await reloaded.unmount();
  }

  services.recipes.answers.behave({});
  const { screen: last } = await openScreen(services, "/home");
  await expect
    .poll(() => services.stores.opinions.find(maya.id, "shakshuka-with-feta"))
    .toMatchObject({ favourite: true });
  await expect.element(last.getByRole("button", { name: heartName })).toHaveAttribute("aria-pressed", "true");
});

it("shows a heart as the server has it once the press is discarded", async () => {
  const { screen, services } = await open("/home");
  services.recipes.answers.behave({ unreachable: ["addFavourite"] });
  const heart = screen.getByRole("button", { name: heartName });
  await heart.click();
  await expect.element(heart).toHaveAttribute("aria-pressed", "true");
  await screen.getByRole("button", { name: "Show" }).click();
  const dialog = screen.getByRole("dialog", { name: "Not sent yet" });
  await dialog.getByRole("button", { name: /^Discard/u }).click();
  await expect.element(dialog.getByText("All is sent.")).toBeVisible();
  await expect
    .element(screen.getByRole("button", { name: heartName, includeHidden: true }))
    .toHaveAttribute("aria-pressed", "false");
});
