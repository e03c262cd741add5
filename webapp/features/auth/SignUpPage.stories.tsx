import { expect } from "storybook/test";
import { mayaSignedIn, memoryServices } from "../../testing/mod.ts";
import { type ScreenMeta, type Story, screens, shows } from "../../testing/screen_stories.ts";

const stranger = { signedIn: undefined, accounts: [{ ...mayaSignedIn, password: "saffron-and-lemon" }] };

export default {
  title: "Screens/Sign-up",
  ...screens,
  args: { at: "/", services: memoryServices({ identity: stranger }) },
} satisfies ScreenMeta;

// #account-signup-form, #account-social-sign-in, #account-purpose
export const Blank: Story = shows([
  { button: "Continue with Google" },
  { button: "Continue with Facebook" },
  "OR",
  { label: "Full Name" },
  { label: "Email Address" },
  { label: "Password" },
  { placeholder: "Password (min 6 chars)" },
  { button: "Create Account" },
  { link: "Login" },
]);

export const NameMissing: Story = shows("Full Name is required", {
  write: { "Full Name": "   " },
  press: ["Create Account"],
});

export const EmailTaken: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText("Full Name"), "Maya Lindqvist");
    await userEvent.type(canvas.getByLabelText("Email Address"), "maya@example.com");
    await userEvent.type(canvas.getByLabelText("Password"), "saffron");
    await userEvent.click(canvas.getByRole("button", { name: "Create Account" }));
    await canvas.findByText("There is an account with this e-mail already. Log in instead.");
    await expect(canvas.getByLabelText("Full Name")).toHaveValue("Maya Lindqvist");
  },
};

export const CommonPassword: Story = shows(/^This is one of the most common passwords/u, {
  write: { "Full Name": "Maya Lindqvist", "Email Address": "maya@example.com", Password: "password1" },
  press: ["Create Account"],
});

// #account-signup-form
export const Busy: Story = shows("Creating…", {
  identity: stranger,
  account: { hanging: ["saveUser"] },
  write: { "Full Name": "Tomás Herrera", "Email Address": "tomas@example.com", Password: "saffron" },
  press: ["Create Account"],
});

export const Failed: Story = {
  args: { services: memoryServices({ identity: stranger, account: { failing: ["saveUser"] } }) },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText("Full Name"), "Tomás Herrera");
    await userEvent.type(canvas.getByLabelText("Email Address"), "tomas@example.com");
    await userEvent.type(canvas.getByLabelText("Password"), "saffron");
    await userEvent.click(canvas.getByRole("button", { name: "Create Account" }));
    await canvas.findByRole("alert");
  },
};
