import { expect, spyOn } from "storybook/test";
import { ingeborg, priya, tomas } from "../../../adapters/memory/people_and_recipes.ts";
import { phone } from "../../../ui-kit/testing/story_frames.ts";
import { memoryServices } from "../../testing/mod.ts";
import { type ScreenMeta, type Story, screens, shows } from "../../testing/screen_stories.ts";

export default {
  title: "Screens/Household",
  ...screens,
  args: { at: "/household", services: memoryServices() },
} satisfies ScreenMeta;

export const Alone: Story = {
  async play({ canvas }) {
    await canvas.findByRole("heading", { level: 1, name: "My household" });
    await canvas.findByText("You plan 1 portion of each dish.");
    await expect(canvas.queryByRole("button", { name: "Leave the household" })).toBeNull();
  },
};

const four = {
  name: "The yellow Lindqvist-Herrera-Aas-Raman house by the harbour",
  members: [{ ...tomas, portions: 0.5 }, { ...ingeborg, portions: 1.25 }, priya],
  invitations: 2,
};

/** Four members, with long names and two open invitations. */
export const FourMembers: Story = {
  args: {
    services: memoryServices({
      household: four,
      account: { fullName: "Maya Alexandra Katharina Wilhelmina Lindqvist-Montgomery" },
    }),
  },
  async play({ canvas }) {
    await canvas.findByText("Together you plan 3 ¾ portions of each dish.");
    await expect(canvas.getByRole("combobox", { name: "Portions of Tomás Herrera" })).toHaveValue("0.5");
    await expect(canvas.getAllByRole("button", { name: /^Revoke/u })).toHaveLength(2);
  },
};

export const FourMembersOnAPhone: Story = { ...FourMembers, ...phone };

/** The link as text, and as a code for the other phone's camera. */
export const Inviting: Story = {
  args: { services: memoryServices({ household: { members: [tomas] } }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Make an invitation link" }));
    await expect(await canvas.findByLabelText("Invitation link")).toHaveFocus();
    await canvas.findByRole("img", { name: "QR code of the invitation link" });
  },
};

export const InvitingOnAPhone: Story = { ...Inviting, ...phone };

export const TooManyInvitations: Story = shows(
  "There are as many open invitations as there can be. Revoke one first.",
  { household: { invitations: 5 }, press: ["Make an invitation link"] },
);

/** A number that is not possible, which stays in its field. */
export const OtherPortions: Story = {
  args: { services: memoryServices({ household: { members: [tomas] } }) },
  async play({ canvas, userEvent }) {
    await userEvent.selectOptions(await canvas.findByLabelText("Portions of Tomás Herrera"), "Another number…");
    await userEvent.type(canvas.getByRole("textbox", { name: "Portions of Tomás Herrera" }), "12{Enter}");
    await canvas.findByText("Enter a number from 0.25 to 10.");
  },
};

export const Removing: Story = shows(
  { alertdialog: "Remove Tomás Herrera?" },
  { household: { members: [tomas] }, press: ["Remove Tomás Herrera"] },
);

export const Leaving: Story = shows(
  { alertdialog: "Leave the household?" },
  { household: { members: [tomas] }, press: ["Leave the household"] },
);

export const Loading: Story = shows("Loading…", { household: { hanging: ["getHousehold"] } });

export const LoadingFailed: Story = shows("Your household could not be loaded.", {
  household: { failing: ["getHousehold"] },
});

export const Offline: Story = {
  beforeEach() {
    const network = spyOn(navigator, "onLine", "get").mockReturnValue(false);
    return () => network.mockRestore();
  },
  args: { services: memoryServices({ household: { members: [tomas] } }) },
  async play({ canvas }) {
    await canvas.findByText("You are offline. New things load when you are back.");
  },
};
