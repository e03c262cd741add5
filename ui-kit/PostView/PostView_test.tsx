import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { Dialog } from "../Dialog/mod.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { samplePosts } from "../testing/sample_posts.ts";
import { PostView, type PostViewProps } from "./mod.ts";

const { ramen } = samplePosts;
const view: PostViewProps = {
  name: ramen.name,
  byline: ramen.byline,
  picture: ramen.picture,
  caption: ramen.caption,
  ingredients: ramen.ingredients,
  steps: ramen.steps,
  likes: ramen.likes,
  liked: ramen.liked,
};

it("is an article named by the meal, with headings for its parts one level below", async () => {
  const screen = await renderKit(<PostView {...view} level={1} />);

  await expect.element(screen.getByRole("article", { name: ramen.name })).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 1, name: ramen.name })).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 2, name: "Ingredients" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 2, name: "Instructions" })).toBeVisible();
});

it("lists the ingredients, and the steps in their order", async () => {
  const screen = await renderKit(<PostView {...view} />);
  const [ingredients, steps] = screen.getByRole("list").elements();

  expect([...(ingredients?.children ?? [])].map(({ textContent }) => textContent)).toEqual(ramen.ingredients);
  expect(steps?.tagName).toBe("OL");
  expect([...(steps?.children ?? [])].map(({ textContent }) => textContent)).toEqual(ramen.steps);
});

it("has its actions after its text in reading order", async () => {
  const onLike = vi.fn();
  const screen = await renderKit(<PostView {...view} onLike={onLike} onAsk={vi.fn()} onDelete={vi.fn()} />);
  const [last] = screen.getByText(ramen.steps[3]).elements();
  const names = screen.getByRole("button").elements();

  expect(names).toHaveLength(3);
  for (const button of names) {
    expect((last?.compareDocumentPosition(button) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  }
  await screen.getByRole("button", { name: "Like Miso Mushroom Ramen, 42 likes" }).click();
  expect(onLike).toHaveBeenCalledWith(false);
});

it("omits missing parts of a post", async () => {
  const screen = await renderKit(<PostView name={ramen.name} picture={{}} ingredients={[]} steps={[]} />);

  expect(screen.getByRole("heading").elements()).toHaveLength(1);
  expect(screen.getByRole("button").elements()).toHaveLength(0);
  expect(screen.getByRole("list").elements()).toHaveLength(0);
});

it("has the picture beside the text, and above it on a phone", async () => {
  await page.viewport(1280, 800);
  const screen = await renderKit(<PostView {...view} style={{ inlineSize: "1000px" }} />);
  const boxes = () => [
    screen.container.querySelector("[data-shape]")?.getBoundingClientRect() ?? new DOMRect(),
    screen.getByRole("heading", { name: ramen.name }).element().getBoundingClientRect(),
  ];
  const [besidePicture, besideName] = boxes();
  expect(besideName?.left).toBeGreaterThan(besidePicture?.right ?? Number.NaN);

  await screen.rerender(<PostView {...view} style={{ inlineSize: "360px" }} />);

  const [picture, name] = boxes();
  expect(name?.top).toBeGreaterThan(picture?.bottom ?? Number.NaN);
});

it("leaves space for a dialog's ×", async () => {
  await page.viewport(1280, 800);
  const screen = await renderKit(
    <Dialog open title={ramen.name} size="wide" layout="bare">
      <PostView {...view} name="Grandma Ingeborg's Slow-Roasted Tomato Soup with Basil and Sourdough Croutons" />
    </Dialog>,
  );
  const heading = screen.getByRole("heading", { level: 2 }).element();
  const range = document.createRange();
  range.selectNodeContents(heading);
  const close = screen.getByRole("button", { name: "Close" }).element().getBoundingClientRect();

  expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(close.left);
});
