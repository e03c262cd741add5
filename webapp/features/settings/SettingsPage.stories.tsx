import { expect, waitFor } from "storybook/test";
import { maya, priya, tomas } from "../../../adapters/memory/people_and_recipes.ts";
import { phone } from "../../../ui-kit/testing/story_frames.ts";
import { mayaSignedIn, memoryServices } from "../../testing/mod.ts";
import { type ScreenMeta, type Story, screens, shows } from "../../testing/screen_stories.ts";

export default {
  title: "Screens/Settings",
  ...screens,
  args: { at: "/settings", services: memoryServices() },
} satisfies ScreenMeta;

export const Filled: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByLabelText("Energy")).toHaveValue("cal");
    await expect(canvas.getByLabelText("Units")).toHaveValue("as-written");
  },
};

export const Phone: Story = { ...Filled, ...phone };

export const Loading: Story = {
  args: {
    services: memoryServices({
      account: { hanging: ["getSettings", "listSessions"] },
      foodRules: { hanging: ["getFoodRules"] },
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText("Energy")).toBeDisabled();
  },
};

export const LoadingFailed: Story = shows(
  ["Your settings could not be loaded.", "Your food rules could not be loaded.", "Your devices could not be loaded."],
  { account: { failing: ["getSettings", "listSessions"] }, foodRules: { failing: ["getFoodRules"] } },
);

export const Saved: Story = {
  args: { services: memoryServices() },
  async play({ canvas, userEvent }) {
    await userEvent.selectOptions(await canvas.findByLabelText("Energy"), "kJ");
    await expect(canvas.getByLabelText("Energy")).toHaveValue("kJ");
  },
};

/** The next choice can be made at once, and a failed one can be tried again. */
export const SavingFailed: Story = {
  args: { services: memoryServices({ account: { failing: ["saveSettings"] } }) },
  async play({ canvas, userEvent }) {
    await userEvent.selectOptions(await canvas.findByLabelText("Energy"), "kJ");
    await canvas.findByText("Not saved.");
    await expect(canvas.getByLabelText("Energy")).toHaveValue("cal");
  },
};

/** A token is shown once, above the form for the next one. */
export const AccessTokenMade: Story = {
  args: { services: memoryServices() },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText("Name of the program"), "Home Assistant in the kitchen");
    await userEvent.click(canvas.getByRole("button", { name: "Make a token" }));
    await expect(await canvas.findByLabelText("Token ‘Home Assistant in the kitchen’")).toHaveFocus();
  },
};

/** A person with rules, while a food is typed. */
export const FoodRules: Story = shows(
  { button: "pear" },
  {
    account: {
      foodRules: {
        diet: "pescatarian",
        avoids: ["alcohol"],
        intolerances: ["peanuts", "nuts", "coeliac"],
        dislikedFoods: ["bell-pepper", "coriander"],
      },
    },
    write: { "Foods I do not like": "pea" },
  },
);

export const FoodRulesOnAPhone: Story = { ...FoodRules, ...phone };

/** The choice stays, and can be saved again. */
export const FoodRulesNotSaved: Story = {
  args: { services: memoryServices({ foodRules: { failing: ["saveFoodRules"] } }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Peanut" }));
    await canvas.findByText("Your last change is not saved.");
    await expect(canvas.getByRole("button", { name: "Peanut" })).toHaveAttribute("aria-pressed", "true");
  },
};

/** The address is shown once, with the focus, and can be copied. */
export const CalendarLinkMade: Story = {
  args: { services: memoryServices() },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Make a calendar link" }));
    await expect(await canvas.findByLabelText("Calendar link")).toHaveFocus();
    await canvas.findByRole("button", { name: "Turn off" });
  },
};

export const CalendarLinkMadeOnAPhone: Story = {
  ...CalendarLinkMade,
  args: { services: memoryServices(), at: "/settings#calendar" },
  ...phone,
};

/** The view of a later visit. */
export const CalendarOn: Story = {
  args: { services: memoryServices({ account: { calendarFeed: new Date("2026-11-02T18:06:00Z") } }) },
  async play({ canvas }) {
    await canvas.findByText("shown only then", { exact: false });
    await canvas.findByRole("button", { name: "Make a new link" });
  },
};

