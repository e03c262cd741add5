import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { fewOwnRecipes, type MemoryServices, potatoSalad } from "../../testing/mod.ts";
import { open, openScreen } from "../../testing/open_screen.tsx";
import { DRAFTS_KEY } from "./drafts_key.ts";

/** The last changed first. */
async function storedRecipes({ cookbook }: MemoryServices) {
  const { recipes } = await cookbook.listOwnRecipes();
  return Promise.all(recipes.map(({ id }) => cookbook.getOwnRecipe({ id })));
}

const stored = async (services: MemoryServices) => (await storedRecipes(services)).map(({ recipe }) => recipe);

it("reads each line while it is typed, and shows what the dish comes to", async () => {
  const { screen, services } = await open("/recipes/new");
  await screen.getByLabelText("Portions").fill("2");
  await screen.getByLabelText("Ingredient 1").click();
  await userEvent.keyboard("500 g spinach, chopped{Enter}2 eggs{Enter}1 cup moonbeams");
  await expect.element(screen.getByRole("button", { name: "Food: spinach" })).toBeVisible();
  await expect.element(screen.getByText("500 g", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("chopped", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Unknown food" })).toBeVisible();
  await expect.element(screen.getByText("2 of 3 ingredients counted")).toBeVisible();
  // An unknown food may contain everything: the dish is free of nothing.
  await expect.element(screen.getByRole("heading", { name: "May contain" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Free of" })).not.toBeInTheDocument();
  expect(await stored(services)).toEqual([]);
});

it("corrects a food in its place, and keeps the correction while only the amount changes", async () => {
  const { screen, services } = await open("/recipes/new");
  await screen.getByLabelText("Name").fill("Spinach Pancakes");
  const line = screen.getByLabelText("Ingredient 1");
  await line.fill("200 g tomat");
  await screen.getByRole("button", { name: "Unknown food" }).click();
  await screen.getByRole("menuitemradio", { name: "tomato", exact: true }).click();
  await expect.element(screen.getByRole("button", { name: "Food: tomato" })).toBeVisible();
  await line.fill("250 g tomat");
  await expect.element(screen.getByText("250 g", { exact: true })).toBeVisible();
  await screen.getByRole("button", { name: "Add an ingredient" }).click();
  await userEvent.keyboard("parchment");
  await screen.getByRole("button", { name: "Unknown food" }).click();
  await screen.getByRole("menuitemradio", { name: "Not a food" }).click();
  await expect.element(screen.getByRole("button", { name: "Not a food" })).toBeVisible();
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => stored(services)).toHaveLength(1);
  const [recipe] = await stored(services);
  expect(recipe?.ingredients).toEqual([
    {
      lines: [
        { text: "250 g tomat", food: "tomato" },
        { text: "parchment", food: null },
      ],
    },
  ]);
});

it("makes lines of a pasted list, and is written and arranged by the keyboard alone", async () => {
  const { screen } = await open("/recipes/new");
  const first = screen.getByLabelText("Ingredient 1");
  await first.click();
  const pasted = new DataTransfer();
  pasted.setData("text/plain", "• 2 eggs\n\n- 100 g feta\r\n3. salt");
  first
    .element()
    .dispatchEvent(new ClipboardEvent("paste", { clipboardData: pasted, bubbles: true, cancelable: true }));
  const values = () =>
    screen
      .getByLabelText(/^Ingredient \d+$/u)
      .elements()
      .map((field) => (field as HTMLInputElement).value);
  await expect.poll(values).toEqual(["2 eggs", "100 g feta", "salt"]);
  await userEvent.keyboard(" and pepper{Alt>}{ArrowUp}{/Alt}");
  await expect.poll(values).toEqual(["2 eggs", "salt and pepper", "100 g feta"]);
  await userEvent.keyboard("{Enter}{Backspace}!");
  await expect.poll(values).toEqual(["2 eggs", "salt and pepper!", "100 g feta"]);
  await screen.getByRole("button", { name: "More about ingredient 1" }).click();
  await screen.getByRole("menuitem", { name: "Remove" }).click();
  await expect.poll(values).toEqual(["salt and pepper!", "100 g feta"]);
  await expect.element(screen.getByLabelText("Ingredient 1")).toHaveFocus();
});

it("saves a whole recipe, and opens its page", async () => {
  const { screen, services, address } = await open("/recipes/new");
  await screen.getByLabelText("Name").fill("Spinach Pancakes");
  await screen.getByLabelText("In total, minutes").fill("1 h 10 min");
  await screen.getByLabelText("Ingredient 1").fill("2 eggs");
  await screen.getByRole("button", { name: "Add a group" }).click();
  await expect.element(screen.getByLabelText("Title of group 2")).toHaveFocus();
  await userEvent.keyboard("For the filling");
  await screen.getByRole("group", { name: "For the filling" }).getByLabelText("Ingredient 1").fill("500 g spinach");
  await screen.getByLabelText("Step 1").click();
  await userEvent.keyboard("Whisk.{Enter}Fry.");
  await screen.getByLabelText("Web address").fill("example.com/pancakes");
  await screen.getByLabelText("Tags").fill("quick, children, quick");
  await screen.getByLabelText("Shared with my household").click();
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.poll(address).toBe("/recipe/own-1");
  const [saved] = await storedRecipes(services);
  expect(saved).toMatchObject({
    isShared: true,
    recipe: {
      name: "Spinach Pancakes",
      totalMinutes: 70,
      ingredients: [{ lines: [{ text: "2 eggs" }] }, { title: "For the filling", lines: [{ text: "500 g spinach" }] }],
      steps: ["Whisk.", "Fry."],
      source: { url: "https://example.com/pancakes" },
      tags: ["quick", "children"],
    },
  });
});

it("says what is missing where it is, and leaves the typed text when saving fails", async () => {
  const { screen, services } = await open("/recipes/new", { cookbook: { failing: ["addOwnRecipe"] } });
  await screen.getByLabelText("Portions").fill("many");
  await screen.getByRole("button", { name: "Save" }).click();
  const name = screen.getByLabelText("Name");
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription(/Enter a name\./u);
  await expect.element(screen.getByLabelText("Portions")).toHaveAccessibleDescription(/a whole number/u);
  await name.fill("Spinach Pancakes");
  await screen.getByLabelText("Portions").fill("4");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText(/Not saved\. What you typed is kept/u)).toBeVisible();
  await expect.element(name).toHaveValue("Spinach Pancakes");
  services.cookbook.answers.behave({});
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => stored(services)).toMatchObject([{ name: "Spinach Pancakes", portions: 4 }]);
});

it("shows at a line what the server refuses there", async () => {
  const [first = { lines: [] }] = potatoSalad.ingredients;
  const unknown = { title: "For the dressing", lines: [{ text: "1 cup moonbeams", food: "moonbeam" }] };
  const { screen } = await open("/recipes/own-1/edit", {
    cookbook: { stored: [{ recipe: { ...potatoSalad, ingredients: [first, unknown] } }] },
  });
  await screen.getByLabelText("Ingredient 2").first().clear();
  await screen.getByRole("button", { name: "Save" }).click();
  const line = screen.getByRole("group", { name: "For the dressing" }).getByLabelText("Ingredient 1");
  await expect.element(line).toHaveAccessibleDescription(/There is no such food/u);
  await expect.element(line).toHaveFocus();
});

it("deletes a recipe after a question", async () => {
  const { screen, services, address } = await open("/recipes/own-3/edit", { cookbook: fewOwnRecipes });
  await screen.getByRole("button", { name: "Delete" }).click();
  const question = screen.getByRole("alertdialog", { name: "Delete this recipe?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect.poll(address).toBe("/recipes/mine");
  await expect.element(screen.getByText("Spinach Pancakes")).toBeVisible();
  expect(await stored(services)).toHaveLength(2);
});

it("begins one's own version with the text of a recipe, and says what it is a version of", async () => {
  const { screen, services, address } = await open("/recipe/lemon-salmon-with-dill-potatoes");
  await screen.getByRole("link", { name: "Make my version" }).click();
  await expect.poll(address).toBe("/recipes/new?from=lemon-salmon-with-dill-potatoes");
  await expect.element(screen.getByLabelText("Name")).toHaveValue("Lemon Salmon with Dill Potatoes");
  await expect.element(screen.getByText("Your version of Lemon Salmon with Dill Potatoes")).toBeVisible();
  await screen.getByLabelText("Portions").fill("3");
  await screen.getByRole("button", { name: "Show differences" }).click();
  const compared = screen.getByRole("dialog", { name: "Compared with Lemon Salmon with Dill Potatoes" });
  await expect.element(compared.getByRole("group", { name: "Portions" }).getByText("3", { exact: true })).toBeVisible();
  expect(compared.getByRole("group").elements()).toHaveLength(1);
  await userEvent.keyboard("{Escape}");
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.poll(address).toBe("/recipe/own-1");
  expect((await storedRecipes(services))[0]?.copyOf).toEqual({
    id: "lemon-salmon-with-dill-potatoes",
    name: "Lemon Salmon with Dill Potatoes",
  });
});

it("stores the typed text for the next visit, until it is discarded, saved or the person logs out", async () => {
  const { screen, services } = await open("/recipes/own-2/edit", { cookbook: fewOwnRecipes });
  await screen.getByLabelText("Description").fill("With nutmeg.");
  await screen.unmount();

  const again = await openScreen(services, "/recipes/own-2/edit");
  await expect.element(again.screen.getByText(/This is your draft from before/u)).toBeVisible();
  await expect.element(again.screen.getByLabelText("Description")).toHaveValue("With nutmeg.");
  await again.screen.getByRole("button", { name: "Discard the draft" }).click();
  await expect.element(again.screen.getByLabelText("Description")).toHaveValue("");
  await expect.element(again.screen.getByLabelText("Name")).toHaveFocus();
  expect(services.deviceStorage.getItem(DRAFTS_KEY)).toBeNull();

  await again.screen.getByLabelText("Description").fill("With mace.");
  expect(services.deviceStorage.getItem(DRAFTS_KEY)).toContain("With mace.");
  await again.screen.getByRole("button", { name: "Settings" }).click();
  await again.screen.getByRole("menuitem", { name: "Log out" }).click();
  await expect.element(again.screen.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  expect(services.deviceStorage.getItem(DRAFTS_KEY)).toBeNull();
});

/** Another device stores a change of the potato salad while it is edited here. */
async function changedElsewhere({ cookbook }: MemoryServices, changes: Partial<typeof potatoSalad>): Promise<void> {
  await cookbook.changeOwnRecipe({ id: "own-3", version: 1, recipe: { ...potatoSalad, ...changes }, isShared: true });
}

it("joins the changes of two devices where they are of different parts", async () => {
  const { screen, services, address } = await open("/recipes/own-3/edit", { cookbook: fewOwnRecipes });
  await screen.getByLabelText("Name").fill("Warm Potato Salad");
  await changedElsewhere(services, { tags: ["picnic"] });
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.poll(address).toBe("/recipe/own-3");
  expect((await stored(services))[0]).toMatchObject({ name: "Warm Potato Salad", tags: ["picnic"] });
});

it("asks for each part that two devices have changed which text to use", async () => {
  const { screen, services, address } = await open("/recipes/own-3/edit", { cookbook: fewOwnRecipes });
  await screen.getByLabelText("Name").fill("My Salad");
  await screen.getByLabelText("Tags").fill("mine");
  await changedElsewhere(services, { name: "Their Salad", tags: ["theirs"], portions: 6 });
  await screen.getByRole("button", { name: "Save" }).click();
  const dialog = screen.getByRole("dialog", { name: "This recipe was changed elsewhere" });
  await expect.element(dialog.getByText("Also changed there: Portions.")).toBeVisible();
  await dialog
    .getByRole("group", { name: "Name" })
    .getByRole("radio", { name: /Theirs/u })
    .click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.poll(address).toBe("/recipe/own-3");
  expect((await stored(services))[0]).toMatchObject({ name: "Their Salad", tags: ["mine"], portions: 6 });
});

it("stores added and removed photos with the recipe, and refuses what is no picture", async () => {
  const { screen, services, address } = await open("/recipes/own-3/edit", { cookbook: fewOwnRecipes });
  const before = (await storedRecipes(services))[0]?.photos;
  const field = screen.getByLabelText("Choose a photo");
  await userEvent.upload(field, new File(["Dear Maya"], "letter.txt", { type: "text/plain" }));
  await expect.element(field).toHaveAccessibleDescription(/valid image file/u);
  await userEvent.upload(field, new File(["RIFF"], "salad.webp", { type: "image/webp" }));
  await expect.element(screen.getByRole("button", { name: "Remove photo 2" })).toBeVisible();
  await screen.getByRole("button", { name: "Remove photo 1" }).click();
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.poll(address).toBe("/recipe/own-3");
  const after = (await storedRecipes(services))[0]?.photos ?? [];
  expect(after).toHaveLength(1);
  expect(after).not.toEqual(before);
});

it("stores photos that could not be sent, and sends them again", async () => {
  const { screen, services, address } = await open("/recipes/own-3/edit", { cookbook: fewOwnRecipes });
  const before = (await storedRecipes(services))[0]?.photos ?? [];
  services.cookbook.answers.behave({ failing: ["addRecipePhoto"] });
  await userEvent.upload(
    screen.getByLabelText("Choose a photo"),
    new File(["RIFF"], "salad.webp", { type: "image/webp" }),
  );
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.poll(address).toBe("/recipe/own-3");
  await expect.element(screen.getByText(/is saved without some photos/u)).toBeVisible();

  services.cookbook.answers.behave({});
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText(/ is saved\.$/u)).toBeVisible();
  expect((await storedRecipes(services))[0]?.photos).toEqual([...before, expect.anything()]);
});

it("looks for a food by its name where none is suggested", async () => {
  const { screen } = await open("/recipes/new");
  await screen.getByLabelText("Ingredient 1").fill("300 g tomatillo");
  await screen.getByRole("button", { name: "Unknown food" }).click();
  await screen.getByRole("menuitem", { name: "Search for a food…" }).click();
  const name = screen.getByLabelText("Name of the food");
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveValue("tomatillo");
  await expect.element(screen.getByText("We know no such food. Try a more general name.")).toBeVisible();
  await name.fill("spina");
  await screen.getByRole("button", { name: "spinach" }).click();
  await expect.element(screen.getByRole("button", { name: "Food: spinach" })).toBeVisible();
  await expect.element(screen.getByLabelText("Ingredient 1")).toHaveValue("300 g tomatillo");
});

it("makes a link that is shown once, and ends it after a question", async () => {
  const { screen, services } = await open("/recipes/own-3/edit", { cookbook: fewOwnRecipes });
  const hasLink = async () => (await services.cookbook.getOwnRecipe({ id: "own-3" })).hasLink;
  await screen.getByRole("button", { name: "Make a link" }).click();
  const link = screen.getByLabelText("Link to the recipe");
  await expect.element(link).toHaveValue(expect.stringContaining(`${location.origin}/shared/link-`));
  await expect.element(link).toHaveFocus();
  expect(await hasLink()).toBe(true);

  await screen.getByRole("button", { name: "End the link" }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "End the link" }).click();
  await expect.element(screen.getByRole("heading", { name: "Share by link" })).toHaveFocus();
  await expect.element(link).not.toBeInTheDocument();
  expect(await hasLink()).toBe(false);
});
