import Settings from "lucide-react/icons/settings";
import { useId, useRef } from "react";
import { css, styled } from "styled-components";
import { IconButton } from "../IconButton/mod.ts";
import { forcedFill, media } from "../theme/mod.ts";
import type { NavbarMenuItem } from "./navbar_props.ts";

/** Props of {@link SettingsMenu}. */
export interface SettingsMenuProps {
  label: string;
  items: readonly NavbarMenuItem[];
}

/** The gear and what it opens: the platform's popover, so Escape and a press outside close it and focus returns. */
export function SettingsMenu({ label, items }: SettingsMenuProps) {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  return (
    <Place>
      <IconButton variant="sign" size="small" label={label} icon={<Settings size={22} />} popoverTarget={id} />
      <Panel ref={popover} id={id} popover="auto" aria-label={label} role="group">
        {items.map((item) => (
          <MenuButton
            key={item.text}
            type="button"
            onClick={() => {
              popover.current?.hidePopover();
              item.onSelect();
            }}
          >
            {item.text}
          </MenuButton>
        ))}
      </Panel>
    </Place>
  );
}

const Place = styled.div`
  grid-area: settings;
`;

const Panel = styled.div`
  position: fixed;
  inset: auto;
  inset-block-start: calc(var(--size-sign-phone) + 16px);
  inset-inline-end: 12px;
  min-inline-size: 200px;
  padding: var(--space-8);
  border: 0;
  border-radius: var(--radius-picture);
  background: var(--color-raised);
  box-shadow: var(--elevation-modal);
  color: var(--color-ink);
  --focus-ring: var(--color-accent);

  ${media.tablet} {
    inset-block-start: calc(var(--size-sign) + 20px);
    inset-inline-end: 20px;
  }

  ${media.forcedColors} { border: 2px solid CanvasText; }
`;

/** A line of a menu. */
const menuLine = css`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  inline-size: 100%;
  min-block-size: 48px;
  padding-inline: var(--space-16);
  border: 0;
  border-radius: var(--radius-field);
  background: none;
  color: var(--color-ink);
  font: 600 1rem / 1.3 var(--font-body);
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  ${media.hover} {
    &:hover { background: var(--color-wash); }
  }

  &[aria-current="page"] {
    background: var(--color-wash);
    color: var(--color-accent);
  }

  ${media.forcedColors} {
    &[data-tone="call"][data-tone] { ${forcedFill} }
  }

  &[data-tone="call"] {
    background: var(--color-yolk);
    color: var(--color-on-yolk);
  }

  &:focus-visible { outline-offset: -2px; }
`;

/** One entry of a menu: a line to press. */
export const MenuButton = styled.button`
  ${menuLine}
`;

/** One link of a menu. */
export const MenuLink = styled.a`
  ${menuLine}
`;
