import { useEffect, useRef, useState } from "react";
import { useServices } from "../../services.ts";
import { COOK_LAYOUT_KEY } from "../kitchen_timers/timers_key.ts";
import { placeOf, savePlace } from "./mod.ts";

/** One step per screen, or all in a column. */
export const COOK_LAYOUTS = ["single", "column"] as const;

export type CookLayout = (typeof COOK_LAYOUTS)[number];

/** Where a person is in a recipe, remembered for the recipe and its portions. */
export function useCooking(options: {
  recipe: string;
  portions: number | undefined;
  steps: number;
  /** The last step is done. */
  onEnd: () => void;
}) {
  const { recipe, portions, steps, onEnd } = options;
  const { deviceStorage } = useServices();
  const [start] = useState(() => Math.min(placeOf(deviceStorage, { recipe, portions }), steps - 1));
  const [step, setStep] = useState(start);
  const [isContinued, setContinued] = useState(start > 0);
  const [layout, setLayout] = useState<CookLayout>(() =>
    deviceStorage.getItem(COOK_LAYOUT_KEY) === "column" ? "column" : "single",
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef(step);

  useEffect(() => {
    // The end forgets the place: the next time begins at the first step.
    savePlace(deviceStorage, { recipe, portions, step: step < steps ? step : 0 });
  }, [deviceStorage, recipe, portions, step, steps]);

  useEffect(() => {
    if (focused.current === step) return;
    focused.current = step;
    heading.current?.focus({ preventScroll: true });
    if (layout === "column") heading.current?.scrollIntoView({ block: "center" });
    else scrollTo(0, 0);
  }, [step, layout]);

  // Among all steps the current one is brought into view.
  useEffect(() => {
    if (layout === "column" && focused.current > 0) heading.current?.scrollIntoView({ block: "center" });
  }, [layout]);

  function goTo(next: number): void {
    setContinued(false);
    setStep(Math.min(Math.max(next, 0), steps));
  }

  return {
    /** The current step, from 0; as many as there are steps once the last one is done. */
    step,
    layout,
    /** Whether it opened where cooking was left, and nothing was done since. */
    isContinued,
    /** The heading of the current step: it gets the focus when the step changes. */
    heading,
    goTo,
    next() {
      if (step === steps - 1) onEnd();
      goTo(step + 1);
    },
    previous: () => goTo(step - 1),
    choose(next: CookLayout) {
      deviceStorage.setItem(COOK_LAYOUT_KEY, next);
      setLayout(next);
    },
  };
}

export type Cooking = ReturnType<typeof useCooking>;

/** The space bar and the right arrow go on, the left arrow goes back; not where a control uses these keys itself. */
export function useStepKeys({ next, previous }: Pick<Cooking, "next" | "previous">): void {
  const actions = useRef({ next, previous });
  useEffect(() => {
    actions.current = { next, previous };
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest("input, select, textarea, dialog") || document.querySelector("dialog[open]")) return;
      if (event.key === " " && target.closest("button, a")) return;
      if (event.key === "ArrowRight" || (event.key === " " && !event.shiftKey)) actions.current.next();
      else if (event.key === "ArrowLeft" || event.key === " ") actions.current.previous();
      else return;
      event.preventDefault();
    }
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}

/** A swipe is at least this long, in px, and clearly sideways. */
const SWIPE_MIN_PX = 56;

/** Handlers for an element that a finger swipes to the next or the previous step. */
export function useSwipe({ next, previous }: Pick<Cooking, "next" | "previous">) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart({ touches }: React.TouchEvent) {
      const [touch] = touches.length === 1 ? [touches[0]] : [];
      start.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd({ changedTouches }: React.TouchEvent) {
      const [touch] = [changedTouches[0]];
      if (!touch || !start.current) return;
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(x) < SWIPE_MIN_PX || Math.abs(x) < 2 * Math.abs(y)) return;
      if (x < 0) next();
      else previous();
    },
  };
}
