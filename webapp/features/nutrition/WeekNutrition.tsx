import { t } from "@lingui/core/macro";
import { lazy, Suspense, useId, useState } from "react";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { retryImport, useLaterCode } from "../../platform/routing/mod.ts";
import { HeadLine, Section } from "./nutrition_layout.ts";

const load = () => retryImport(() => import("./OpenedNutrition.tsx"));
const OpenedNutrition = lazy(async () => ({ default: (await load()).OpenedNutrition }));
const LATER = [load];

/** The nutrition of a week's days against the person's aims, shown on request. */
export function WeekNutrition({ date }: { date: CalendarDate }) {
  const [isOpen, setIsOpen] = useState(false);
  const content = useId();
  useLaterCode(LATER);
  return (
    <Section>
      <HeadLine>
        <Heading size="name">{t`Nutrition`}</Heading>
        <Button
          variant="ghost"
          size="small"
          aria-expanded={isOpen}
          aria-controls={content}
          aria-label={isOpen ? t`Hide nutrition` : t`Show nutrition`}
          onClick={() => setIsOpen((isShown) => !isShown)}
        >
          {isOpen ? t`Hide` : t`Show`}
        </Button>
      </HeadLine>
      <div id={content}>
        {isOpen && (
          <Suspense fallback={<Spinner>{t`Adding up your meals…`}</Spinner>}>
            <OpenedNutrition date={date} />
          </Suspense>
        )}
      </div>
    </Section>
  );
}
