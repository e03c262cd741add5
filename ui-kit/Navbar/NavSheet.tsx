import X from "lucide-react/icons/x";
import type { ElementType, MouseEvent, Ref } from "react";
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

/** All links and the menu on a phone: a native dialog, which traps the focus and closes on Escape. {@linkcode openSheet} opens it. */
export function NavSheet({ ref, links, current, component, entries }: NavSheetProps) {
  /** Links, actions and the backdrop close the sheet; a choice leaves it open. */
  function closeAfter(event: MouseEvent<HTMLDialogElement>): void {
    const pressed = event.target instanceof Element ? event.target : undefined;
    if (pressed !== event.currentTarget && !pressed?.closest("a, button")) return;
    event.currentTarget.close();
    event.currentTarget.hidePopover();
  }

  return (
    // Escape is the dialog's own; the press only looks where it landed.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <Sheet ref={ref} popover="auto" aria-label="Menu" onClick={closeAfter}>
      <Body>
        <IconButton variant="ghost" size="small" label="Close" icon={<X size={22} />} />
        <nav aria-label="Menu">
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

/**
 * Shows the sheet at once, as a popover, and makes it modal when it has come up: that makes the page behind inert, which takes
 * a slow phone longer than to show the sheet. A popover too closes on Escape and on a press beside it.
 */
export function openSheet(sheet: HTMLDialogElement): void {
  sheet.showPopover();
  requestAnimationFrame(() => void makeModal(sheet));
}

async function makeModal(sheet: HTMLDialogElement): Promise<void> {
  await Promise.allSettled(sheet.getAnimations().map(({ finished }) => finished));
  // Without a movement (reduced motion) it is not painted yet.
  await new Promise((resolve) => setTimeout(resolve));
  if (!sheet.matches(":popover-open")) return;
  sheet.hidePopover();
  sheet.showModal();
}

const Sheet = styled.dialog`
  inset-block: auto 0;
  inline-size: 100%;
  max-inline-size: none;
  max-block-size: 90dvh;
  margin: auto 0 0;
  padding: 0;
  border: 0;
  border-radius: var(--radius-tray) var(--radius-tray) 0 0;
  background: var(--color-raised);
  color: var(--color-ink);
  box-shadow: var(--elevation-modal);
  --focus-ring: var(--color-accent);

  &:popover-open { animation: weekplate-rise var(--duration-base) var(--easing-standard); }

  ${media.forcedColors} { border: 2px solid CanvasText; }
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  padding: var(--space-12) var(--space-16) var(--space-24);

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
