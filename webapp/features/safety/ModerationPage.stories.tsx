import { maya, priya } from "../../../adapters/memory/people_and_recipes.ts";
import { phone } from "../../../ui-kit/testing/story_frames.ts";
import {
  decisionAboutTomas,
  type MemoryStores,
  mayaAsModerator,
  memoryServices,
  reportOfPerson,
  reportOfTomas,
} from "../../testing/mod.ts";
import { type ScreenMeta, type Story, screens, shows } from "../../testing/screen_stories.ts";

async function withReports(stores: MemoryStores): Promise<void> {
  stores.people.verifyEmail(mayaAsModerator);
  await reportOfTomas(stores, priya);
}

async function withDecisions(stores: MemoryStores): Promise<void> {
  await withReports(stores);
  await decisionAboutTomas(stores, priya);
}

export default {
  title: "Screens/Moderation",
  ...screens,
  args: { at: "/moderation", services: memoryServices({ safety: { arrange: withReports } }) },
} satisfies ScreenMeta;

export const Filled: Story = shows({ heading: "Spam or advertising: a post by Tomás Herrera" });

export const Phone: Story = { ...Filled, ...phone };

export const Loading: Story = {
  args: { services: memoryServices({ safety: { hanging: ["listReports"] } }) },
};

export const Empty: Story = shows("No open reports", {
  safety: { arrange: ({ people }) => people.verifyEmail(mayaAsModerator) },
});

export const Failed: Story = shows("The reports could not be loaded.", { safety: { failing: ["listReports"] } });

export const Decisions: Story = shows(
  { heading: "Hidden: a post by Tomás Herrera" },
  { at: "/moderation?show=decisions", safety: { arrange: withDecisions } },
);

export const DecisionsPhone: Story = { ...Decisions, ...phone };

export const NoDecisions: Story = shows("No decisions yet", {
  at: "/moderation?show=decisions",
  safety: { arrange: ({ people }) => people.verifyEmail(mayaAsModerator) },
});

export const Undoing: Story = shows(
  { dialog: "Lift the suspension" },
  { ...Decisions.args, press: ["Lift the suspension: Tomás Herrera"] },
);

export const AboutTheModerator: Story = shows(/^1 open report is about you\./, {
  safety: {
    async arrange(stores) {
      await withReports(stores);
      await reportOfPerson(stores, maya);
    },
  },
});

export const NotAModerator: Story = shows({ heading: "Page not found" }, { services: memoryServices() });
