import { t } from "@lingui/core/macro";
import X from "lucide-react/icons/x";
import type { ElementType, FocusEvent, MouseEvent, Ref } from "react";
import { styled } from "styled-components";
import { IconButton, UnreadMarker } from "../IconButton/mod.ts";
import type { MenuEntry } from "../Menu/mod.ts";
import { media } from "../theme/mod.ts";
import { linkAttributes, type NavbarLink } from "./navbar_props.ts";
import { SheetEntries } from "./SheetEntries.tsx";
import { SheetLink } from "./sheet_parts.ts";

/** Props of {@link NavSheet}. */
export interface NavSheetProps {
  ref: Ref<HTMLDialogElement>;
  links: readonly NavbarLink[];
  current: string | undefined;
  component: ElementType | undefined;
  entries: readonly MenuEntry[];
}

/**
 * All links and the menu on a phone: `showPopover()` opens it. It covers the page, and closes on Escape, on a press beside it and
 * when the focus leaves it. A modal dialog would make the page behind inert, which takes a slow phone longer than to show the sheet.
 */
export function NavSheet({ ref, links, current, component, entries }: NavSheetProps) {
  /** Links, actions and a press beside it close the sheet; a choice leaves it open. */
  function closeAfter(event: MouseEvent<HTMLDialogElement>): void {
    const pressed = event.target instanceof Element ? event.target : undefined;
    if (pressed === event.currentTarget || pressed?.closest("a, button")) event.currentTarget.hidePopover();
  }

  function closeWhenFocusLeaves({ currentTarget, relatedTarget }: FocusEvent<HTMLDialogElement>): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
  }

  return (
    // Escape is the popover's own; the press only looks where it landed.
    <Sheet
      ref={ref}
      popover="auto"
      aria-label={t`Menu`}
      aria-modal="true"
      onClick={closeAfter}
      onBlur={closeWhenFocusLeaves}
    >
      <Body>
        <IconButton variant="ghost" size="small" label={t`Close`} icon={<X size={22} />} />
        <nav aria-label={t`Menu`}>
          <ul role="list">
            {links.map((link) => (
              <li key={link.href}>
                <SheetLink as={component} {...linkAttributes(link, current)}>
                  {link.text}
                  {link.marker && <UnreadMarker />}
                </SheetLink>
              </li>
            ))}
          </ul>
        </nav>
        <hr />
        <SheetEntries entries={entries} />
      </Body>
    </Sheet>
  );
}

const Sheet = styled.dialog`
  inset: 0;
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100%;
  max-block-size: none;
  padding: 0;
  border: 0;
  background: rgb(5 12 30 / var(--opacity-backdrop));
  color: var(--color-ink);
  --focus-ring: var(--color-accent);

  &:popover-open {
    display: flex;
    align-items: end;
    animation: weekplate-appear var(--duration-base) var(--easing-standard);
  }
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-block-size: 90dvh;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--space-12) var(--space-16) var(--space-24);
  border-radius: var(--radius-tray) var(--radius-tray) 0 0;
  background: var(--color-raised);
  box-shadow: var(--elevation-modal);
  animation: weekplate-rise var(--duration-base) var(--easing-standard);

  ${media.forcedColors} { border: 2px solid CanvasText; }

  > button:first-child { align-self: end; }

  ul {
    display: grid;
    gap: 2px;
  }

  hr {
    inline-size: 100%;
    margin-block: var(--space-8);
    border: 0;
    border-block-start: 1px solid var(--color-line);
  }
`;
