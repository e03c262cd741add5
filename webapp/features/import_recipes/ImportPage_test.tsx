import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { potatoSaladPage, potatoSaladRead, recipeBox, recipeBoxFile, storyImport } from "../../testing/mod.ts";
import { open } from "../../testing/open_screen.tsx";

it("opens what a page says in the editor, and saves it with its pictures", async () => {
  const pages = { [potatoSaladPage]: potatoSaladRead };
  const { screen, services, address } = await open("/recipes/mine", { cookbook: { pages } });
  await screen.getByRole("link", { name: "Import" }).click();
  await screen.getByLabelText("Web address").fill(potatoSaladPage);
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByLabelText("Name")).toHaveValue("Aunt Berit's Warm Potato Salad");
  expect(address()).toBe("/recipes/new");
  await expect.element(screen.getByText(/is no food that we know/u)).toBeVisible();
  await expect.element(screen.getByText("One picture comes with it.")).toBeVisible();
  expect(await services.cookbook.listOwnRecipes()).toMatchObject({ recipes: [] });
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.poll(address).toBe("/recipe/own-1");
  expect(await services.cookbook.getOwnRecipe({ id: "own-1" })).toMatchObject({
    recipe: potatoSaladRead.recipe,
    photos: [expect.anything()],
  });
});

it("says at its field why an address, a text or a file is refused, and keeps it", async () => {
  const { screen } = await open("/recipes/import");
  const address = screen.getByLabelText("Web address");
  await address.fill("http://intranet/salad");
  await screen.getByRole("button", { name: "Read the page" }).click();
  await expect.element(address).toHaveAccessibleDescription(/could not be fetched/u);
  await expect.element(address).toHaveValue("http://intranet/salad");
  const text = screen.getByLabelText("Text of the recipe");
  await text.fill("Dear Maya, how are you?");
  await screen.getByRole("button", { name: "Read the text" }).click();
  await expect.element(text).toHaveAccessibleDescription(/There is no recipe in this text/u);
  await expect.element(text).toHaveValue("Dear Maya, how are you?");
  const file = screen.getByLabelText("Choose a page");
  await userEvent.upload(file, new File([], "salad.html", { type: "text/html" }));
  await expect.element(file).toHaveAccessibleDescription(/This file is empty/u);
});

it("reads a saved page", async () => {
  const html = "<h1>Potato Salad</h1>";
  const { screen, address } = await open("/recipes/import", { cookbook: { pages: { [html]: potatoSaladRead } } });
  await userEvent.upload(screen.getByLabelText("Choose a page"), new File([html], "salad.html"));
  await expect.poll(address).toBe("/recipes/new");
});

const box = { files: { [recipeBoxFile]: recipeBox } };
const boxFile = () => new File(["zip"], recipeBoxFile);

it("imports a file, shows how far it is, and what became of each recipe", async () => {
  const stews = Array.from({ length: 100 }, (_, place) => storyImport(`Stew no. ${place + 1}`));
  const files = { [recipeBoxFile]: recipeBox.toSpliced(2, 0, ...stews) };
  const { screen } = await open("/recipes/import", { cookbook: { files, step: 100 } });
  const field = screen.getByLabelText("Choose a file");
  await userEvent.upload(field, boxFile());
  await expect.element(screen.getByRole("progressbar", { name: "Importing" })).toBeVisible();
  await expect.element(field).toBeDisabled();
  const counts = "103 imported, 1 of them with doubts, 1 that you already had, 1 not imported";
  await expect.element(screen.getByText(counts)).toBeVisible();
  await expect.element(field).toBeEnabled();
  await screen.getByRole("button", { name: "Show the recipes" }).click();
  await expect.element(screen.getByText("“2 tbsp quince vinegar” is no food that we know.")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Spinach Pancakes" })).toHaveAttribute("href", "/recipe/own-1");
  await screen.getByRole("button", { name: "Show more" }).click();
  await expect.element(screen.getByText("It has neither ingredients nor steps.")).toBeVisible();
});

it("updates recipes that the person already has, if they choose that", async () => {
  const again = storyImport("Spinach Pancakes");
  if (!("ok" in again)) throw new Error("It is a recipe");
  const changed = { ok: { ...again.ok, recipe: { ...again.ok.recipe, steps: ["Fry them."] } } };
  const started = [{ fileName: recipeBoxFile, done: 5 }];
  const { screen, services } = await open("/recipes/import", {
    cookbook: { files: { ...box.files, "again.zip": [changed] }, started },
  });
  await screen.getByLabelText("Recipes that you already have").selectOptions("Update them");
  await userEvent.upload(screen.getByLabelText("Choose a file"), new File(["zip"], "again.zip"));
  await expect.element(screen.getByText("0 imported, 1 updated")).toBeVisible();
  await screen.getByRole("button", { name: "Show the recipes" }).first().click();
  await expect.element(screen.getByText("Updated", { exact: true })).toBeVisible();
  expect(await services.cookbook.getOwnRecipe({ id: "own-1" })).toMatchObject({ recipe: { steps: ["Fry them."] } });

  // #recipe-own-undo
  await screen.getByRole("button", { name: "Undo the import" }).first().click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Undo it" }).click();
  await expect.element(screen.getByText("Undone: 1 recipe put back as before.")).toBeVisible();
  const { recipe } = await services.cookbook.getOwnRecipe({ id: "own-1" });
  expect(recipe.steps).not.toContain("Fry them.");
});

it("pauses an import, goes on with it, and undoes it after a question", async () => {
  const started = [{ fileName: recipeBoxFile, done: 0 }];
  const { screen } = await open("/recipes/import", { cookbook: { ...box, started, step: 1 } });
  await screen.getByRole("button", { name: "Pause" }).click();
  await expect.element(screen.getByRole("progressbar", { name: "Paused" })).toBeVisible();
  await screen.getByRole("button", { name: "Go on" }).click();
  await expect.element(screen.getByRole("progressbar", { name: "Importing" })).toBeVisible();
  await screen.getByRole("button", { name: "Undo the import" }).click();
  const question = screen.getByRole("alertdialog", { name: "Undo the import?" });
  await question.getByRole("button", { name: "Undo it" }).click();
  await expect.element(screen.getByText(/^Undone: \d recipes? removed\.$/u)).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: recipeBoxFile })).toHaveFocus();
});

it("says at the field why a file cannot be imported", async () => {
  const { screen } = await open("/recipes/import", { cookbook: box });
  const field = screen.getByLabelText("Choose a file");
  await userEvent.upload(field, new File(["x"], "holiday.xlsx"));
  await expect.element(field).toHaveAccessibleDescription(/no export of a program that we know/u);
});

it("begins with the page that another app shares", async () => {
  const { screen } = await open(`/recipes/import?text=${encodeURIComponent(`Try this: ${potatoSaladPage}`)}`);

  await expect.element(screen.getByLabelText("Web address")).toHaveValue(potatoSaladPage);
  await expect.element(screen.getByLabelText("Text of the recipe")).toHaveValue("");
});
