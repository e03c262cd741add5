import Check from "lucide-react/icons/check";
import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { mergeProps } from "react-aria/mergeProps";
import { useMenu, useMenuItem, useMenuSection } from "react-aria/useMenu";
import { useOverlay } from "react-aria/useOverlay";
import { Item } from "react-stately/Item";
import { Section } from "react-stately/Section";
import { type TreeState, useTreeState } from "react-stately/useTreeState";
import type { MenuLineItem, MenuSectionItem } from "./menu_entries.ts";
import { Label, Line, LineText, Panel, Rule, SectionLines } from "./menu_parts.ts";

/** The element that receives the focus when a menu opens: the menu itself after a click, a line after a key. */
export type MenuFocus = "panel" | "first" | "last";

/** Props of {@link MenuPanel}. */
export interface MenuPanelProps {
  sections: readonly MenuSectionItem[];
  id: string;
  /** The id of its button, whose text is its name. */
  labelledBy: string;
  firstFocus: MenuFocus;
  align: "start" | "end";
  /** The CSS anchor name of its button. */
  anchor: string;
  buttonRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/**
 * The panel of an open menu, in the top layer so that nothing clips it. In the DOM it follows its button, so
 * that Tab continues from there.
 */
export function MenuPanel({ sections, id, labelledBy, firstFocus, align, anchor, buttonRef, onClose }: MenuPanelProps) {
  const panel = useRef<HTMLUListElement>(null);
  const lines = sections.flatMap((section) => section.lines);
  const state = useTreeState<object>({
    selectionMode: "none",
    disabledKeys: lines.filter(({ isDisabled }) => isDisabled).map(({ key }) => key),
    children: sections.map((section) => (
      <Section key={section.key} title={section.label}>
        {section.lines.map((line) => (
          <Item key={line.key} textValue={line.text}>
            {line.text}
          </Item>
        ))}
      </Section>
    )),
  });
  const aria = useMenu(
    {
      id,
      "aria-labelledby": labelledBy,
      autoFocus: firstFocus === "panel" || firstFocus,
      onClose,
      onAction: (key) => lines.find((line) => line.key === key)?.run(),
    },
    state,
    panel,
  );
  const { overlayProps } = useOverlay(
    {
      isOpen: true,
      isDismissable: true,
      onClose,
      // The button handles presses on itself.
      shouldCloseOnInteractOutside: (element) => !buttonRef.current?.contains(element),
    },
    panel,
  );
  const focusWentElsewhere = useRef(false);
  const isButtonPressed = useButtonPress({ panel, buttonRef });
  useTopLayer({ panel, buttonRef, focusWentElsewhere });

  /**
   * Without a `relatedTarget` the window lost the focus, or a press on an element that cannot be focused did, which
   * `useOverlay` handles. During a press on the menu's button it must not close either: the click would open it again. The button
   * need not be `:active` then: after a touch the focus moves once the finger is up.
   */
  function closeOnFocusOut({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (!relatedTarget || currentTarget.contains(relatedTarget) || isButtonPressed.current) return;
    focusWentElsewhere.current = true;
    onClose();
  }

  return (
    <Panel
      {...mergeProps(aria.menuProps, overlayProps)}
      onBlurCapture={closeOnFocusOut}
      ref={panel}
      popover="manual"
      data-align={align}
      // The panel exists only after a press, so no page of the server has this attribute.
      style={{ positionAnchor: anchor }}
    >
      {sections.map((section, place) => (
        <MenuSection key={section.key} section={section} state={state} isFirst={place === 0} />
      ))}
    </Panel>
  );
}

/** Whether a pointer is down on the button, or its click is still to come. */
function useButtonPress({
  panel,
  buttonRef,
}: Pick<TopLayerOptions, "panel" | "buttonRef">): Readonly<RefObject<boolean>> {
  const isPressed = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const follow = (target: HTMLElement | null, type: string, pressed: boolean) =>
      target?.addEventListener(
        type,
        () => {
          isPressed.current = pressed;
        },
        { capture: true, signal: listening.signal },
      );
    follow(buttonRef.current, "pointerdown", true);
    follow(buttonRef.current, "pointercancel", false);
    follow(buttonRef.current, "click", false);
    // A press that ended beside the button had no click.
    follow(panel.current, "keydown", false);
    return () => listening.abort();
  }, [panel, buttonRef]);
  return isPressed;
}

interface TopLayerOptions {
  panel: RefObject<HTMLElement | null>;
  buttonRef: RefObject<HTMLElement | null>;
  focusWentElsewhere: RefObject<boolean>;
}

/** Shows the panel in the top layer, and restores the focus to the button unless it moved elsewhere. */
function useTopLayer({ panel, buttonRef, focusWentElsewhere }: TopLayerOptions): void {
  const giveFocusBack = useEffectEvent(() => {
    const focused = document.activeElement;
    const isLost = focused === document.body || panel.current?.contains(focused);
    if (isLost && !focusWentElsewhere.current) buttonRef.current?.focus({ preventScroll: true });
  });

  // A layout effect: the panel is shown before it is focused, and still in the document when the focus is restored.
  useLayoutEffect(() => {
    const shown = panel.current;
    shown?.showPopover();
    return () => {
      giveFocusBack();
      shown?.hidePopover();
    };
  }, [panel]);
}

interface MenuSectionProps {
  section: MenuSectionItem;
  state: TreeState<object>;
  isFirst: boolean;
}

function MenuSection({ section, state, isFirst }: MenuSectionProps) {
  const { itemProps, headingProps, groupProps } = useMenuSection({ heading: section.label });
  return (
    <>
      {!isFirst && <Rule role="separator" />}
      <li {...itemProps}>
        {section.label && <Label {...headingProps}>{section.label}</Label>}
        <SectionLines {...(section.label ? groupProps : { role: "presentation" })}>
          {section.lines.map((line) => (
            <MenuLine key={line.key} line={line} state={state} />
          ))}
        </SectionLines>
      </li>
    </>
  );
}

function MenuLine({ line, state }: { line: MenuLineItem; state: TreeState<object> }) {
  const ref = useRef<HTMLLIElement>(null);
  const { menuItemProps, labelProps, isFocused } = useMenuItem({ key: line.key }, state, ref);
  return (
    <Line
      {...menuItemProps}
      {...(line.isChecked === undefined ? {} : { role: "menuitemradio", "aria-checked": line.isChecked })}
      ref={ref}
      data-tone={line.tone}
      data-focused={isFocused ? "" : undefined}
    >
      {line.icon}
      <LineText {...labelProps}>{line.text}</LineText>
      {line.isChecked && <Check size={20} aria-hidden="true" />}
    </Line>
  );
}
