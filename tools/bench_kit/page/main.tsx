import "../../../ui-kit/theme/global.css";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { median } from "../../measure/percentile.ts";
import { type CopiedElement, copyOf, drawCopy } from "./plain_copy.ts";
import { type Scene, scenes } from "./scenes.tsx";

/** A scene as plain elements, before and after its change, and the rules that made it look so. */
export interface PlainScene {
  readonly css: string;
  readonly before: readonly CopiedElement[];
  readonly after: readonly CopiedElement[];
}

/** How long the parts of one round took, in milliseconds, until the page was laid out. */
export interface Round {
  /** In a page that has never drawn it: styles are made, nothing is warmed up. */
  readonly first: number;
  /** The median of several further times. */
  readonly again: number;
  /** The median of several changes of one prop of every piece. */
  readonly change: number;
  /** How many style rules the changes added. */
  readonly newRules: number;
}

/** The frames of one scroll through the whole page. */
export interface Scroll {
  /** Between one frame and the next, in milliseconds, in order. */
  readonly frames: readonly number[];
  /** How far the page went, in CSS pixels. */
  readonly distance: number;
}

/** The functions that the bench calls in the page. */
export interface KitBench {
  sceneNames(): readonly string[];
  /** Renders a scene with the kit and copies its HTML. */
  copyScene(name: string): Promise<PlainScene>;
  measureKit(name: string): Promise<Round>;
  measurePlain(scene: PlainScene): Promise<Round>;
  scrollKit(name: string): Promise<Scroll>;
  scrollPlain(scene: PlainScene): Promise<Scroll>;
}

declare global {
  interface Window {
    kitBench: KitBench;
  }
}

/** How often a page draws the scene again, and changes it. */
const REPEATS = 7;
/** A brisk flick: CSS pixels a frame. */
const SCROLL_STEP = 80;
const SCROLL_FRAMES = 240;

window.kitBench = {
  sceneNames: () => scenes.map(({ name }) => name),
  async copyScene(name) {
    const { draw } = sceneOf(name);
    const { host, root } = newRoot();
    show(root, draw(false));
    await settled();
    const before = copiesOf(host);
    show(root, draw(true));
    await settled();
    return { css: pageCss(), before, after: copiesOf(host) };
  },
  async measureKit(name) {
    return await measure(sceneOf(name).draw, {});
  },
  async measurePlain(scene) {
    return await measure((change) => plain(scene, change), { before: () => addStyle(scene.css) });
  },
  async scrollKit(name) {
    show(newRoot().root, sceneOf(name).draw(false));
    return await scroll();
  },
  async scrollPlain(scene) {
    addStyle(scene.css);
    show(newRoot().root, plain(scene, false));
    return await scroll();
  },
};

/**
 * One ruler for both: React's work, then the browser's, until everything has its place. The kit makes its styles when it
 * draws for the first time, plain CSS is taken in before: that belongs to the first time as well.
 */
async function measure(draw: (change: boolean) => ReactNode, { before }: { before?: () => void }): Promise<Round> {
  await settled();
  const again: number[] = [];
  const changes: number[] = [];
  const first = (before ? timed(before) : 0) + mountOnce(draw).took;
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    await settled();
    again.push(mountOnce(draw).took);
  }
  const { root } = mountOnce(draw, { keep: true });
  const rules = ruleCount();
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    await settled();
    changes.push(timed(() => show(root, draw(repeat % 2 === 0))));
  }
  return { first, again: median(again), change: median(changes), newRules: ruleCount() - rules };
}

function mountOnce(draw: (change: boolean) => ReactNode, { keep = false } = {}): { took: number; root: Root } {
  const { host, root } = newRoot();
  const took = timed(() => show(root, draw(false)));
  if (!keep) {
    root.unmount();
    host.remove();
  }
  return { took, root };
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  // Reading a size makes the browser lay out the current content.
  document.body.getBoundingClientRect();
  return performance.now() - start;
}

function show(root: Root, content: ReactNode): void {
  flushSync(() => root.render(content));
}

function newRoot(): { host: HTMLElement; root: Root } {
  const host = document.createElement("div");
  document.body.append(host);
  return { host, root: createRoot(host) };
}

function plain({ before, after }: PlainScene, change: boolean): ReactNode {
  return (change ? after : before).map((copy, index) => drawCopy(copy, index));
}

function copiesOf(host: HTMLElement): CopiedElement[] {
  return Array.from(host.children, copyOf);
}

async function scroll(): Promise<Scroll> {
  await settled();
  const frames: number[] = [];
  let last = await nextFrame();
  for (let frame = 0; frame < SCROLL_FRAMES; frame++) {
    scrollBy(0, SCROLL_STEP);
    const now = await nextFrame();
    frames.push(now - last);
    last = now;
  }
  return { frames, distance: scrollY };
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Fonts are there, and pending work is done. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  await nextFrame();
  await nextFrame();
}

function sceneOf(name: string): Scene {
  const scene = scenes.find((candidate) => candidate.name === name);
  if (!scene) throw new Error(`Cannot draw "${name}": there is no such scene`);
  return scene;
}

function addStyle(css: string): void {
  const style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
}

function pageCss(): string {
  return Array.from(document.styleSheets, (sheet) =>
    Array.from(sheet.cssRules, (rule) => rule.cssText).join("\n"),
  ).join("\n");
}

function ruleCount(): number {
  return Array.from(document.styleSheets).reduce((count, sheet) => count + sheet.cssRules.length, 0);
}
