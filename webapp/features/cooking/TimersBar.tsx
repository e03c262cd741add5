import { plural, t } from "@lingui/core/macro";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { useState } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { TextLink } from "../../../ui-kit/TextLink/mod.ts";
import { Timer } from "../../../ui-kit/Timer/mod.ts";
import { VisuallyHidden } from "../../../ui-kit/VisuallyHidden/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { isDone, type KitchenTimer, type KitchenTimers, leftMsOf } from "../kitchen_timers/mod.ts";
import { TimersRoot } from "./cooking_layout.ts";
import { clockText } from "./time_text.ts";
import { useKitchenTimers } from "./use_kitchen_timers.ts";

/** `page` is below the navbar of any page and stays in view; `cooking` is a part of cook mode. */
export type TimersPlace = "page" | "cooking";

/** The device's timers: the one that ends first, and the others on demand. Draws nothing without timers. */
export function TimersBar({ place }: { place: TimersPlace }) {
  const { kitchen, timers } = useKitchenTimers();
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = timers;
  const shown = isOpen ? timers : timers.filter((timer) => timer === first || isDone(timer));
  return (
    <TimersRoot
      aria-label={t`Timers`}
      data-place={place}
      data-in-place-of-sign={place === "page" ? "" : undefined}
      hidden={!first}
    >
      {/* Only finished timers are announced, once. */}
      <VisuallyHidden role="alert">
        {timers
          .filter(isDone)
          .map(({ name, dish }) => t`${name}, ${dish}: time is up.`)
          .join(" ")}
      </VisuallyHidden>
      {shown.map((timer) => (
        <OneTimer key={timer.id} timer={timer} kitchen={kitchen} place={place} />
      ))}
      {others.length > 0 && (isOpen || shown.length < timers.length) && (
        <Button
          variant="ghost"
          size="small"
          icon={isOpen ? <ChevronUp size={20} /> : <ChevronDown size={20} />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t`Fewer timers` : moreText(timers.length - shown.length)}
        </Button>
      )}
    </TimersRoot>
  );
}

interface OneTimerProps {
  timer: KitchenTimer;
  kitchen: KitchenTimers;
  place: TimersPlace;
}

function OneTimer({ timer, kitchen, place }: OneTimerProps) {
  const { id, name, dish, path, leftMs } = timer;
  const done = isDone(timer);
  return (
    <Timer
      name={name}
      detail={
        place === "page" && (
          <TextLink href={path} component={RouterLink}>
            {dish}
          </TextLink>
        )
      }
      state={done ? "done" : leftMs === undefined ? "running" : "paused"}
      timeText={done ? t`Done` : clockText(leftMsOf(timer))}
      onPause={() => kitchen.pause(id)}
      onResume={() => kitchen.resume(id)}
      onAddMinute={() => kitchen.addMinute(id)}
      onRemove={() => kitchen.remove(id)}
    />
  );
}

function moreText(count: number): string {
  return plural(count, { one: "# more timer", other: "# more timers" });
}
