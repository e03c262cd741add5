import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { sampleLinks } from "../testing/sample_links.tsx";
import { Navbar, type NavbarProps } from "./mod.ts";

const onSearch = fn();
const onLogOut = fn();

const meta = {
  title: "Components/Layout/Navbar",
  component: Navbar,
  parameters: { layout: "fullscreen" },
  render: (args) => <WithSearch {...args} />,
  args: {
    links: sampleLinks,
    current: "#/week",
    homeHref: "#/home",
    search: { value: "", onChange: onSearch, placeholder: "Search for a recipe..." },
    menu: [{ text: "Log out", onSelect: onLogOut }],
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: "360px" }}>
        <Story />
        <main id="content" />
      </div>
    ),
  ],
} satisfies Meta<typeof Navbar>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Its owner holds the text that is searched for. */
function WithSearch(props: NavbarProps) {
  const [value, setValue] = useState(props.search.value);
  function change(next: string): void {
    setValue(next);
    props.search.onChange(next);
  }
  return <Navbar {...props} search={{ ...props.search, value, onChange: change }} />;
}

export const Default: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole("button", { name: "Settings" }));
    await userEvent.click(canvas.getByRole("button", { name: "Log out" }));
    await expect(onLogOut).toHaveBeenCalled();
  },
};

export const Playground: Story = {};

export const Searching: Story = {
  args: { search: { value: "soup", onChange: onSearch, placeholder: "Search for a recipe..." } },
};

export const PostAMeal: Story = { args: { current: "#/postmeal" } };

export const Nowhere: Story = { args: { current: undefined } };
