import { t } from "@lingui/core/macro";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import { EmptyPlate } from "../EmptyPlate/mod.ts";
import type { PictureSource } from "../Picture/mod.ts";
import { Plate, type PlateRim } from "../Plate/mod.ts";
import { media, type } from "../theme/mod.ts";

/** The chosen item. */
export interface DockChoice {
  name: string;
  picture: PictureSource;
  /** Where it goes: "Dinner, Friday Nov 20". */
  place: string;
}

/** Props of {@link Dock}. */
export interface DockProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Shown while nothing is chosen. */
  hint: ReactNode;
  choice?: DockChoice | undefined;
  /** Rim of the chosen plate: the meal time. */
  rim?: PlateRim | undefined;
  /** The button that finishes. */
  action: ReactNode;
  /** Accessible name of the region. */
  label?: string | undefined;
}

/** Fixed at the bottom while a person chooses: an empty plate that shows the choice. On a phone it replaces the bottom bar. */
export function Dock({ hint, choice, rim = "accent", action, label = t`Selection`, ...rest }: DockProps) {
  return (
    <Root role="region" aria-label={label} data-dock="" {...rest}>
      {choice ? <Plate key={choice.name} picture={choice.picture} rim={rim} loading="eager" /> : <EmptyPlate />}
      <Words aria-live="polite">
        {choice ? (
          <>
            <Place>{choice.place}</Place>
            <Name title={choice.name}>{choice.name}</Name>
          </>
        ) : (
          <Hint>{hint}</Hint>
        )}
      </Words>
      {action}
    </Root>
  );
}

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

const Place = styled.p`
  ${type("meta")}
  color: var(--color-soft);
`;

const Name = styled.p`
  overflow: hidden;
  ${type("name")}
  line-height: 1.3;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Hint = styled.p`
  ${type("field")}
  line-height: 1.3;
  color: var(--color-soft);
`;

const Root = styled.div`
  position: fixed;
  inset-block-end: var(--space-20);
  inset-inline: var(--space-24);
  z-index: 15;
  display: flex;
  align-items: center;
  gap: var(--space-16);
  max-inline-size: 760px;
  min-block-size: 92px;
  margin-inline: auto;
  padding: var(--space-10) var(--space-12);
  border: 2px solid var(--color-accent);
  border-radius: calc(var(--radius-dock) + 2px);
  background: var(--color-raised);
  box-shadow: var(--elevation-tray);
  --plate-size: 68px;

  > [data-plate="filled"] { animation: weekplate-set-down var(--duration-settle) var(--easing-set-down); }

  > button { min-inline-size: 98px; }

  ${media.phone} {
    inset-block-end: 8px;
    inset-inline: 8px;
    gap: var(--space-12);
    min-block-size: 76px;
    padding: 6px 8px;
    --plate-size: 56px;
    --rim-width: var(--rim-phone);

    > button { min-inline-size: 84px; }
    ${Name} { ${type("name-phone")} line-height: 1.3; }
    ${Hint} { font-size: var(--font-size-label); }
  }
`;
