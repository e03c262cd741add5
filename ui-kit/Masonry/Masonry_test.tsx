import { useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PostCard } from "../PostCard/mod.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { samplePictures } from "../testing/sample_pictures.ts";
import { manyPosts } from "../testing/sample_posts.ts";
import { Masonry, placeDrawnItems } from "./mod.ts";

interface Dish {
  name: string;
  height: number;
}

const dishes: readonly Dish[] = ["Ramen", "Pancakes", "Falafel", "Soup", "Caprese", "Salmon", "Shakshuka"].map(
  (name, index) => ({ name, height: [320, 320, 180, 260, 300, 210, 240][index] ?? 200 }),
);

function Feed({ of, width }: { of: readonly Dish[]; width?: number | undefined }) {
  return (
    <div style={{ inlineSize: width === undefined ? "auto" : `${width}px` }}>
      <Masonry aria-label="Meals">
        {of.map(({ name, height }) => (
          <button key={name} type="button" style={{ display: "block", blockSize: `${height}px`, inlineSize: "100%" }}>
            {name}
          </button>
        ))}
      </Masonry>
    </div>
  );
}

function boxes(): DOMRect[] {
  return [...document.querySelectorAll("li > *")].map((item) => item.getBoundingClientRect());
}

function boxOf(name: string): DOMRect {
  return page.getByRole("button", { name }).element().getBoundingClientRect();
}

function lefts(): number[] {
  return [...new Set(boxes().map(({ left }) => Math.round(left)))];
}

function overlaps(all: readonly DOMRect[]): number {
  return all.filter((a, i) =>
    all.some((b, k) => i < k && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom && b.top < a.bottom),
  ).length;
}

it("is a list; each child is one item, in the order of the page", async () => {
  const screen = await renderKit(<Feed of={dishes} />);
  const items = screen.getByRole("list", { name: "Meals" }).getByRole("listitem").elements();

  expect(items.map(({ textContent }) => textContent)).toEqual(dishes.map(({ name }) => name));
});

it("has a Tab order that follows the visual order: no item starts more than a line above an earlier one", async () => {
  await page.viewport(1280, 800);
  await renderKit(<Feed of={dishes} />);

  let lowest = 0;
  for (const { name } of dishes) {
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name })).toHaveFocus();
    const { top } = boxOf(name);
    expect(top).toBeGreaterThanOrEqual(lowest - 40);
    lowest = Math.max(lowest, top);
  }
});

it.each([
  ["a narrow phone", 375, undefined, 1],
  ["a phone", 432, 400, 2],
  ["a tablet", 768, 720, 3],
  ["a large tablet", 1200, 1152, 3],
  ["a desktop", 1280, 1216, 4],
  ["a desktop with the chat", 1280, 816, 3],
  ["a wide desktop", 1600, 1504, 5],
  ["a wide desktop with the chat", 1600, 1104, 4],
])("has on %s of %i px the design's columns", async (_, viewport, width, columns) => {
  await page.viewport(viewport, 800);
  await renderKit(<Feed of={dishes} width={width ?? viewport - 32} />);

  expect(lefts()).toHaveLength(columns);
  expect(overlaps(boxes())).toBe(0);
});

it.each([400, 720, 1216])("stays where the script of a drawn page has placed it, at %i px", async (width) => {
  await page.viewport(1280, 800);
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = renderToString(<Feed of={dishes} width={width} />);
  placeDrawnItems();
  const drawn = boxes();
  expect(overlaps(drawn)).toBe(0);

  await new Promise<void>((resolve) => {
    function Hydrated() {
      useEffect(resolve, []);
      return <Feed of={dishes} width={width} />;
    }
    const hydrated = hydrateRoot(host, <Hydrated />);
    onTestFinished(() => {
      hydrated.unmount();
      host.remove();
    });
  });

  expect(boxes()).toEqual(drawn);
});

it("follows its own width without overlaps", async () => {
  await page.viewport(1280, 800);
  const screen = await renderKit(<Feed of={dishes} width={1216} />);
  expect(lefts()).toHaveLength(4);

  await screen.rerender(<Feed of={dishes} width={500} />);

  await expect.poll(() => lefts().length).toBe(2);
  expect(overlaps(boxes())).toBe(0);
});

