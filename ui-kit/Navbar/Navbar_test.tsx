import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { textsOf } from "../testing/read_all.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { sampleLinks } from "../testing/sample_links.tsx";
import { Navbar, type NavbarProps } from "./mod.ts";

const onLogOut = vi.fn();
const onSearch = vi.fn();
const onSubmit = vi.fn();
const onTheme = vi.fn();

const bar: NavbarProps = {
  links: sampleLinks,
  current: "#/week",
  homeHref: "#/home",
  search: { value: "", onChange: onSearch, onSubmit, placeholder: "Search for a recipe..." },
  menu: [
    {
      label: "Theme",
      value: "light",
      options: [
        { value: "light", text: "Light" },
        { value: "dark", text: "Dark" },
      ],
      onValueChange: onTheme,
    },
    { text: "Log out", onSelect: onLogOut },
  ],
};

/** The links, with news in the community. */
const withNews = sampleLinks.map((link) =>
  link.text === "Community" ? { ...link, marker: { text: "New messages" } } : link,
);

beforeEach(() => {
  vi.clearAllMocks();
});

describe("on a desktop", () => {
  beforeEach(async () => {
    await page.viewport(1280, 800);
  });

  it("marks the link of the screen as the current page, and no other", async () => {
    const screen = await renderKit(<Navbar {...bar} />);
    const links = screen.getByRole("navigation").getByRole("link");

    expect(textsOf(links)).toEqual(sampleLinks.map((link) => link.text));
    await expect.element(screen.getByRole("link", { name: "Plan Your Week" })).toHaveAttribute("aria-current", "page");
    await expect.element(screen.getByRole("link", { name: "Community" })).not.toHaveAttribute("aria-current");
  });

  it("reports every letter, and Enter", async () => {
    const screen = await renderKit(<Navbar {...bar} search={{ ...bar.search, value: "sou" }} />);

    await screen.getByRole("searchbox", { name: "Search for a recipe..." }).click();
    await userEvent.keyboard("{End}p{Enter}");

    expect(onSearch).toHaveBeenCalledWith("soup");
    expect(onSubmit).toHaveBeenCalledWith("sou");
  });

  it("opens the settings, logs out, and closes them", async () => {
    const screen = await renderKit(<Navbar {...bar} />);
    const logOut = screen.getByRole("menuitem", { name: "Log out" });

    expect(logOut.elements()).toHaveLength(0);
    await screen.getByRole("button", { name: "Settings" }).click();
    await logOut.click();

    expect(onLogOut).toHaveBeenCalledOnce();
    await expect.poll(() => logOut.elements().length).toBe(0);
  });

  it("opens the settings below the sign, on the screen", async () => {
    const screen = await renderKit(<Navbar {...bar} />);

    await screen.getByRole("button", { name: "Settings" }).click();
    const box = screen.getByRole("menu").element().getBoundingClientRect();

    expect(box.top).toBeGreaterThanOrEqual(screen.getByRole("banner").element().getBoundingClientRect().bottom);
    expect(box.right).toBeLessThanOrEqual(1280);
  });

  it("includes unread content in a link's name", async () => {
    const screen = await renderKit(<Navbar {...bar} links={withNews} />);
    const link = screen.getByRole("link", { name: "Community, New messages", exact: true });

    await expect.element(link).toBeVisible();
    expect(link.element().querySelector("[data-marker]")).not.toBeNull();
  });

  it("is at least 44 px high in each of its targets", async () => {
    const screen = await renderKit(<Navbar {...bar} />);
    const sign = screen.getByRole("banner");

    for (const link of sign.getByRole("navigation").getByRole("link").elements()) {
      const { top, height } = link.getBoundingClientRect();
      // The area two pixels above the pill belongs to the link as well.
      expect(link.contains(document.elementFromPoint(link.getBoundingClientRect().left + 20, top - 1.5))).toBe(true);
      expect(height + 4).toBeGreaterThanOrEqual(44);
    }
  });

  it("starts with a skip link to the content", async () => {
    const screen = await renderKit(<Navbar {...bar} />);

    await userEvent.tab();

    await expect.element(screen.getByRole("link", { name: "Skip to content" })).toHaveFocus();
  });

  it("draws its focus rings in white", async () => {
    const screen = await renderKit(<Navbar {...bar} />);
    const home = screen.getByRole("navigation").getByRole("link", { name: "Home" }).element();

    await userEvent.tab();
    home.focus();

    expect(getComputedStyle(home).outline).toContain("rgb(255, 255, 255) solid 3px");
  });

  it("fits at 1240 px", async () => {
    await page.viewport(1240, 800);
    await renderKit(<Navbar {...bar} />);

    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1240);
  });
});

