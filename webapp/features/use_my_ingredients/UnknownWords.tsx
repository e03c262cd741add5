import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Fragment } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Question } from "./ingredients_layout.ts";
import type { FoundRecipes } from "./use_found_recipes.ts";

/** Suggestions at a time. */
const QUESTIONS_MAX = 4;

export interface UnknownWordsProps extends Pick<FoundRecipes, "excluded" | "corrections" | "unknown" | "suggestions"> {
  /** Called when a suggested food is chosen for a word. */
  onReplace: (replacement: { word: string; food: string }) => void;
}

/** Excluded foods, corrected words, unknown foods, and suggestions for them. */
export function UnknownWords({ excluded, corrections, unknown, suggestions, onReplace }: UnknownWordsProps) {
  if (excluded.length + corrections.length + unknown.length === 0) return null;
  return (
    <Notice tone="info">
      {excluded.length > 0 && <div>{t`Without: ${excluded.join("; ")}`}</div>}
      {corrections.map(({ ingredient, food }) => (
        <div key={ingredient}>{t`We searched for ${food} instead of “${ingredient}”.`}</div>
      ))}
      {unknown.length > 0 && <div>{t`We don't know: ${unknown.join(", ")}.`}</div>}
      {suggestions.slice(0, QUESTIONS_MAX).map(({ ingredient: word, foods }) => {
        const choices = foods.map((food, place) => (
          <Fragment key={food}>
            {place > 0 && ` ${t({ message: "or", comment: "between foods: Did you mean milk or cream?" })} `}
            <Button variant="ghost" size="small" onClick={() => onReplace({ word, food })}>
              {food}
            </Button>
          </Fragment>
        ));
        return (
          <Question key={word} aria-label={t`Instead of ${word}`}>
            {unknown.length > 1 ? (
              <Trans>
                “{word}”: Did you mean {choices}?
              </Trans>
            ) : (
              <Trans>Did you mean {choices}?</Trans>
            )}
          </Question>
        );
      })}
    </Notice>
  );
}
