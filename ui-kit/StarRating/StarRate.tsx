import { plural } from "@lingui/core/macro";
import { type ComponentPropsWithRef, useId, useState } from "react";
import { styled } from "styled-components";
import { useControlled } from "../behaviour/mod.ts";
import { notPrinted, type } from "../theme/mod.ts";
import { VisuallyHidden } from "../VisuallyHidden/mod.ts";
import { Star } from "./Star.tsx";
import { STARS, type Stars } from "./StarRating.tsx";

/** Props of {@link StarRate}. */
export interface StarRateProps
  extends Omit<ComponentPropsWithRef<"fieldset">, "children" | "onChange" | "defaultValue"> {
  /** The group's name: "Rate this recipe". */
  label: string;
  /** The person's own rating (controlled); null for none. */
  value?: Stars | null | undefined;
  /** Initial value of an uncontrolled rating. */
  defaultValue?: Stars | null | undefined;
  onRate?: ((stars: Stars) => void) | undefined;
}

/** An input for one to five stars: a group of radio buttons. */
export function StarRate({ label, value, defaultValue = null, onRate, ...rest }: StarRateProps) {
  const name = useId();
  const [hovered, setHovered] = useState<Stars | undefined>();
  const [rated, setRated] = useControlled<Stars | null>({
    value,
    defaultValue,
    onChange: (stars) => {
      if (stars) onRate?.(stars);
    },
  });
  const shown = hovered ?? rated ?? 0;

  return (
    <Root onPointerLeave={() => setHovered(undefined)} {...rest}>
      <Legend>{label}</Legend>
      {STARS.map((stars) => (
        <Choice key={stars} onPointerEnter={() => setHovered(stars)}>
          <input
            type="radio"
            name={name}
            value={stars}
            checked={rated === stars}
            onChange={() => setRated(stars)}
            disabled={rest.disabled}
          />
          <Star part={shown >= stars ? 1 : 0} />
          <VisuallyHidden>{plural(stars, { one: "# star", other: "# stars" })}</VisuallyHidden>
        </Choice>
      ))}
    </Root>
  );
}

const Root = styled.fieldset`
  ${notPrinted}
  display: flex;
  flex-wrap: wrap;
  min-inline-size: 0;
  padding: 0;
  border: 0;
  --star-size: 28px;
`;

const Legend = styled.legend`
  padding: 0;
  ${type("label")}
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: var(--size-target);
  block-size: var(--size-target);
  border-radius: var(--radius-field);
  cursor: pointer;

  &:first-of-type { margin-inline-start: -8px; }

  > input {
    position: absolute;
    inset: 0;
    z-index: 1;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  &:has(:focus-visible) {
    outline: 3px solid var(--color-accent);
    outline-offset: 0;
  }
`;
