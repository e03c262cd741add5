import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { type MemoryServicesOptions, memoryServices } from "./memory_services.ts";
import { Screen, type ScreenProps } from "./Screen.tsx";

// Stories of the whole app: `export default { ...screens, title: "Screens/Week", args: … } satisfies ScreenMeta`.

export type ScreenMeta = Meta<typeof Screen>;

export type Story = StoryObj<typeof Screen>;

export const screens = { component: Screen, parameters: { layout: "fullscreen" } } as const;

/** A text, or the name of an element with a role: `{ button: "Save" }`. */
type Seen = string | RegExp | Readonly<Record<string, string | RegExp>>;

/** The state of a screen: where it differs from that of the file's other stories. */
interface ShownState extends Partial<ScreenProps>, MemoryServicesOptions {
  /** Names of buttons that are pressed first, in turn. */
  readonly press?: readonly string[];
}

/** A story of a state in which all of `seen` is visible. Its services are made with the options, where none are given. */
export function shows(seen: Seen | readonly Seen[], state: ShownState = {}): Story {
  const { at, services, press = [], ...options } = state;
  const ownServices = services ?? (Object.keys(options).length > 0 ? memoryServices(options) : undefined);
  return {
    args: { ...(at !== undefined && { at }), ...(ownServices && { services: ownServices }) },
    async play({ canvas, userEvent }) {
      for (const name of press) await userEvent.click(await canvas.findByRole("button", { name }));
      for (const each of [seen].flat()) {
        if (typeof each === "string" || each instanceof RegExp) {
          await waitFor(() => expect(canvas.getByText(each)).toBeVisible());
          continue;
        }
        for (const [role, name] of Object.entries(each)) {
          await waitFor(() => expect(canvas.getByRole(role, { name })).toBeVisible());
        }
      }
    },
  };
}
