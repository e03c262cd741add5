import { setTimeout } from "node:timers/promises";
import {
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
  expect as plainExpect,
} from "@playwright/test";
import { expectStarted } from "./journey.ts";
import { workerReady } from "./offline.ts";

const LATEST_ACT_MS = 1_200;
const SLOWEST_PROCESSOR = 6;
/** One visit of so many is a second one, with the service worker. */
const SECOND_VISIT_EVERY = 8;
const LONGEST_PRESS_MS = 80;
const LONGEST_KEY_MS = 20;
const OUTCOME_TIMEOUT_MS = 10_000;

const expect = plainExpect.configure({ timeout: OUTCOME_TIMEOUT_MS });

const ELEMENTS = {
  field: "input, textarea",
  button: "button",
  checkbox: "input[type=checkbox]",
  radio: "input[type=radio]",
  link: "a",
  card: "article a",
};

/** Expects what an act leads to. */
export type Outcome = (page: Page) => Promise<void>;

interface Hand {
  readonly page: Page;
  /** A random integer from 0 to below this number. */
  below(end: number): number;
  /** Number of presses on elements that React had not taken over yet. */
  early: number;
}

/** An act on a page. It returns the check of its outcome for the time when the app has started. */
export interface Act {
  readonly kind: "text" | "enter" | "press" | "choice" | "link";
  readonly name: string;
  perform(hand: Hand): Promise<Outcome>;
  /** Method and path of the call that is sent exactly once. */
  readonly sends?: RegExp | undefined;
}

/** Types at the end of a field. */
export function type(label: string, text: string, outcome?: Outcome): Act {
  return {
    kind: "text",
    name: label,
    async perform(hand) {
      const { page, below } = hand;
      const { value: before } = await press(hand, { role: "field", name: label });
      await page.keyboard.press("Control+End");
      await page.keyboard.type(text, { delay: below(LONGEST_KEY_MS) });
      const field = fieldOf(page, label);
      return async () => {
        await expect(field).toHaveValue(before + text);
        await outcome?.(page);
      };
    },
  };
}

/** Types into several fields. */
export function typing(texts: Readonly<Record<string, string>>): Act[] {
  return Object.entries(texts).map(([label, text]) => type(label, text));
}

/** Types into the fields of a form, and sends it. Its outcome has to prove the texts too, since fields disappear. */
export function form(texts: Readonly<Record<string, string>>, send: Act): Act[] {
  const filling = typing(texts).map((act) => ({
    ...act,
    async perform(hand: Hand) {
      await act.perform(hand);
      return () => Promise.resolve();
    },
  }));
  return [...filling, send];
}

/** Types into a field and sends it by Enter: two acts in one moment. The field need not keep its text. */
export function enter(label: string, text: string, outcome: Outcome, sends?: RegExp): Act {
  return {
    kind: "enter",
    name: label,
    sends,
    async perform(hand) {
      await press(hand, { role: "field", name: label });
      await hand.page.keyboard.type(`${text}\n`, { delay: hand.below(LONGEST_KEY_MS) });
      return outcome;
    },
  };
}

/** Presses a button. */
export function button(name: string | RegExp, outcome: Outcome, sends?: RegExp): Act {
  return {
    kind: "press",
    name: String(name),
    sends,
    async perform(hand) {
      await press(hand, { role: "button", name });
      return outcome;
    },
  };
}

/** Presses something that is on or off: a button, a checkbox or a radio button. The place is that among those of the name. */
export function toggle(
  role: "button" | "checkbox" | "radio",
  name: string | RegExp,
  { place = 0, outcome, sends }: { place?: number; outcome?: Outcome; sends?: RegExp } = {},
): Act {
  return {
    kind: "press",
    name: `${name}${place}`,
    sends,
    async perform(hand) {
      // Its place may change, its name does not.
      const { label, isOn: before } = await press(hand, { role, name, place });
      return async (page) => {
        const target = page.getByRole(role, { name: label ?? name, exact: true }).first();
        await expect.poll(() => isOn(target)).toBe(!before);
        await outcome?.(page);
      };
    },
  };
}

