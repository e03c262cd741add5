import { expect } from "storybook/test";
import { phone } from "../../../ui-kit/testing/story_frames.ts";
import { mayaSignedIn, memoryServices } from "../../testing/mod.ts";
import { type ScreenMeta, type Story, screens, shows } from "../../testing/screen_stories.ts";

const stranger = { signedIn: undefined, accounts: [{ ...mayaSignedIn, password: "saffron-and-lemon" }] };

export default {
  title: "Screens/Login",
  ...screens,
  args: { at: "/login", services: memoryServices({ identity: stranger }) },
} satisfies ScreenMeta;

// #account-login-form, #account-social-sign-in
export const Blank: Story = shows([
  { button: "Continue with Google" },
  { button: "Continue with Facebook" },
  "OR",
  { label: "Email Address" },
  { label: "Password" },
  { button: "Login" },
  { link: "Create one" },
]);

// #error-identity-codes
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

export const ProviderOnPhone: Story = { ...Provider, ...phone };

/** The provider could not be reached. */
export const ProviderUnavailable: Story = {
  args: { ...Provider.args, at: "/login?problem=unavailable&next=%2Fweek" },
  async play({ canvas }) {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Kitchen ID can't be reached right now.");
  },
};

// #account-forgot-password
export const ForgotPassword: Story = shows(
  { button: "Send the mail" },
  { services: memoryServices({ identity: stranger }), press: ["Forgot password?"] },
);

export const ForgotPasswordOnAPhone: Story = { ...ForgotPassword, ...phone };