export const CalendarFailed: Story = shows("Your calendar link could not be loaded.", {
  calendar: { failing: ["getCalendarFeed"] },
});

/** A time that is missing is named at its field. */
export const MealTimeMissing: Story = {
  args: { services: memoryServices() },
  async play({ canvas, userEvent }) {
    await userEvent.clear(await canvas.findByLabelText("Dinner"));
    await userEvent.click(canvas.getByRole("button", { name: "Save meal times" }));
    await expect(canvas.getByLabelText("Dinner")).toHaveAccessibleDescription("Enter a time.");
    await expect(canvas.getByLabelText("Dinner")).toHaveFocus();
  },
};

export const BlockedPeople: Story = shows(
  { button: "Unblock Tomás Herrera" },
  {
    safety: {
      async arrange({ blocks }) {
        for (const { id } of [tomas, priya]) await blocks.block(maya.id, { blockedId: id, max: 10 });
      },
    },
  },
);

export const BlockedPeopleFailed: Story = shows("The people you blocked could not be loaded.", {
  safety: { failing: ["listBlocked"] },
});

/** Only this device is left, which the settings menu logs out. */
export const LoggedOutElsewhere: Story = {
  args: { services: memoryServices() },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Log out everywhere else" }));
    await waitFor(() => expect(canvas.queryByText("Chrome on Android")).toBeNull());
    await expect(canvas.getByText("This device")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Log out everywhere else" })).toBeNull();
  },
};

/** The steps before a person's account is deleted. */
export const DeletingAccount: Story = {
  args: { services: memoryServices() },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete my account" }));
    await expect(await canvas.findByLabelText("Type DELETE to confirm")).toHaveFocus();
    await canvas.findByRole("button", { name: "Delete with Google" });
  },
};

export const DeletingAccountOnPhone: Story = {
  ...DeletingAccount,
  args: { ...DeletingAccount.args, at: "/settings#account" },
  ...phone,
};

/** Each missing thing is named at its field. */
export const DeletingAccountIncomplete: Story = {
  args: { services: memoryServices() },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Delete my account" }));
    await canvas.findByLabelText("Type DELETE to confirm");
    const [submit] = canvasElement.querySelectorAll<HTMLButtonElement>("dialog button[type=submit]");
    if (submit) await userEvent.click(submit);
    await canvas.findByText("Type DELETE in capital letters.");
    await canvas.findByText("Enter your password.");
  },
};

export const EmailNotVerified: Story = shows({ button: "Send again" }, { account: { email: { isVerified: false } } });

/** With the cards of the onboarding. */
export const ChangingPreferences: Story = shows(
  { disabled: "Save preferences" },
  { account: {}, press: ["Change preferences"] },
);

export const ChangingEmail: Story = shows(
  { label: "New e-mail address" },
  { account: {}, press: ["Change e-mail address"] },
);

export const ChangingPasswordOnAPhone: Story = {
  ...shows({ label: "New password" }, { account: {}, press: ["Change password"] }),
  args: { services: memoryServices(), at: "/settings#profile" },
  ...phone,
};

/** The provider has the e-mail address and the password. */
export const SignedInWithGoogle: Story = shows(/^You sign in with Google/u, {
  identity: { signedIn: mayaSignedIn, method: "google" },
});

const atProvider = { signedIn: mayaSignedIn, providerName: "Kitchen ID" };

/** Where people sign in at a provider, it asks for the new sign-in. */
export const DeletingAccountAtProvider: Story = {
  args: { services: memoryServices({ identity: atProvider }), at: "/settings?leaving=1&problem=denied" },
  async play({ canvas }) {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The sign-in was cancelled.");
    await canvas.findByRole("link", { name: "Sign in again with Kitchen ID" });
  },
};

export const DeletingAccountAfterProvider: Story = {
  args: { services: memoryServices({ identity: atProvider }), at: "/settings?leaving=1" },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText("Type DELETE to confirm")).toHaveFocus();
  },
};
