import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { samplePictures } from "../testing/sample_pictures.ts";
import { samplePosts } from "../testing/sample_posts.ts";
import { PostCard, type PostCardProps } from "./mod.ts";

const ramen: PostCardProps = {
  href: samplePosts.ramen.href,
  name: samplePosts.ramen.name,
  byline: samplePosts.ramen.byline,
  picture: samplePosts.ramen.picture,
  likes: 42,
  liked: true,
};
const LIKE = "Like Miso Mushroom Ramen, 42 likes";

it("is one link, named by the meal; the name is a heading", async () => {
  const screen = await renderKit(<PostCard {...ramen} onLike={() => undefined} onAsk={() => undefined} />);

  await expect.element(screen.getByRole("link", { name: ramen.name, exact: true })).toHaveAttribute("href", ramen.href);
  expect(screen.getByRole("link").elements()).toHaveLength(1);
  await expect.element(screen.getByRole("heading", { level: 2, name: ramen.name })).toBeVisible();
});

it("opens by a press anywhere except on its buttons, and has no button within the link", async () => {
  const screen = await renderKit(
    <PostCard {...ramen} style={{ inlineSize: "280px" }} onLike={() => undefined} onAsk={() => undefined} />,
  );
  const link = screen.getByRole("link").element();
  const card = screen.getByRole("article").element().getBoundingClientRect();
  const buttons = screen.getByRole("button").elements();

  expect(document.elementFromPoint(card.left + 20, card.top + 100)).toBe(link);
  expect(document.elementFromPoint(card.right - 1, card.bottom - 22)).toBe(link);
  expect(link.querySelector("button")).toBeNull();
  expect(buttons).toHaveLength(2);
  for (const button of buttons) {
    const { left, top, width, height } = button.getBoundingClientRect();
    expect(button.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
  }
});

it("says with aria-pressed whether the person likes it, and in its name how many do", async () => {
  const onLike = vi.fn();
  const screen = await renderKit(<PostCard {...ramen} onLike={onLike} />);
  const like = screen.getByRole("button", { name: LIKE, exact: true });

  await expect.element(like).toHaveAttribute("aria-pressed", "true");
  await like.click();
  expect(onLike).toHaveBeenLastCalledWith(false);

  await screen.rerender(<PostCard {...ramen} liked={false} onLike={onLike} />);
  await expect.element(like).toHaveAttribute("aria-pressed", "false");
  await like.click();
  expect(onLike).toHaveBeenLastCalledWith(true);
});

it("ignores a second like while the first is being saved, and keeps the focus", async () => {
  const onLike = vi.fn();
  const screen = await renderKit(<PostCard {...ramen} onLike={onLike} />);
  const like = screen.getByRole("button", { name: LIKE });
  await like.click();
  await screen.rerender(<PostCard {...ramen} onLike={onLike} likeBusy />);

  await userEvent.keyboard("{Enter}");
  await like.click({ force: true });

  await expect.element(like).toHaveFocus();
  await expect.element(like).toHaveAttribute("aria-busy", "true");
  expect(onLike).toHaveBeenCalledOnce();
});

it("has buttons to ask and delete, named after the meal, only if they can be used", async () => {
  const onAsk = vi.fn();
  const onDelete = vi.fn();
  const screen = await renderKit(<PostCard {...ramen} />);
  expect(screen.getByRole("button").elements()).toHaveLength(0);

  await screen.rerender(<PostCard {...ramen} onAsk={onAsk} onDelete={onDelete} />);
  await screen.getByRole("button", { name: `Ask about this meal ${ramen.name}` }).click();
  await screen.getByRole("button", { name: `Delete ${ramen.name}` }).click();

  expect(onAsk).toHaveBeenCalledOnce();
  expect(onDelete).toHaveBeenCalledOnce();
});

it.each([
  ["a tall photo", { width: 900, height: 1600 }, 320 / (4 / 5)],
  ["a square photo", { width: 1000, height: 1000 }, 320],
  ["a panorama", { width: 2400, height: 900 }, 320 / (4 / 3)],
  ["a photo of unknown form", {}, 320 / (4 / 3)],
])("gives %s its place before it is loaded, and nothing moves when it is", async (_, form, height) => {
  const { src } = samplePictures.spaghetti;
  const screen = await renderKit(
    <PostCard {...ramen} picture={form} style={{ inlineSize: "320px" }} onLike={() => undefined} />,
  );
  const card = () => screen.getByRole("article").element().getBoundingClientRect().height;
  const frame = screen.container.querySelector("[data-shape]");
  const before = card();
  expect(frame?.getBoundingClientRect().height).toBeCloseTo(height, 0);

  await screen.rerender(
    <PostCard
      {...ramen}
      picture={{ src, ...form }}
      style={{ inlineSize: "320px" }}
      loading="eager"
      onLike={() => undefined}
    />,
  );
  await expect.poll(() => screen.container.querySelector("img")?.naturalWidth).toBeGreaterThan(0);

  expect(card()).toBe(before);
});

it("has a menu of rarer actions only if there are any, which can be pressed above the link", async () => {
  const onSelect = vi.fn();
  const more = { label: "More about the ramen", entries: [{ text: "Report", onSelect }] };
  const screen = await renderKit(<PostCard {...ramen} more={more} />);
  await screen.getByRole("button", { name: "More about the ramen" }).click();
  await screen.getByRole("menuitem", { name: "Report" }).click();
  expect(onSelect).toHaveBeenCalledOnce();

  await screen.rerender(<PostCard {...ramen} />);
  expect(screen.getByRole("button").elements()).toHaveLength(0);
});

it("says a warning whole to a screen reader", async () => {
  const warning = {
    tone: "certain",
    text: "Contains peanut",
    more: 1,
    fullText: "Contains peanut. Not vegan: honey",
  } as const;
  const screen = await renderKit(<PostCard {...ramen} warning={warning} />);

  await expect.element(screen.getByText("Contains peanut", { exact: true })).toHaveAttribute("aria-hidden", "true");
  await expect.element(screen.getByText("Contains peanut. Not vegan: honey")).toBeInTheDocument();
});
