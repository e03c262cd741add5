import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { mayaSignedIn, memoryServices, Screen } from "../../testing/mod.ts";

const stranger = { signedIn: undefined, accounts: [{ ...mayaSignedIn, password: "saffron-and-lemon" }] };

const meta = {
  title: "Screens/Login",
  component: Screen,
  parameters: { layout: "fullscreen" },
  args: { at: "/login", services: memoryServices({ identity: stranger }) },
} satisfies Meta<typeof Screen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Blank: Story = {
  async play({ canvas }) {
    await canvas.findByRole("heading", { level: 1, name: "Welcome Back" });
    await expect(canvas.getByRole("link", { name: "Create one" })).toBeVisible();
  },
};

export const WrongPassword: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText("Email Address"), "maya@example.com");
    await userEvent.type(canvas.getByLabelText("Password"), "pepper");
    await userEvent.click(canvas.getByRole("button", { name: "Login" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("E-mail or password is wrong.");
    await expect(canvas.getByLabelText("Email Address")).toHaveValue("maya@example.com");
  },
};

export const NothingFilledIn: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Login" }));
    await expect(await canvas.findByLabelText("Email Address")).toHaveAccessibleDescription(
      "Enter your e-mail address.",
    );
    await expect(canvas.getByLabelText("Password")).toHaveAccessibleDescription("Enter a password.");
    await expect(canvas.getByLabelText("Email Address")).toHaveFocus();
  },
};

/** An error of the provider's popup appears above the form. */
export const PopupBlocked: Story = {
  args: { services: memoryServices({ identity: { ...stranger, popups: { google: "auth/popup-blocked" } } }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue with Google" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The browser blocked the window.");
  },
};

/** People sign in at an OpenID Connect provider, and nowhere else. */
export const Provider: Story = {
  args: { services: memoryServices({ identity: { signedIn: undefined, providerName: "Kitchen ID" } }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Continue with Kitchen ID" })).toBeVisible();
    await expect(canvas.queryByLabelText("Password")).not.toBeInTheDocument();
  },
};

export const ProviderOnPhone: Story = {
  ...Provider,
  globals: { viewport: { value: "phone", isRotated: false } },
};

/** The provider could not be reached. */
export const ProviderUnavailable: Story = {
  args: { ...Provider.args, at: "/login?problem=unavailable&next=%2Fweek" },
  async play({ canvas }) {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Kitchen ID can't be reached right now.");
  },
};
