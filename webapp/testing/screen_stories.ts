import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { type MemoryServicesOptions, memoryServices } from "./memory_services.ts";
import { Screen, type ScreenProps } from "./Screen.tsx";

// Stories of the whole app: `export default { ...screens, title: "Screens/Week", args: … } satisfies ScreenMeta`.

export type ScreenMeta = Meta<typeof Screen>;

export type Story = StoryObj<typeof Screen>;

export const screens = { component: Screen, parameters: { layout: "fullscreen" } } as const;

type Text = string | RegExp;

/** `{ label: "Name" }`, `{ placeholder: "Search" }`, a button `{ disabled: "Save" }`, or the name of what has a role: `{ heading: "Week" }`. */
type Named = Readonly<Record<string, Text>>;

/** The state of a screen: where it differs from that of the file's other stories. */
interface ShownState extends Partial<ScreenProps>, MemoryServicesOptions {
  /** Texts that are typed first, by the labels of their fields. */
  readonly write?: Readonly<Record<string, string>>;
  /** Buttons that are pressed then, in turn, or other elements: `{ link: "Week" }`. */
  readonly press?: readonly (Text | Named)[];
}

/** A story of a state in which all of `seen` is visible. Its services are made with the options, where none are given. */
export function shows(seen: Text | Named | readonly (Text | Named)[], state: ShownState = {}): Story {
  const { at, services, write = {}, press = [], ...options } = state;
  const ownServices = services ?? (Object.keys(options).length > 0 ? memoryServices(options) : undefined);
  return {
    args: { ...(at !== undefined && { at }), ...(ownServices && { services: ownServices }) },
    async play({ canvasElement, userEvent }) {
      const page = within(canvasElement.ownerDocument.body);
      const find = (kind: string, name: Text): HTMLElement => {
        if (kind === "text") return page.getByText(name);
        if (kind === "label") return page.getByLabelText(name);
        return kind === "placeholder" ? page.getByPlaceholderText(name) : page.getByRole(kind, { name });
      };
      for (const [label, text] of Object.entries(write)) {
        await userEvent.type(await waitFor(() => find("label", label)), text);
      }
      for (const [kind, name] of press.flatMap((each) => namesIn(each, "button"))) {
        await userEvent.click(await waitFor(() => find(kind, name)));
      }
      for (const [kind, name] of [seen].flat().flatMap((each) => namesIn(each, "text"))) {
        if (kind === "disabled") await waitFor(() => expect(find("button", name)).toBeDisabled());
        else await waitFor(() => expect(find(kind, name)).toBeVisible());
      }
    },
  };
}

function namesIn(each: Text | Named, kind: string): [string, Text][] {
  return typeof each === "string" || each instanceof RegExp ? [[kind, each]] : Object.entries(each);
}
