import type { Meta, StoryObj } from "@storybook/react-vite";
import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { sampleLinks } from "../testing/sample_links.tsx";
import { narrow, rightToLeft } from "../testing/story_frames.ts";
import { NAVBAR_LINK_TONES, Navbar, type NavbarLink, type NavbarProps } from "./mod.ts";

const onSearch = fn();
const onLogOut = fn();

/** The sample links, one of them changed. */
function linksWith(text: string, change: Partial<NavbarLink>): readonly NavbarLink[] {
  return sampleLinks.map((link) => (link.text === text ? { ...link, ...change } : link));
}

const meta = {
  title: "Components/Layout/Navbar",
  component: Navbar,
  parameters: { layout: "fullscreen" },
  render: (args) => <Owned {...args} />,
  args: {
    links: sampleLinks,
    moreLinks: [{ text: "Settings", href: "#/settings" }],
    current: "#/week",
    homeHref: "#/home",
    search: { value: "", onChange: onSearch, placeholder: "Search for a recipe..." },
    menu: [
      {
        label: "Theme",
        value: "system",
        options: [
          { value: "system", text: "System", icon: <Monitor size={20} /> },
          { value: "light", text: "Light", icon: <Sun size={20} /> },
          { value: "dark", text: "Dark", icon: <Moon size={20} /> },
        ],
        onValueChange: fn(),
      },
      { text: "Log out", onSelect: onLogOut },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: "480px" }}>
        <Story />
        <main id="content" />
      </div>
    ),
  ],
} satisfies Meta<typeof Navbar>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The search text and the settings are controlled. */
function Owned(props: NavbarProps) {
  const [value, setValue] = useState(props.search.value);
  const [theme, setTheme] = useState("system");
  function change(next: string): void {
    setValue(next);
    props.search.onChange(next);
  }
  return (
    <Navbar
      {...props}
      search={{ ...props.search, value, onChange: change }}
      menu={props.menu.map((entry) =>
        entry !== "divider" && "options" in entry ? { ...entry, value: theme, onValueChange: setTheme } : entry,
      )}
    />
  );
}

export const Default: Story = {};

export const Playground: Story = { tags: ["!test"] };

/** The settings: a choice of theme, and Log out. */
export const Settings: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Settings" }));
    await waitFor(() => expect(canvas.getByRole("menu")).toBeVisible());
  },
};

export const Searching: Story = {
  args: { search: { value: "soup", onChange: onSearch, placeholder: "Search for a recipe..." } },
};

/** The call to action is the one in yolk. */
export const Tones: Story = {
  args: {
    links: NAVBAR_LINK_TONES.map((tone) => ({ text: `A ${tone} link`, href: `#/${tone}`, tone })),
    current: undefined,
  },
};

/** The current page: a white pill on a plain link, a white ring around the call to action. */
export const PostAMeal: Story = { args: { current: "#/postmeal" } };

/** A screen that belongs to no link: a recipe. */
export const Nowhere: Story = { args: { current: undefined } };

/** Unread messages in the community's chat. */
export const Unread: Story = {
  args: { links: linksWith("Community", { marker: { text: "New messages" } }) },
};

export const Phone: Story = { ...Unread, globals: { viewport: { value: "phone", isRotated: false } } };

/** A phone's last tab opens all links and the settings. */
export const PhoneMenu: Story = {
  ...Phone,
  async play({ canvas, userEvent }) {
    const button = canvas.queryByRole("button", { name: "Menu" });
    // On a wide screen there is no bar of tabs.
    if (!button) return;
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole("dialog", { name: "Menu" })).toBeVisible());
  },
};

/** Two rows: links in their own. */
export const Tablet: Story = { globals: { viewport: { value: "tablet", isRotated: false } } };

export const LongText: Story = {
  args: {
    links: linksWith("Ingredient Builder", { text: "Build from what the refrigerator still holds" }),
  },
};

export const Narrow: Story = { ...LongText, ...narrow };

export const RightToLeft: Story = { ...Unread, ...rightToLeft };
