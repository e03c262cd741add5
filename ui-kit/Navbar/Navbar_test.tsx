import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { sampleLinks } from "../testing/sample_links.tsx";
import { Navbar, type NavbarProps } from "./mod.ts";

const onLogOut = vi.fn();
const onSearch = vi.fn();
const onSubmit = vi.fn();

const bar: NavbarProps = {
  links: sampleLinks,
  current: "#/week",
  homeHref: "#/home",
  search: { value: "", onChange: onSearch, onSubmit, placeholder: "Search for a recipe..." },
  menu: [{ text: "Log out", onSelect: onLogOut }],
};

beforeEach(() => {
  vi.clearAllMocks();
});

describe("on a desktop", () => {
  beforeEach(async () => {
    await page.viewport(1280, 800);
  });

  holdsRootContract((props) => <Navbar {...bar} {...props} />);

  it("holds all seven links and marks where one is", async () => {
    const screen = await renderKit(<Navbar {...bar} />);
    const links = screen.getByRole("navigation").getByRole("link");

    expect(links.elements().map((link) => link.textContent)).toEqual(sampleLinks.map((link) => link.text));
    await expect.element(screen.getByRole("link", { name: "Plan Your Week" })).toHaveAttribute("aria-current", "page");
    await expect.element(screen.getByRole("link", { name: "Community" })).not.toHaveAttribute("aria-current");
  });

  it("tells of every letter that is searched for, and of Enter", async () => {
    const screen = await renderKit(<Navbar {...bar} search={{ ...bar.search, value: "sou" }} />);

    await screen.getByRole("searchbox", { name: "Search for a recipe..." }).click();
    await userEvent.keyboard("{End}p{Enter}");

    expect(onSearch).toHaveBeenCalledWith("soup");
    expect(onSubmit).toHaveBeenCalledWith("sou");
  });

  it("opens the settings, logs out, and closes them", async () => {
    const screen = await renderKit(<Navbar {...bar} />);
    const logOut = screen.getByRole("button", { name: "Log out" });

    expect(logOut.elements()).toHaveLength(0);
    await screen.getByRole("button", { name: "Settings" }).click();
    await logOut.click();

    expect(onLogOut).toHaveBeenCalledOnce();
    await expect.poll(() => logOut.elements().length).toBe(0);
  });

  it("closes the settings by Escape", async () => {
    const screen = await renderKit(<Navbar {...bar} />);

    await screen.getByRole("button", { name: "Settings" }).click();
    await userEvent.keyboard("{Escape}");

    await expect.poll(() => screen.getByRole("button", { name: "Log out" }).elements().length).toBe(0);
  });

  it("leads over itself to the content first", async () => {
    const screen = await renderKit(<Navbar {...bar} />);

    await userEvent.tab();

    await expect.element(screen.getByRole("link", { name: "Skip to content" })).toHaveFocus();
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
    const tabs = screen.getByRole("navigation").getByRole("link");

    expect(tabs.elements().map((tab) => tab.textContent)).toEqual([
      "Home",
      "Plan Your Week",
      "Post a Meal",
      "Community",
    ]);
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

  it("closes the sheet by Escape and gives the focus back", async () => {
    const screen = await renderKit(<Navbar {...bar} />);

    await screen.getByRole("button", { name: "Menu" }).click();
    await userEvent.keyboard("{Escape}");

    await expect.poll(() => screen.getByRole("dialog").elements().length).toBe(0);
    await expect.element(screen.getByRole("button", { name: "Menu" })).toHaveFocus();
  });

  it("shows the search box once it is asked for, with the focus in it", async () => {
    const screen = await renderKit(<Navbar {...bar} />);
    const box = screen.getByRole("searchbox");

    expect(box.elements()).toHaveLength(0);
    await screen.getByRole("button", { name: "Search" }).click();

    await expect.element(box).toHaveFocus();
  });

  it("makes room for a dock", async () => {
    const screen = await renderKit(
      <>
        <Navbar {...bar} />
        <div data-dock="" />
      </>,
    );

    expect(screen.getByRole("button", { name: "Menu" }).elements()).toHaveLength(0);
  });
});
