import { expect } from "storybook/test";
import { ingeborg, kwame, maya, priya, tomas } from "../../../adapters/memory/people_and_recipes.ts";
import { invite, joinHousehold, renameHousehold } from "../../../core/household/mod.ts";
import { phone } from "../../../ui-kit/testing/story_frames.ts";
import { type MemoryServicesOptions, type MemoryStores, memoryServices, plannedWeek } from "../../testing/mod.ts";
import { type ScreenMeta, type Story, screens, shows } from "../../testing/screen_stories.ts";

/** Tomás, who lives with Ingeborg, invites Maya. */
async function tomasInvites(stores: MemoryStores): Promise<void> {
  await invite(stores, { userId: tomas.id });
  const { token } = await invite(stores, { userId: tomas.id });
  await joinHousehold(stores, { userId: ingeborg.id, token, bringPlan: false });
  await renameHousehold(stores, { userId: tomas.id, name: "Kitchen No. 7" });
}

function invited(options: MemoryServicesOptions = {}) {
  return memoryServices({ ...options, household: { arrange: tomasInvites, ...options.household } });
}

export default {
  title: "Screens/Join a household",
  ...screens,
  args: { at: "/join#invitation-1", services: invited({ mealPlan: { planned: plannedWeek } }) },
} satisfies ScreenMeta;

export const WithAPlan: Story = shows([
  { heading: "Join Kitchen No. 7" },
  "Tomás Herrera invites you to a household with 2 members.",
  "You join, and your 16 meals from this week on move into the shared plan.",
  { button: "Leave them" },
]);

export const WithAPlanOnAPhone: Story = { ...WithAPlan, ...phone };

export const WithoutAPlan: Story = shows({ button: "Join" }, { services: invited() });

/** Who lives with others leaves them. */
export const FromAnotherHousehold: Story = shows("You leave The yellow house, with 3 members.", {
  services: invited({
    mealPlan: { planned: plannedWeek },
    household: { members: [priya, kwame], name: "The yellow house" },
  }),
});

export const Expired: Story = shows(
  [{ heading: "This invitation cannot be used" }, /Ask the person who invited you for a new link/u],
  { at: "/join#an-old-invitation", services: invited() },
);

export const MemberAlready: Story = shows(
  { heading: "You are a member already" },
  { household: { arrange: (stores) => invite(stores, { userId: maya.id }) } },
);

export const SignedOut: Story = {
  args: { services: invited({ identity: { signedIn: undefined } }) },
  async play({ canvas }) {
    await canvas.findByRole("heading", { level: 1, name: "You are invited to a household" });
    await expect(canvas.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login?next=%2Fjoin");
  },
};

export const IncompleteLink: Story = shows(
  { heading: "This link is not complete" },
  { at: "/join", services: invited() },
);

export const Loading: Story = shows("Loading…", {
  services: invited({ household: { hanging: ["previewInvitation"] } }),
});

export const LoadingFailed: Story = shows("The invitation could not be loaded.", {
  services: invited({ household: { failing: ["previewInvitation"] } }),
});

export const JoiningFailed: Story = shows("You have not joined. Try again.", {
  services: invited({ household: { failing: ["joinHousehold"] } }),
  press: ["Join"],
});
