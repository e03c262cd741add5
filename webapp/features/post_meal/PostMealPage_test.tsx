import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import {
  lemonSalmon,
  type MemoryServices,
  type MemoryServicesOptions,
  mayaSignedIn,
  storyPhoto,
} from "../../testing/mod.ts";
import { type OpenedScreen, open, openScreen } from "../../testing/open_screen.tsx";
import { EMPTY_DRAFT } from "./mod.ts";

const FORM = ["/home", "/postmeal"];

const photo = await storyPhoto("spaghetti-bolognese");

async function fill(screen: OpenedScreen): Promise<void> {
  await screen.getByLabelText("Meal name").fill("Friday Night Black Bean Tacos");
  await screen.getByLabelText("Ingredients").fill("8 corn tortillas\n\n400 g black beans");
  await screen.getByLabelText("Instructions").fill("Warm the beans.\nPile up, squeeze lime, eat.");
}

/** Opens the form, filled in and with a photo. */
async function openFilled(options?: MemoryServicesOptions) {
  const app = await open(FORM, options);
  await fill(app.screen);
  await app.screen.getByLabelText("Photo").upload(photo);
  return app;
}

describe("a meal", () => {
  // #community-form-required
  it.each(["Meal name", "Ingredients", "Instructions"])("needs its %s", async (label) => {
    const { screen, services } = await openFilled();
    const field = screen.getByLabelText(label);
    await field.fill("  ");

    await screen.getByRole("button", { name: "Post Meal" }).click();

    await expect.element(screen.getByText("Please complete all fields, including a photo.")).toBeInTheDocument();
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    await expect.element(field).toHaveFocus();
    expect(services.community.answers.calls).not.toContain("postMeal");
  });

  it("needs a photo, and marks it before the fields below it", async () => {
    const { screen, services } = await open(FORM);
    await fill(screen);
    await screen.getByLabelText("Instructions").fill("");

    await screen.getByRole("button", { name: "Post Meal" }).click();

    await expect.element(screen.getByText("Please complete all fields, including a photo.")).toBeInTheDocument();
    await expect.element(screen.getByLabelText("Photo")).toHaveFocus();
    await expect.element(screen.getByText("Add a photo.")).toBeInTheDocument();
    await expect.element(screen.getByText("Enter at least one step.")).toBeInTheDocument();
    expect(services.community.answers.calls).not.toContain("postMeal");

    await screen.getByLabelText("Photo").upload(photo);
    await expect.element(screen.getByText("Add a photo.")).not.toBeInTheDocument();
  });

  // #community-form-image
  it("rejects a file that is not an image", async () => {
    const { screen } = await open(FORM);

    await screen.getByLabelText("Photo").upload(new File(["soup"], "soup.txt", { type: "text/plain" }));

    await expect
      .element(screen.getByText("Please upload a valid image file (jpg, png, webp, etc.)"))
      .toBeInTheDocument();
  });

  // #error-post-meal
  it("keeps everything when posting fails, and shows the server's message", async () => {
    const { screen, address, services } = await openFilled({ community: { failing: ["postMeal"] } });

    await screen.getByRole("button", { name: "Post Meal" }).click();

    await expect.element(screen.getByText("Something went wrong. Try again.")).toBeInTheDocument();
    await expect.element(screen.getByLabelText("Meal name")).toHaveValue("Friday Night Black Bean Tacos");
    await expect.element(screen.getByText("Change photo")).toBeInTheDocument();
    expect(address()).toBe("/postmeal");

    services.community.answers.behave({});
    await screen.getByRole("button", { name: "Post Meal" }).click();
    await expect.poll(address).toBe("/community");
  });

  it("is posted once, however often the button is pressed", async () => {
    const { screen, services } = await openFilled({ community: { hanging: ["postMeal"] } });

    await screen.getByRole("button", { name: "Post Meal" }).click();
    await expect.element(screen.getByRole("button", { name: "Posting…" })).toBeDisabled();
    await screen.getByLabelText("Meal name").click();
    await userEvent.keyboard("{Enter}");

    expect(services.community.answers.calls.filter((call) => call === "postMeal")).toHaveLength(1);
  });
});

describe("the caption", () => {
  // #community-caption
  it("counts down from 280 characters, the maximum", async () => {
    const { screen } = await open(FORM);
    await expect.element(screen.getByText("280 characters left")).toBeInTheDocument();

    await screen.getByLabelText("Caption").fill("x".repeat(260));
    await expect.element(screen.getByText("20 characters left").first()).toBeInTheDocument();
    await screen.getByLabelText("Caption").click();
    await userEvent.keyboard("y".repeat(25));

    await expect.element(screen.getByText("0 characters left").first()).toBeInTheDocument();
  });
});

const drafts = async (services: MemoryServices) => services.openPostDrafts(mayaSignedIn.id);
const storedTexts = async (services: MemoryServices) =>
  JSON.stringify((await (await drafts(services)).read(undefined)).texts);