it("moves only its own column down when an item grows", async () => {
  await page.viewport(768, 800);
  const screen = await renderKit(<Feed of={dishes} width={720} />);
  const before = new Map(dishes.map(({ name }) => [name, boxOf(name)]));
  const ramen = boxOf("Ramen");

  await screen.rerender(
    <Feed of={dishes.map((dish) => (dish.name === "Ramen" ? { ...dish, height: 900 } : dish))} width={720} />,
  );
  await expect.poll(() => overlaps(boxes())).toBe(0);

  const moved = dishes.filter(({ name }) => boxOf(name).top !== before.get(name)?.top);
  expect(moved.length).toBeGreaterThan(0);
  for (const { name } of moved) {
    expect(boxOf(name).left).toBe(ramen.left);
    expect(boxOf(name).top - (before.get(name)?.top ?? 0)).toBeCloseTo(580, 0);
  }
  for (const { name } of dishes) expect(boxOf(name).left).toBe(before.get(name)?.left);
});

it("closes the gap of a removed item in its column", async () => {
  await page.viewport(768, 800);
  const screen = await renderKit(<Feed of={dishes} width={720} />);
  const before = new Map(dishes.map(({ name }) => [name, boxOf(name)]));
  const without = dishes.filter(({ name }) => name !== "Soup");

  await screen.rerender(<Feed of={without} width={720} />);

  expect(overlaps(boxes())).toBe(0);
  const soup = before.get("Soup");
  for (const { name } of without) expect(boxOf(name).left).toBe(before.get(name)?.left);
  const elsewhere = without.filter(({ name }) => before.get(name)?.left !== soup?.left);
  const below = without.filter(
    ({ name }) => (before.get(name)?.top ?? 0) > (soup?.top ?? 0) && !elsewhere.some((dish) => dish.name === name),
  );
  expect(below.length).toBeGreaterThan(0);
  for (const { name } of elsewhere) expect(boxOf(name).top).toBe(before.get(name)?.top);
  expect(boxOf(below[0]?.name ?? "").top).toBe(soup?.top);
});

it("places all items again in another order", async () => {
  await page.viewport(768, 800);
  const screen = await renderKit(<Feed of={dishes} width={720} />);
  const [first] = boxes();

  await screen.rerender(<Feed of={dishes.toReversed()} width={720} />);

  expect(boxOf("Shakshuka").left).toBe(first?.left);
  expect(boxOf("Shakshuka").top).toBe(first?.top);
  expect(overlaps(boxes())).toBe(0);
});

it("begins at the right in right-to-left pages", async () => {
  await page.viewport(768, 800);
  await renderKit(
    <div dir="rtl">
      <Feed of={dishes} width={720} />
    </div>,
  );

  expect(boxOf("Ramen").left).toBeGreaterThan(boxOf("Pancakes").left);
  expect(boxOf("Pancakes").left).toBeGreaterThan(boxOf("Falafel").left);
});

it("does not move items when pictures load", async () => {
  await page.viewport(768, 800);
  const posts = manyPosts(9);
  const screen = await renderKit(
    <Masonry>
      {posts.map(({ href, name, picture: { width, height } }) => (
        <PostCard key={href} href={href} name={name} picture={{ width, height }} />
      ))}
    </Masonry>,
  );
  const before = boxes();

  await screen.rerender(
    <Masonry>
      {posts.map(({ href, name, picture: { width, height } }) => (
        <PostCard
          key={href}
          href={href}
          name={name}
          picture={{ ...samplePictures.greenBowl, width, height }}
          loading="eager"
        />
      ))}
    </Masonry>,
  );
  await expect.poll(() => [...document.images].filter((image) => image.naturalWidth > 0).length).toBe(posts.length);

  expect(boxes()).toEqual(before);
});

it("updates only one column of 1,000 items when an item grows", async () => {
  await page.viewport(1280, 800);
  const many = Array.from({ length: 1000 }, (_, index) => ({
    name: `Meal ${index + 1}`,
    height: 200 + (index % 7) * 20,
  }));
  const screen = await renderKit(<Feed of={many} width={1216} />);
  const items = screen.container.querySelectorAll("li");
  expect(items).toHaveLength(1000);
  const rewritten = new Set<Node>();
  const observer = new MutationObserver((records) => {
    for (const { target } of records) rewritten.add(target);
  });
  observer.observe(screen.container, { attributes: true, subtree: true, attributeFilter: ["style"] });
  items[0]?.querySelector("button")?.style.setProperty("block-size", "700px");
  const column = items[0]?.style.getPropertyValue("--masonry-column");

  await expect.poll(() => rewritten.size).toBeGreaterThan(2);
  observer.disconnect();
  const others = [...rewritten].filter(
    (node) => node instanceof HTMLLIElement && node.style.getPropertyValue("--masonry-column") !== column,
  );
  expect(others).toEqual([]);
});