describe("on a phone", () => {
  beforeEach(async () => {
    await page.viewport(390, 844);
  });

  it("has four tabs, the call to action in the middle", async () => {
    const screen = await renderKit(<Navbar {...bar} />);
    const tabs = textsOf(screen.getByRole("navigation").getByRole("link"));

    expect(tabs).toEqual(["Home", "Plan Your Week", "Post a Meal", "Community"]);
  });

  it("opens a sheet with all links and the menu, and closes it", async () => {
    const screen = await renderKit(<Navbar {...bar} />);

    await screen.getByRole("button", { name: "Menu" }).click();
    const sheet = screen.getByRole("dialog", { name: "Menu" });
    expect(sheet.getByRole("link").elements()).toHaveLength(7);
    await sheet.getByRole("button", { name: "Log out" }).click();

    expect(onLogOut).toHaveBeenCalledOnce();
    await expect.poll(() => sheet.elements().length).toBe(0);
  });

  it("offers the same choices in the sheet, which stays open for them", async () => {
    const screen = await renderKit(<Navbar {...bar} />);
    await screen.getByRole("button", { name: "Menu" }).click();
    const themes = screen.getByRole("dialog", { name: "Menu" }).getByRole("group", { name: "Theme" });

    await expect.element(themes.getByRole("radio", { name: "Light" })).toBeChecked();
    await themes.getByRole("radio", { name: "Dark" }).click();

    expect(onTheme).toHaveBeenCalledExactlyOnceWith("dark");
    await expect.element(themes).toBeVisible();
  });

  it("marks unread content on its tab and in the sheet", async () => {
    const screen = await renderKit(<Navbar {...bar} links={withNews} />);
    const news = { name: "Community, New messages", exact: true };

    await expect.element(screen.getByRole("navigation").getByRole("link", news)).toBeVisible();
    await screen.getByRole("button", { name: "Menu" }).click();

    await expect.element(screen.getByRole("dialog").getByRole("link", news)).toBeVisible();
  });

  it("closes the sheet by Escape and restores the focus", async () => {
    const screen = await renderKit(<Navbar {...bar} />);

    await screen.getByRole("button", { name: "Menu" }).click();
    await expect.element(screen.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");

    await expect.poll(() => screen.getByRole("dialog").elements().length).toBe(0);
    await expect.element(screen.getByRole("button", { name: "Menu" })).toHaveFocus();
  });

  it("closes the sheet by a press beside it, which does nothing behind it", async () => {
    const onPress = vi.fn();
    const screen = await renderKit(
      <>
        <Navbar {...bar} />
        <button onClick={onPress}>Behind</button>
      </>,
    );
    const { left, top } = screen.getByRole("button", { name: "Behind" }).element().getBoundingClientRect();

    await screen.getByRole("button", { name: "Menu" }).click();
    await screen.getByRole("dialog").click({ position: { x: left + 2, y: top + 2 } });

    await expect.poll(() => screen.getByRole("dialog").elements().length).toBe(0);
    expect(onPress).not.toHaveBeenCalled();
  });

  it("closes the sheet when the focus leaves it", async () => {
    const screen = await renderKit(
      <>
        <Navbar {...bar} />
        <button>Next</button>
      </>,
    );

    await screen.getByRole("button", { name: "Menu" }).click();
    screen.getByRole("button", { name: "Log out" }).element().focus();
    await userEvent.tab();

    await expect.poll(() => screen.getByRole("dialog").elements().length).toBe(0);
    expect(document.activeElement).not.toBe(document.body);
  });

  it("opens the search box by its button, with the focus in it", async () => {
    const screen = await renderKit(<Navbar {...bar} />);
    const box = screen.getByRole("searchbox");

    expect(box.elements()).toHaveLength(0);
    await screen.getByRole("button", { name: "Search" }).click();

    await expect.element(box).toHaveFocus();
  });

  it("reserves space for a dock", async () => {
    const screen = await renderKit(
      <>
        <Navbar {...bar} />
        <div data-dock="" />
      </>,
    );

    expect(screen.getByRole("button", { name: "Menu" }).elements()).toHaveLength(0);
  });
});
