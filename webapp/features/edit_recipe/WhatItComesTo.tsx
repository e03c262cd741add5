import { t } from "@lingui/core/macro";
import { lazy, Suspense, useId } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { retryImport, useLaterCode } from "../../platform/routing/mod.ts";
import { Rail } from "./editor_layout.ts";
import type { Reading } from "./use_reading.ts";

const loadReadRecipe = () => retryImport(() => import("./ReadRecipe.tsx"));
const Portion = lazy(async () => ({ default: (await loadReadRecipe()).Portion }));
const ReadAllergens = lazy(async () => ({ default: (await loadReadRecipe()).ReadAllergens }));
const LATER = [loadReadRecipe];

/** Nutrition of a portion with its coverage, and allergens: they follow the ingredients. */
export function WhatItComesTo({ reading: { whole, hasFailed, retry } }: { reading: Reading }) {
  const heading = useId();
  useLaterCode(LATER);
  const nothingYet = <Text tone="soft">{t`It follows the ingredients.`}</Text>;
  return (
    <Rail aria-labelledby={heading}>
      <Stack gap="32">
        <Stack gap="16">
          <Heading id={heading} level={2}>
            {t`One portion`}
          </Heading>
          {hasFailed && (
            <Notice
              tone="warning"
              action={
                <Button variant="plain" size="small" onClick={retry}>
                  {t`Try again`}
                </Button>
              }
            >
              {t`The ingredients could not be read. What you typed is kept.`}
            </Notice>
          )}
          {whole ? (
            <Suspense fallback={nothingYet}>
              <Portion whole={whole} />
            </Suspense>
          ) : (
            !hasFailed && nothingYet
          )}
        </Stack>
        <Suspense>{whole && <ReadAllergens whole={whole} />}</Suspense>
      </Stack>
    </Rail>
  );
}