describe("a draft", () => {
  // #community-form-buttons
  it("survives a closed browser with its photo", async () => {
    const first = await openFilled();
    await expect.poll(() => storedTexts(first.services)).toContain("squeeze lime");
    await first.screen.unmount();

    const { screen, address } = await openScreen(first.services, ...FORM);

    await expect.element(screen.getByLabelText("Meal name")).toHaveValue("Friday Night Black Bean Tacos");
    await expect.element(screen.getByLabelText("Ingredients")).toHaveValue("8 corn tortillas\n\n400 g black beans");
    await expect.element(screen.getByText("Change photo")).toBeInTheDocument();
    await screen.getByRole("button", { name: "Post Meal" }).click();
    await expect.poll(address).toBe("/community");
    const kept = await drafts(first.services);
    await expect.poll(() => kept.read(undefined)).toEqual({ texts: undefined, photo: undefined });
  });

  it("does not replace what a person has typed before it is read", async () => {
    const { screen, services } = await open(FORM);
    await screen.unmount();
    const texts = { ...EMPTY_DRAFT, mealName: "Kept", ingredients: "kept" };
    await (await drafts(services)).storeTexts(undefined, texts);
    const { promise: typed, resolve } = Promise.withResolvers<void>();
    const late = {
      ...services,
      openPostDrafts: async (personId: string) => {
        await typed;
        return services.openPostDrafts(personId);
      },
    };
    const { screen: again } = await openScreen(late, ...FORM);
    await again.getByLabelText("Meal name").fill("Typed");
    resolve();
    await expect.element(again.getByLabelText("Ingredients")).toHaveValue("kept");
    await expect.element(again.getByLabelText("Meal name")).toHaveValue("Typed");
  });
});

describe("without a connection", () => {
  it("is posted once when there is one, also if the first reply was lost", async () => {
    const { screen, services, address } = await openFilled({ community: { unreachable: ["postMeal"] } });

    await screen.getByRole("button", { name: "Post Meal" }).click();
    await expect.poll(address).toBe("/community");
    await expect
      .element(screen.getByText("Friday Night Black Bean Tacos is posted once you are connected."))
      .toBeVisible();
    const [entry] = await services.outboxStore.list(mayaSignedIn.id);
    expect(entry?.action).toMatchObject({ kind: "post", meal: { photo: { size: photo.size } } });
    const meal = {
      mealName: "Friday Night Black Bean Tacos",
      ingredients: "-",
      instructions: "-",
      postText: "",
    };
    const before = services.stores.posts.postsOf(maya.id).length;
    services.community.answers.behave({});
    await services.community.postMeal({ ...meal, clientPostId: entry?.id }, { file: photo });

    dispatchEvent(new Event("online"));
    await expect.poll(() => services.outboxStore.list(mayaSignedIn.id)).toEqual([]);
    expect(services.stores.posts.postsOf(maya.id)).toHaveLength(before + 1);
  });
});

describe("a recipe in the address", () => {
  const OF_SALMON = ["/home", `/postmeal?recipe=${lemonSalmon.id}`];

  it("fills the form, and the post links it", async () => {
    const { screen, services, address } = await open(OF_SALMON);
    await expect.element(screen.getByLabelText("Meal name")).toHaveValue(lemonSalmon.name);
    await expect
      .element(screen.getByLabelText("Instructions"))
      .toHaveValue(lemonSalmon.steps.map((step) => step.replaceAll("\n", " ")).join("\n"));
    await screen.getByLabelText("Meal name").fill("My salmon");
    await screen.getByLabelText("Photo").upload(photo);

    await screen.getByRole("button", { name: "Post Meal" }).click();

    await expect.poll(address).toBe("/community");
    expect(services.stores.posts.postsOf(maya.id).at(-1)).toMatchObject({
      text: { mealName: "My salmon" },
      recipeId: lemonSalmon.id,
    });
    await expect.element(screen.getByRole("link", { name: lemonSalmon.name })).toBeVisible();
  });

  it("is not linked once its box is unticked, also after a reload", async () => {
    const first = await open(OF_SALMON);
    const box = { name: `Link the recipe: ${lemonSalmon.name}` };
    await first.screen.getByRole("checkbox", box).click();
    await first.screen.unmount();
    const { screen, address } = await openScreen(first.services, ...OF_SALMON);
    await expect.element(screen.getByRole("checkbox", box)).not.toBeChecked();
    await screen.getByLabelText("Photo").upload(photo);

    await screen.getByRole("button", { name: "Post Meal" }).click();

    await expect.poll(address).toBe("/community");
    expect(first.services.stores.posts.postsOf(maya.id).at(-1)).toMatchObject({ recipeId: undefined });
  });

  it("leaves another draft as it was", async () => {
    const { screen, services } = await open(FORM);
    await fill(screen);
    await expect.poll(() => storedTexts(services)).toContain("squeeze lime");
    await screen.unmount();

    const second = await openScreen(services, ...OF_SALMON);
    await expect.element(second.screen.getByLabelText("Meal name")).toHaveValue(lemonSalmon.name);
    await second.screen.unmount();

    const third = await openScreen(services, ...FORM);
    await expect.element(third.screen.getByLabelText("Meal name")).toHaveValue("Friday Night Black Bean Tacos");
  });
});

it("says until when posting is paused, and keeps the draft", async () => {
  const { screen } = await open("/postmeal", {
    safety: { arrange: ({ moderation }) => moderation.suspend(maya.id, new Date("2126-11-26T10:00:00Z")) },
  });
  await screen.getByLabelText("Meal name").fill("Tomato soup");

  await expect.element(screen.getByText(/^Posting is paused for your account until Nov 26, 2126, /u)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Post Meal" })).toBeDisabled();
  await expect.element(screen.getByLabelText("Meal name")).toHaveValue("Tomato soup");
});
