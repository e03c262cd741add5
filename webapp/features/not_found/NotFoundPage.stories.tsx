import { memoryServices } from "../../testing/mod.ts";
import { type ScreenMeta, type Story, screens, shows } from "../../testing/screen_stories.ts";

export default {
  title: "Screens/Not found",
  ...screens,
  args: { at: "/breakfast-in-bed", services: memoryServices() },
} satisfies ScreenMeta;

export const Default: Story = shows({ heading: "Page not found" });

/** Without a session there is no navbar. */
export const SignedOut: Story = {
  ...Default,
  args: { services: memoryServices({ identity: { signedIn: undefined } }) },
};
