import { t } from "@lingui/core/macro";
import Ellipsis from "lucide-react/icons/ellipsis";
import { type KeyboardEvent, useRef } from "react";
import { styled } from "styled-components";
import { IconButton } from "../IconButton/mod.ts";
import { Menu, type MenuAction, type MenuButtonProps } from "../Menu/mod.ts";
import { media } from "../theme/mod.ts";

/** Props of {@link SlotMenu}. */
export interface SlotMenuProps {
  /** "Thursday Nov 19, Lunch". */
  place: string;
  entries: readonly MenuAction[];
  /** As of the slot: Tab goes from the focused slot to its menu. */
  tabIndex: 0 | -1;
  /** Whether it is open (controlled). */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * The menu of a filled slot, in its cell: its button is a small disc on the plate, in a larger target. An action leaves the focus
 * on the slot, which stays.
 */
export function SlotMenu({ place, entries, ...rest }: SlotMenuProps) {
  const root = useRef<HTMLDivElement>(null);
  const actions = entries.map((entry) => ({
    ...entry,
    onSelect() {
      root.current?.closest("[role='gridcell']")?.querySelector<HTMLElement>("[data-grid-cell]")?.focus();
      entry.onSelect();
    },
  }));
  return (
    <Root ref={root} onKeyDown={keepInMenu}>
      <Menu label={t`More for ${place}`} entries={actions} align="end" button={menuButton} {...rest} />
    </Root>
  );
}

/** The grid's own keys are not for an open menu. */
function keepInMenu(event: KeyboardEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest("[role='menu']")) event.stopPropagation();
}

function menuButton(props: MenuButtonProps) {
  return <IconButton {...props} size="small" variant="ghost" icon={<Ellipsis size={18} />} />;
}

/* On the rim of a plate, or where the grid says. */
const Root = styled.div`
  position: absolute;
  inset-block-start: var(--slot-menu-start, -2px);
  inset-inline-end: var(--slot-menu-end, max(0px, 50% - var(--plate-size) / 2 - var(--space-14)));

  && > button {
    isolation: isolate;
    background: none;
  }

  > button::before {
    content: "";
    position: absolute;
    inset: var(--space-8);
    z-index: -1;
    border-radius: 50%;
    background: var(--color-surface);
    box-shadow: var(--elevation-card);
  }

  ${media.hover} {
    > button:hover::before { background: var(--color-wash); }
  }
`;
