import type { Meta, StoryObj } from "@storybook/react-vite";
import { maya, priya } from "../../../adapters/memory/people_and_recipes.ts";
import {
  decisionAboutTomas,
  type MemoryStores,
  mayaAsModerator,
  memoryServices,
  reportOfPerson,
  reportOfTomas,
  Screen,
} from "../../testing/mod.ts";

async function withReports(stores: MemoryStores): Promise<void> {
  stores.people.verifyEmail(mayaAsModerator);
  await reportOfTomas(stores, priya);
}

async function withDecisions(stores: MemoryStores): Promise<void> {
  await withReports(stores);
  await decisionAboutTomas(stores, priya);
}

const meta = {
  title: "Screens/Moderation",
  component: Screen,
  parameters: { layout: "fullscreen" },
  args: { at: "/moderation", services: memoryServices({ safety: { arrange: withReports } }) },
} satisfies Meta<typeof Screen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  async play({ canvas }) {
    await canvas.findByRole("heading", { name: "Spam or advertising: a post by Tomás Herrera" });
  },
};

export const Phone: Story = { ...Filled, globals: { viewport: { value: "phone", isRotated: false } } };

export const Loading: Story = {
  args: { services: memoryServices({ safety: { hanging: ["listReports"] } }) },
};

export const Empty: Story = {
  args: {
    services: memoryServices({
      safety: { arrange: ({ people }) => people.verifyEmail(mayaAsModerator) },
    }),
  },
  async play({ canvas }) {
    await canvas.findByText("No open reports");
  },
};

export const Failed: Story = {
  args: { services: memoryServices({ safety: { failing: ["listReports"] } }) },
  async play({ canvas }) {
    await canvas.findByText("The reports could not be loaded.");
  },
};

export const Decisions: Story = {
  args: { at: "/moderation?show=decisions", services: memoryServices({ safety: { arrange: withDecisions } }) },
  async play({ canvas }) {
    await canvas.findByRole("heading", { name: "Hidden: a post by Tomás Herrera" });
  },
};

export const DecisionsPhone: Story = { ...Decisions, globals: { viewport: { value: "phone", isRotated: false } } };

export const NoDecisions: Story = {
  args: {
    at: "/moderation?show=decisions",
    services: memoryServices({
      safety: { arrange: ({ people }) => people.verifyEmail(mayaAsModerator) },
    }),
  },
  async play({ canvas }) {
    await canvas.findByText("No decisions yet");
  },
};

export const Undoing: Story = {
  ...Decisions,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("button", { name: "Lift the suspension: Tomás Herrera" }));
    await canvas.findByRole("dialog", { name: "Lift the suspension" });
  },
};

export const AboutTheModerator: Story = {
  args: {
    services: memoryServices({
      safety: {
        async arrange(stores) {
          await withReports(stores);
          await reportOfPerson(stores, maya);
        },
      },
    }),
  },
  async play({ canvas }) {
    await canvas.findByText(/^1 open report is about you\./);
  },
};

export const NotAModerator: Story = {
  args: { services: memoryServices() },
  async play({ canvas }) {
    await canvas.findByRole("heading", { name: "Page not found" });
  },
};
