import { styled } from "styled-components";
import { Badge } from "../../Badge/mod.ts";
import { type } from "../../theme/mod.ts";
import { CONTRASTS } from "../../tokens/catalogue.ts";
import type { MeasuredPair } from "../../tokens/token_kinds.ts";
import { InTheme } from "./Show.tsx";
import { ShowTable } from "./ShowTable.tsx";

/** Every pair of colours used on each other: a sample and its contrast, in both themes. */
export function ContrastTable() {
  return (
    <ShowTable
      label="Contrast of every pair of colours"
      head={["Pair", "Light", "Dark", "At least"]}
      rows={CONTRASTS.map((pair) => [
        `${pair.ink} on ${pair.ground}`,
        <Measured key="light" pair={pair} theme="light" />,
        <Measured key="dark" pair={pair} theme="dark" />,
        `${pair.least} : 1, ${pair.least === 3 ? "parts" : "text"}`,
      ])}
    />
  );
}

function Measured({ pair, theme }: { pair: MeasuredPair; theme: "light" | "dark" }) {
  const ratio = pair[theme];
  if (ratio === null) return "not used";
  const ink = pair.ink === "white" ? "#fff" : `var(--color-${pair.ink})`;
  return (
    <Line>
      <InTheme theme={theme}>
        <Sample
          aria-hidden="true"
          data-part={pair.least === 3 ? "" : undefined}
          style={{ "--sample-ink": ink, "--sample-ground": `var(--color-${pair.ground})` }}
        >
          {pair.least === 3 ? null : "Aa"}
        </Sample>
      </InTheme>
      {ratio.toFixed(1)}
      {ratio < pair.least && <Badge tone="beet">Too low</Badge>}
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-12);
`;

const Sample = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 64px;
  block-size: var(--size-target);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-field);
  background: var(--sample-ground);
  ${type("button")}
  color: var(--sample-ink);

  /* Parts other than text are shown as the ring of an empty plate. */
  &[data-part]::before {
    content: "";
    inline-size: 26px;
    aspect-ratio: 1;
    border: var(--rim-phone) solid var(--sample-ink);
    border-radius: 50%;
  }
`;
