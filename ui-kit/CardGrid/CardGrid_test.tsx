import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { LAY_OUT_ALL_ATTRIBUTE, layOutAll } from "../behaviour/mod.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { CARD_GRID_LAYOUTS, CardGrid } from "./mod.ts";

it("is a list; each child is one item", async () => {
  const screen = await renderKit(
    <CardGrid>
      <p>Shakshuka</p>
      <p>Ramen</p>
    </CardGrid>,
  );

  expect(screen.getByRole("list").getByRole("listitem").elements()).toHaveLength(2);
});

it.each(CARD_GRID_LAYOUTS)(
  "shows its items in the order of the page, line by line, in every layout",
  async (layout) => {
    await page.viewport(1280, 800);
    const dishes = ["Shakshuka", "Ramen", "Falafel", "Soup", "Caprese", "Salmon", "Pancakes"];
    const screen = await renderKit(
      <CardGrid layout={layout}>
        {dishes.map((dish) => (
          <p key={dish}>{dish}</p>
        ))}
      </CardGrid>,
    );
    const items = screen.getByRole("listitem").elements();
    const asSeen = items.toSorted((a, b) => {
      const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
      return one.top - other.top || one.left - other.left;
    });

    expect(items.map(({ textContent }) => textContent)).toEqual(dishes);
    expect(asSeen).toEqual(items);
  },
);

it.each([
  [390, 2],
  [768, 3],
  [1280, 4],
  [1600, 5],
])("has at %i px %i columns", async (width, columns) => {
  await page.viewport(width, 800);
  const screen = await renderKit(<CardGrid layout="even">Shakshuka</CardGrid>);

  const tracks = getComputedStyle(screen.getByRole("list").element()).gridTemplateColumns.split(" ");
  expect(tracks).toHaveLength(columns);
});

it("estimates the height of cards far from the view, until an earlier place is restored", async () => {
  await page.viewport(390, 600);
  const height = 300;
  const screen = await renderKit(
    <CardGrid layout="even">
      {Array.from({ length: 60 }, (_, place) => (
        // The cards have no identity.
        <p key={place} style={{ blockSize: height }}>
          Dish {place}
        </p>
      ))}
    </CardGrid>,
  );
  const list = screen.getByRole("list").element();
  const gaps = 29 * Number.parseFloat(getComputedStyle(list).rowGap);
  await expect.poll(() => list.clientHeight).toBeLessThan(30 * height + gaps);

  layOutAll();

  expect(list.clientHeight).toBe(30 * height + gaps);
  await expect.poll(() => document.documentElement.hasAttribute(LAY_OUT_ALL_ATTRIBUTE)).toBe(false);
  expect(list.clientHeight).toBe(30 * height + gaps);
});
