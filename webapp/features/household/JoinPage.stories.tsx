import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ingeborg, kwame, maya, priya, tomas } from "../../../adapters/memory/people_and_recipes.ts";
import { invite, joinHousehold, renameHousehold } from "../../../core/household/mod.ts";
import {
  type MemoryServicesOptions,
  type MemoryStores,
  memoryServices,
  plannedWeek,
  Screen,
} from "../../testing/mod.ts";

const phone = { viewport: { value: "phone", isRotated: false } };

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

const meta = {
  title: "Screens/Join a household",
  component: Screen,
  parameters: { layout: "fullscreen" },
  args: { at: "/join#invitation-1", services: invited({ mealPlan: { planned: plannedWeek } }) },
} satisfies Meta<typeof Screen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithAPlan: Story = {
  async play({ canvas }) {
    await canvas.findByRole("heading", { level: 1, name: "Join Kitchen No. 7" });
    await canvas.findByText("Tomás Herrera invites you to a household with 2 members.");
    await canvas.findByText("You join, and your 16 meals from this week on move into the shared plan.");
    await expect(canvas.getByRole("button", { name: "Leave them" })).toBeVisible();
  },
};

export const WithAPlanOnAPhone: Story = { ...WithAPlan, globals: phone };

export const WithoutAPlan: Story = {
  args: { services: invited() },
  async play({ canvas }) {
    await canvas.findByRole("button", { name: "Join" });
  },
};

/** Who lives with others leaves them. */
export const FromAnotherHousehold: Story = {
  args: {
    services: invited({
      mealPlan: { planned: plannedWeek },
      household: { members: [priya, kwame], name: "The yellow house" },
    }),
  },
  async play({ canvas }) {
    await canvas.findByText("You leave The yellow house, with 3 members.");
  },
};

export const Expired: Story = {
  args: { at: "/join#an-old-invitation", services: invited() },
  async play({ canvas }) {
    await canvas.findByRole("heading", { level: 1, name: "This invitation cannot be used" });
  },
};

export const MemberAlready: Story = {
  args: {
    services: memoryServices({ household: { arrange: (stores) => invite(stores, { userId: maya.id }) } }),
  },
  async play({ canvas }) {
    await canvas.findByRole("heading", { level: 1, name: "You are a member already" });
  },
};

export const SignedOut: Story = {
  args: { services: invited({ identity: { signedIn: undefined } }) },
  async play({ canvas }) {
    await canvas.findByRole("heading", { level: 1, name: "You are invited to a household" });
    await expect(canvas.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login?next=%2Fjoin");
  },
};

export const IncompleteLink: Story = {
  args: { at: "/join", services: invited() },
  async play({ canvas }) {
    await canvas.findByRole("heading", { level: 1, name: "This link is not complete" });
  },
};

export const Loading: Story = {
  args: { services: invited({ household: { hanging: ["previewInvitation"] } }) },
  async play({ canvas }) {
    await canvas.findByText("Loading…");
  },
};

export const LoadingFailed: Story = {
  args: { services: invited({ household: { failing: ["previewInvitation"] } }) },
  async play({ canvas }) {
    await canvas.findByText("The invitation could not be loaded.");
  },
};

export const JoiningFailed: Story = {
  args: { services: invited({ household: { failing: ["joinHousehold"] } }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Join" }));
    await canvas.findByText("You have not joined. Try again.");
  },
};
