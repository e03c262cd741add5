import { expect, it } from "vitest";
import { open } from "../../testing/open_screen.tsx";

const FROM_FEED = ["/community", "/postmeal?post=5"];

// #community-edit
it("edits the texts of an own post from the feed, whose photo stays", async () => {
  const { screen, services, address } = await open("/community");
  await screen
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Edit your meal" })).toBeVisible();
  const [, id = ""] = /post=(\d+)/u.exec(address()) ?? [];
  const before = await services.stores.posts.find(Number(id));
  await expect.element(screen.getByLabelText("Meal name")).toHaveValue(before?.text.mealName);

  await screen.getByLabelText("Caption").fill("Better with more lemon.");
  await screen.getByLabelText("Meal name").fill("Lemon Falafel");
  await screen.getByRole("button", { name: "Save changes" }).click();

  await expect.poll(address).toBe("/community");
  await expect.element(screen.getByRole("link", { name: "Lemon Falafel" })).toBeVisible();
  await expect.element(screen.getByText("Better with more lemon.")).toBeVisible();
  expect(await services.stores.posts.find(Number(id))).toMatchObject({
    photo: before?.photo,
    text: { mealName: "Lemon Falafel", caption: "Better with more lemon.", ingredients: before?.text.ingredients },
  });
});

it("names a missing text at its field, and keeps the rest where saving fails", async () => {
  const { screen, address } = await open(FROM_FEED, { community: { failing: ["editPost"] } });
  const name = screen.getByLabelText("Meal name");
  await name.fill(" ");
  await screen.getByLabelText("Caption").fill("New words");
  await screen.getByRole("button", { name: "Save changes" }).click();
  await expect.element(name).toHaveAccessibleDescription("Enter a meal name.");
  await expect.element(name).toHaveFocus();

  await name.fill("Lemon Falafel");
  await screen.getByRole("button", { name: "Save changes" }).click();

  await expect.element(screen.getByRole("alert")).toBeVisible();
  await expect.element(screen.getByLabelText("Caption")).toHaveValue("New words");
  expect(address()).toBe("/postmeal?post=5");
});

it.each(["7", "999", "x"])("has no form for another person's post, and one that there is not: %s", async (id) => {
  const { screen } = await open(`/postmeal?post=${id}`);

  await expect.element(screen.getByText("Post not found")).toBeVisible();
});
