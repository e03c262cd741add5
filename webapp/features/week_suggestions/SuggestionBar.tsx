import { t } from "@lingui/core/macro";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { ProgressBar } from "../../../ui-kit/ProgressBar/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { figuresTexts } from "./figures_text.ts";
import { ImpossibleWeek } from "./ImpossibleWeek.tsx";
import { Bar, ButtonLine, Figures, NewsPart, Searching } from "./suggestion_layout.ts";
import type { SuggestedWeekActions } from "./use_suggested_week.ts";
import { isLocked, type WeekSuggestion } from "./week_suggestion.ts";

export interface SuggestionBarProps {
  suggestion: WeekSuggestion;
  actions: SuggestedWeekActions;
  hasAims: boolean;
}

/** The figures of a suggested week, and the actions on all of it. */
export function SuggestionBar({ suggestion, actions, hasAims }: SuggestionBarProps) {
  const { isSearching, isShuffling, isAccepting } = actions;
  const { meals } = suggestion;
  return (
    <Bar aria-label={t`Suggested week`} data-dock="">
      <News suggestion={suggestion} actions={actions} />
      {isShuffling ? (
        <Searching>
          <ProgressBar label={t`Searching for another good week`} />
        </Searching>
      ) : (
        <WeekFigures suggestion={suggestion} actions={actions} hasAims={hasAims} />
      )}
      <ButtonLine>
        <Button
          data-main=""
          size="small"
          busy={isAccepting}
          disabled={isShuffling}
          onClick={() => actions.accept(suggestion)}
        >
          {t`Accept`}
        </Button>
        {isShuffling ? (
          <Button size="small" variant="plain" onClick={actions.cancel}>
            {t`Cancel`}
          </Button>
        ) : (
          <Button
            size="small"
            variant="plain"
            disabled={isSearching || isAccepting || meals.every((meal) => isLocked(suggestion, meal))}
            onClick={() => actions.shuffle(suggestion)}
          >
            {t`Shuffle the rest`}
          </Button>
        )}
        <Button size="small" variant="ghost" disabled={isAccepting} onClick={actions.discard}>
          {t`Discard`}
        </Button>
      </ButtonLine>
    </Bar>
  );
}

/** Important results of the last search, or of accepting: they are in sight beside the buttons. */
function News({ suggestion, actions }: Pick<SuggestionBarProps, "suggestion" | "actions">) {
  const { conflict, shuffleErrorText, impossible } = actions;
  if (!conflict && !shuffleErrorText && !impossible) return null;
  return (
    <NewsPart>
      {conflict && <Notice tone="warning">{conflict}</Notice>}
      {shuffleErrorText && (
        <Notice
          action={
            <Button variant="ghost" size="small" onClick={() => actions.shuffle(suggestion)}>
              {t`Try again`}
            </Button>
          }
        >
          {shuffleErrorText}
        </Notice>
      )}
      {impossible && (
        <ImpossibleWeek
          reply={impossible}
          minutes={suggestion.wishes.activeMinutes}
          onRelax={({ dishes: _count, ...change }) => actions.shuffle(suggestion, [...suggestion.relaxed, change])}
        />
      )}
    </NewsPart>
  );
}

function WeekFigures({ suggestion, actions, hasAims }: SuggestionBarProps) {
  const { figures } = suggestion;
  if (figures) {
    return (
      <Figures aria-label={t`Figures of the week`}>
        {figuresTexts(figures, { hasAims }).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Figures>
    );
  }
  if (actions.isSearching) return <Spinner>{t`Counting again…`}</Spinner>;
  return (
    <Button size="small" variant="ghost" onClick={() => actions.countAgain(suggestion)}>
      {t`Show the figures of this week`}
    </Button>
  );
}