/** Chooses a neighbour in a list of options by an arrow key. */
export function choose(label: string | RegExp, outcome?: Outcome, sends?: RegExp): Act {
  return {
    kind: "choice",
    name: String(label),
    sends,
    async perform({ page }) {
      const list = page.getByRole("combobox", { name: label, exact: true });
      await list.focus();
      const values = await list
        .locator("option")
        .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
      const before = values.indexOf(await list.inputValue());
      const after = before === 0 ? 1 : before - 1;
      await page.keyboard.press(after > before ? "ArrowDown" : "ArrowUp");
      return async () => {
        await expect(list).toHaveValue(values[after] ?? "");
        await outcome?.(page);
      };
    },
  };
}

/** Follows a link. */
export function link(name: string | RegExp, outcome: Outcome): Act {
  return {
    kind: "link",
    name: String(name),
    async perform(hand) {
      await press(hand, { role: "link", name });
      return outcome;
    },
  };
}

/** Follows the link of the first card. */
export function card(outcome: Outcome): Act {
  const perform = async (hand: Hand) => {
    await press(hand, { role: "card", name: /./u });
    return outcome;
  };
  return { kind: "link", name: "first card", perform };
}

/** Expects this text on the page. */
export function text(words: string | RegExp): Outcome {
  return (page) => expect(page.getByText(words).first()).toBeVisible();
}

/** Expects exactly one element of this role and name. */
export function one(role: Parameters<Page["getByRole"]>[0], name?: string | RegExp): Outcome {
  return (page) => expect(page.getByRole(role, name === undefined ? {} : { name, exact: true })).toHaveCount(1);
}

/** Expects this address, and the rest. */
export function at(address: string | RegExp, ...rest: Outcome[]): Outcome {
  return async (page) => {
    await expect(page).toHaveURL(address);
    for (const each of rest) await each(page);
  };
}

export interface Visit {
  readonly address: string;
  readonly acts: readonly Act[];
  readonly state: NonNullable<BrowserContextOptions["storageState"]>;
  readonly isSignedIn: boolean;
  /** From 0 to below 1. */
  random(): number;
}

