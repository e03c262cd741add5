import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Check from "lucide-react/icons/check";
import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { i18n } from "#i18n";
import { media, type } from "../theme/mod.ts";
import { VisuallyHidden } from "../VisuallyHidden/mod.ts";

/** How an amount compares with its aim. */
export const AIM_VERDICTS = ["met", "low", "high"] as const;

/** One of {@link AIM_VERDICTS}. */
export type AimVerdict = (typeof AIM_VERDICTS)[number];

/** One nutrient of a day. */
export interface NutrientBar {
  /** "Protein" */
  name: string;
  /** "54 g" */
  amount: string;
  /** The aim; without it there is no bar. */
  aim?: { text: string; share: number; verdict: AimVerdict } | undefined;
  /** A limitation of the amount: "82 % known". */
  note?: string | undefined;
}

/** Props of {@link NutrientBars}. */
export interface NutrientBarsProps extends Omit<ComponentPropsWithRef<"dl">, "children"> {
  nutrients: readonly NutrientBar[];
}

/** A bar shows up to one and a half times the aim. */
const SHOWN = 1.5;

const ICONS = { met: Check, low: ArrowDown, high: ArrowUp } as const satisfies Record<AimVerdict, unknown>;

const TEXTS: Readonly<Record<AimVerdict, MessageDescriptor>> = {
  met: msg({ message: "met", comment: "the aim of a nutrient" }),
  low: msg({ message: "low", comment: "less of a nutrient than the aim" }),
  high: msg({ message: "high", comment: "more of a nutrient than the aim" }),
};

/** The nutrients of a day beside a person's aims: a bar for each aim, with a mark where the aim is. */
export function NutrientBars({ nutrients, ...rest }: NutrientBarsProps) {
  return (
    <Root {...rest}>
      {nutrients.map(({ name, amount, aim, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Amount>{amount}</Amount>
            {aim && <Verdict {...aim} />}
            {aim && (
              <Bar aria-hidden="true" data-verdict={aim.verdict}>
                <svg width={`${(Math.min(Math.max(aim.share, 0), SHOWN) / SHOWN) * 100}%`} />
              </Bar>
            )}
            {note && <Note>{note}</Note>}
          </dd>
        </div>
      ))}
    </Root>
  );
}

function Verdict({ text: aim, verdict }: { text: string; verdict: AimVerdict }) {
  const Icon = ICONS[verdict];
  const Text = verdict === "met" ? VisuallyHidden : "span";
  return (
    <Mark>
      <VisuallyHidden>{t`, aim: ${aim}, `}</VisuallyHidden>
      <Icon size={16} aria-hidden="true" />
      <Text>{i18n._(TEXTS[verdict])}</Text>
    </Mark>
  );
}

const Root = styled.dl`
  container-type: inline-size;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
  gap: var(--space-10) var(--space-20);
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-content: start;
    column-gap: var(--space-4);
  }

  dt {
    ${type("meta")}
    color: var(--color-soft);
  }

  dd { display: contents; }
`;

const Amount = styled.span`
  grid-column: 2 / -1;
  ${type("meta")}
  font-weight: var(--font-weight-semibold);
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const Mark = styled.span`
  grid-area: 2 / 3;
  display: inline-flex;
  align-items: center;
  justify-content: end;
  /* Wide enough for each of the words, so that the bars end below each other. */
  min-inline-size: 3rem;
  min-block-size: 1.25rem;
  ${type("meta")}
`;

const Bar = styled.span`
  position: relative;
  grid-area: 2 / 1 / auto / span 2;
  align-self: center;
  display: block;
  block-size: 8px;
  border-radius: var(--radius-pill);
  background: var(--color-sunk);
  overflow: hidden;

  > svg {
    display: block;
    block-size: 100%;
    background: var(--color-accent);
  }

  &[data-verdict="low"] > svg,
  &[data-verdict="high"] > svg {
    background: repeating-linear-gradient(135deg, var(--color-accent) 0 4px, var(--color-sunk) 4px 6px);
  }

  /* Where the aim is. */
  &::after {
    content: "";
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${100 / SHOWN}%;
    inline-size: 2px;
    background: var(--color-ink);
  }

  ${media.forcedColors} {
    forced-color-adjust: none;
    background: Canvas;
    outline: 1px solid CanvasText;

    > svg { background: Highlight !important; }

    &::after { background: CanvasText; }
  }
`;

const Note = styled.span`
  grid-column: 1 / -1;
  ${type("meta")}
  color: var(--color-soft);
`;
