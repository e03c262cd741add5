import { expect, it } from "vitest";
import { textsOf } from "../testing/read_all.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { samplePictures } from "../testing/sample_pictures.ts";
import { MealPreview, type MealPreviewProps } from "./mod.ts";

const tacos: MealPreviewProps = {
  label: "Preview",
  name: "Friday Night Black Bean Tacos",
  namePlaceholder: "Your meal",
  caption: "Crispy edges, cold beer, no one left the table.",
  captionPlaceholder: "Your caption",
  picture: samplePictures.margherita,
  counts: [
    { count: 6, text: "ingredients" },
    { count: 4, text: "steps" },
  ],
};

it("is a region with a name; the meal's name in it is a heading", async () => {
  const screen = await renderKit(<MealPreview {...tacos} />);
  const region = screen.getByRole("region", { name: "Preview" });

  await expect.element(region.getByRole("heading", { level: 2, name: tacos.name })).toBeVisible();
});

it("reads each number with what it counts", async () => {
  const screen = await renderKit(<MealPreview {...tacos} />);

  expect(textsOf(screen.getByRole("listitem"))).toEqual(["6 ingredients", "4 steps"]);
});

it("shows placeholders for missing parts", async () => {
  const screen = await renderKit(<MealPreview {...tacos} name="  " caption="" />);

  await expect.element(screen.getByRole("heading")).toHaveTextContent("Your meal");
  await expect.element(screen.getByText("Your caption")).toBeVisible();
});

it("does not announce changes while typing", async () => {
  const screen = await renderKit(<MealPreview {...tacos} />);

  expect(screen.container.querySelector("[aria-live], [role=status], [role=alert], [role=log]")).toBeNull();
});

it("shows four lines of the caption, whatever its length", async () => {
  const screen = await renderKit(
    <MealPreview {...tacos} caption={"Char the tortillas.\n".repeat(4).trim()} style={{ inlineSize: "360px" }} />,
  );
  const preview = screen.getByRole("region").element();
  const four = preview.getBoundingClientRect().height;

  await screen.rerender(
    <MealPreview {...tacos} caption={"Char the tortillas.\n".repeat(40)} style={{ inlineSize: "360px" }} />,
  );

  expect(preview.getBoundingClientRect().height).toBe(four);
});

it("keeps its height when the photo is shown", async () => {
  const screen = await renderKit(<MealPreview {...tacos} picture={undefined} style={{ inlineSize: "360px" }} />);
  const preview = screen.getByRole("region").element();
  const before = preview.getBoundingClientRect().height;
  expect(preview.querySelector("[data-plate=empty]")).not.toBeNull();

  await screen.rerender(<MealPreview {...tacos} style={{ inlineSize: "360px" }} />);
  await expect.poll(() => preview.querySelector("img")?.naturalWidth).toBeGreaterThan(0);

  expect(preview.getBoundingClientRect().height).toBe(before);
});
