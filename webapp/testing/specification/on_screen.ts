import { expect, it } from "vitest";
import { type Locator } from "vitest/browser";
import { type HistoryEntry, type MemoryServicesOptions, mayaSignedIn } from "../mod.ts";
import { type OpenedScreen, open } from "../open_screen.tsx";

/** A rule of docs/specification.md, or several, and the texts that they quote. */
export interface ShownRule {
  /** `#plan-week-grid` */
  readonly rule: string;
  /** The part of the rule that the test shows. */
  readonly means: string;
  readonly says?: readonly string[];
}

/** Shows a rule on the screen; it is given the quoted texts. */
export type Show = (says: readonly string[]) => Promise<void>;

/** A test that shows a rule on the screen. */
export function shown({ rule, means, says = [] }: ShownRule, show: Show): void {
  it(`${rule}: ${means}${says.length > 0 ? ` – ${says.map((text) => `'${text}'`).join(", ")}` : ""}`, async () => {
    expect.hasAssertions();
    await show(says);
  });
}

/** Maya has an account, and is signed out. */
export const stranger: MemoryServicesOptions = {
  identity: { signedIn: undefined, accounts: [{ ...mayaSignedIn, password: "saffron-and-lemon" }] },
};

export { type OpenedScreen, open };

/** Finds a text on a screen. */
export type Find = (screen: OpenedScreen, text: string) => Locator;

export const byText: Find = (screen, text) => screen.getByText(text, { exact: true }).first();
export const byTitle: Find = (screen, text) => screen.getByRole("heading", { level: 1, name: text, exact: true });
export const byButton: Find = (screen, text) => screen.getByRole("button", { name: text, exact: true }).first();
export const byLink: Find = (screen, text) => screen.getByRole("link", { name: text, exact: true }).first();
export const byLabel: Find = (screen, text) => screen.getByLabelText(text, { exact: true }).first();
export const byPlaceholder: Find = (screen, text) => screen.getByPlaceholder(text, { exact: true }).first();

/** All texts of a rule are visible on a screen. */
export function seen(at: HistoryEntry, find: Find, world: MemoryServicesOptions = {}): Show {
  return async (says) => {
    const { screen } = await open(at, world);
    for (const text of says) await expect.element(find(screen, text)).toBeVisible();
  };
}

/** A text of a rule with its gaps filled: "Pick {time} for {day}". */
export function filled(text: string | undefined, gaps: Readonly<Record<string, string | number>>): string {
  return (text ?? "").replaceAll(/\{(\w+)\}/gu, (_gap, name: string) => String(gaps[name]));
}
