import { t } from "@lingui/core/macro";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { enamel, media, type } from "../theme/mod.ts";
import type { MealRim } from "../tokens/mod.ts";
import { VisuallyHidden } from "../VisuallyHidden/mod.ts";

/** One nutrient of a serving. */
export interface Nutrient {
  /** "Protein" */
  name: string;
  /** "38"; null if unknown. */
  value: string | null;
  /** "g"; not shown where the value is unknown. */
  unit: string;
  /** The filled share of the rim, 0 to 1; its reference value is the caller's choice. */
  share: number;
  /** Calories breakfast, protein dinner, carbs lunch, fat snacks: the rims' four colours. */
  rim: MealRim;
  /** Called by a press on the value, which is plain text without it. */
  onPress?: (() => void) | undefined;
  /** What the press does: "Show energy in another unit". */
  pressLabel?: string | undefined;
}

/** Props of {@link NutritionPanel}. */
export interface NutritionPanelProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  nutrients: readonly Nutrient[];
  /** Further nutrients, as a list without plates: "Fibre", "6.2 g". */
  more?: readonly { name: string; text: string }[] | undefined;
  /** A line below: "534 kcal per serving". */
  note?: ReactNode;
}

/** The nutrients of a serving: plates whose rims are filled in proportion. */
export function NutritionPanel({ nutrients, more = [], note, ...rest }: NutritionPanelProps) {
  return (
    <Root {...rest}>
      <Dials>
        {nutrients.map(({ name, value, unit, share, rim, onPress, pressLabel }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Dial
                data-rim={rim}
                as={onPress && "button"}
                {...(onPress && { type: "button", title: pressLabel, onClick: onPress })}
              >
                {value === null ? (
                  <>
                    <Value aria-hidden="true">–</Value>
                    <VisuallyHidden>{t`not known`}</VisuallyHidden>
                  </>
                ) : (
                  <>
                    <Value data-long={value.length > 5}>{value}</Value> <Unit>{unit}</Unit>
                  </>
                )}
                <svg viewBox="0 0 100 100" aria-hidden="true">
                  <circle
                    cx="50"
                    cy="50"
                    r="46"
                    pathLength="1"
                    strokeDasharray={`${value === null ? 0 : Math.min(Math.max(share, 0), 1)} 1`}
                  />
                </svg>
              </Dial>
            </dd>
          </div>
        ))}
      </Dials>
      {more.length > 0 && (
        <More>
          {more.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </More>
      )}
      {note && <Note>{note}</Note>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-14);
`;

const Dials = styled.dl`
  --dial-gap: clamp(8px, 3vw, 36px);
  display: grid;
  /* Four in a row as long as their texts fit; the tenth of a pixel avoids a third column by rounding. */
  grid-template-columns: repeat(
    auto-fill,
    min(7.375rem, max(4.25rem, (100% - 3 * var(--dial-gap)) / 4 - 0.1px))
  );
  gap: var(--space-16) var(--dial-gap);

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    align-items: center;
    gap: var(--space-10);
  }

  dt {
    max-inline-size: 100%;
    ${type("label")}
    text-align: center;
  }

  dd { inline-size: 100%; margin: 0; }
`;

const Dial = styled.span`
  container-type: inline-size;
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2%;
  inline-size: 100%;
  aspect-ratio: 1;
  border-radius: 50%;
  background: var(--color-sunk);

  &:is(button) {
    padding: 0;
    border: 0;
    font: inherit;
    color: inherit;
    cursor: pointer;

    ${media.hover} {
      &:hover { text-decoration: underline 2px; text-underline-offset: 3px; }
    }
  }

  /* The filled part of the rim; the plate covers its inner edge. */
  > svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    z-index: -1;
    rotate: -90deg;
    fill: none;
    stroke: var(--arc);
    stroke-width: 8;
  }

  &::after {
    content: "";
    position: absolute;
    inset: 7.5%;
    z-index: -1;
    border-radius: 50%;
    background: ${enamel};
  }

  &[data-rim="breakfast"] { --arc: var(--meal-rim-breakfast); }
  &[data-rim="lunch"] { --arc: var(--meal-rim-lunch); }
  &[data-rim="dinner"] { --arc: var(--meal-rim-dinner); }
  &[data-rim="snacks"] { --arc: var(--meal-rim-snacks); }

  ${media.forcedColors} {
    border: 2px solid CanvasText;

    > svg { display: none; }
  }
`;

const Value = styled.span`
  font: 700 clamp(0.9375rem, 21cqi, 1.5rem) / 1.1 var(--font-display);
  font-variant-numeric: normal;

  /* Keeps "534,000" between the rims. */
  &[data-long="true"] {
    font-size: clamp(0.75rem, 18.4cqi, 1.5rem);
    letter-spacing: -0.02em;
  }
`;

const Unit = styled.span`
  font: 600 clamp(0.75rem, 11cqi, 0.875rem) / 1.2 var(--font-body);
  color: var(--color-soft);
`;

const More = styled.dl`
  display: grid;
  max-inline-size: 30rem;
  margin: 0;

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-16);
    padding-block: var(--space-6);
    border-block-end: 1px solid var(--color-line);
  }

  dt { ${type("label")} }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;

const Note = styled.p`
  ${type("meta")}
  color: var(--color-soft);
`;