/** Opens a page on a processor of random speed, acts at random moments, and returns the acts that were lost, with the reason. */
export async function lossesOf(
  browser: Browser,
  { address, acts, state, isSignedIn, random }: Visit,
): Promise<{ losses: string[]; early: number }> {
  const below = (end: number) => Math.floor(random() * end);
  const isSecond = below(SECOND_VISIT_EVERY) === 0 && isSignedIn;
  const context = await browser.newContext({ storageState: state, serviceWorkers: isSecond ? "allow" : "block" });
  context.setDefaultTimeout(OUTCOME_TIMEOUT_MS);
  const page = await context.newPage();
  if (isSecond) {
    await page.goto(address);
    await workerReady(page);
    await page.goto("about:blank");
  }
  const devTools = await context.newCDPSession(page);
  const rate = 1 + random() * (SLOWEST_PROCESSOR - 1);
  const moments = acts.map(() => below(LATEST_ACT_MS)).toSorted((a, b) => a - b);
  const sent: string[] = [];
  page.on(
    "request",
    (request) => request.method() !== "GET" && sent.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  const setting = `${isSecond ? "second visit" : "first visit"}, processor ${rate.toFixed(1)} times slower`;
  const losses: string[] = [];
  const lose = (act: Act, index: number, error: unknown) =>
    losses.push(
      `${act.kind} ${act.name} (${moments[index]} ms after the first paint, ${setting}): ${String(error).slice(0, 300)}`,
    );

  // On this machine's network, the app would start before most acts.
  const codeDelayMs = below(LATEST_ACT_MS);
  await page.route("**/assets/index-*.js", async (route) => {
    await setTimeout(codeDelayMs);
    await route.continue();
  });
  await devTools.send("Emulation.setCPUThrottlingRate", { rate });
  await page.goto(address, { waitUntil: "commit" });
  // An invitation's page asks for itself once more.
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0, undefined, {
    polling: 20,
  });
  const painted = performance.now();
  const hand: Hand = { page, below, early: 0 };
  const outcomes: (Outcome | undefined)[] = [];
  for (const [index, act] of acts.entries()) {
    await setTimeout(Math.max(0, painted + (moments[index] ?? 0) - performance.now()));
    outcomes.push(await act.perform(hand).catch((error: unknown) => void lose(act, index, error)));
  }
  await expectStarted(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await Promise.all(
    acts.map(async (act, index) => {
      const calls = () => sent.filter((each) => act.sends?.test(each)).length;
      try {
        await outcomes[index]?.(page);
        if (act.sends) await expect.poll(calls, `calls ${act.sends}`).toBe(1);
      } catch (error) {
        lose(act, index, error);
      }
    }),
  );
  await context.close();
  return { losses, early: hand.early };
}

function fieldOf(page: Page, label: string): Locator {
  const name = { name: label, exact: true };
  return page.getByRole("textbox", name).or(page.getByRole("searchbox", name));
}

interface Target {
  readonly role: keyof typeof ELEMENTS;
  readonly name: string | RegExp;
  /** Among those of the name. */
  readonly place?: number;
}

interface Pressed {
  readonly x: number;
  readonly y: number;
  readonly label: string | null;
  readonly isEarly: boolean;
  /** Before the press, as is the value. */
  readonly isOn: boolean;
  readonly value: string;
}

/** Presses the mouse on an element. Playwright's own click asks the page several times, so the app would have started by then. */
async function press(hand: Hand, { role, name, place = 0 }: Target): Promise<Pressed> {
  const wanted = { selector: ELEMENTS[role], name, place };
  const found = (await (await hand.page.waitForFunction(find, wanted, { polling: 20 })).jsonValue()) as Pressed; // sound: it waits for one
  if (found.isEarly) hand.early++;
  await hand.page.mouse.click(found.x, found.y, { delay: hand.below(LONGEST_PRESS_MS) });
  return found;
}

/** In the browser: the middle of an element, which is scrolled into view; undefined while the page lacks it. */
function find({
  selector,
  name,
  place,
}: {
  selector: string;
  name: string | RegExp;
  place: number;
}): Pressed | undefined {
  const nameOf = (element: Element) => {
    const ids = element.getAttribute("aria-labelledby")?.split(" ");
    const labels = ids?.map((id) => document.getElementById(id)) ?? [...((element as HTMLInputElement).labels ?? [])];
    const text =
      element.ariaLabel ?? (labels.length > 0 ? labels : [element]).map((each) => each?.textContent).join(" ");
    return text.replaceAll(/\s+/gu, " ").trim();
  };
  const element = [...document.querySelectorAll(selector)].filter((each) => {
    if (!each.checkVisibility()) return false;
    const own = nameOf(each);
    return typeof name === "string" ? own === name : name.test(own);
  })[place];
  if (!element) return undefined;
  const isWithin = ({ top, bottom }: DOMRect) => top > 0 && bottom < innerHeight;
  if (!isWithin(element.getBoundingClientRect())) element.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  const { checked, value } = element as HTMLInputElement; // sound: others lack both
  const isEarly = !Object.keys(element).some((key) => key.startsWith("__react"));
  const isOn = checked ?? (element.ariaPressed ?? element.ariaExpanded) === "true";
  return { x: x + width / 2, y: y + height / 2, label: element.ariaLabel, isEarly, isOn, value };
}

function isOn(target: Locator): Promise<boolean> {
  return target.evaluate((element) =>
    element instanceof HTMLInputElement ? element.checked : (element.ariaPressed ?? element.ariaExpanded) === "true",
  );
}
