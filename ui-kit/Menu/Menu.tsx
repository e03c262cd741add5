import ChevronDown from "lucide-react/icons/chevron-down";
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from "react";
import { useObjectRef } from "react-aria/useObjectRef";
import { Button } from "../Button/mod.ts";
import { mergeHandlers, useControlled } from "../behaviour/mod.ts";
import type { MenuFocus } from "./MenuPanel.tsx";
import { type MenuEntry, menuSections } from "./menu_entries.ts";
import { useLazyPanel } from "./use_lazy_panel.ts";

/** Edge of the button along which the menu opens. */
export const MENU_ALIGNMENTS = ["start", "end"] as const;

/** One of {@link MENU_ALIGNMENTS}. */
export type MenuAlignment = (typeof MENU_ALIGNMENTS)[number];

/** Keys that open a menu, and where each receives the focus. */
const FOCUS_BY_KEY: Readonly<Record<string, MenuFocus>> = {
  Enter: "first",
  " ": "first",
  ArrowDown: "first",
  ArrowUp: "last",
};

/** Props for a menu's button; all but the label belong on the `<button>`. */
export interface MenuButtonProps extends Omit<ComponentPropsWithRef<"button">, "children"> {
  /** Opens and closes the menu. */
  label: string;
}

/** Props of {@link Menu}. `ref` and the other props reach its button. */
export interface MenuProps extends Omit<ComponentPropsWithRef<"button">, "children"> {
  /** Text of the button, and the menu's name. */
  label: string;
  /** The entries, from top to bottom. */
  entries: readonly MenuEntry[];
  /** Whether it is open (controlled). */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The menu opens along this edge of its button (`start` by default), or where there is space. */
  align?: MenuAlignment | undefined;
  /** Renders another button than the plain one: `(props) => <IconButton {...props} icon={…} />`. */
  button?: ((props: MenuButtonProps) => ReactNode) | undefined;
}

/** A button with a menu of actions and single choices. */
export function Menu({
  ref,
  label,
  entries,
  open,
  defaultOpen = false,
  onOpenChange,
  align = "start",
  button = plainMenuButton,
  ...rest
}: MenuProps) {
  const buttonRef = useObjectRef(ref);
  const id = useId();
  const anchor = `--menu${id.replace(/[^\w-]/gu, "")}`;
  const [isOpen, setIsOpen] = useControlled({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const [firstFocus, setFirstFocus] = useState<MenuFocus>("panel");
  const { Panel, prepare } = useLazyPanel({ isOpen, onFailure: () => setIsOpen(false) });

  function openAt(focus: MenuFocus): void {
    setFirstFocus(focus);
    setIsOpen(true);
  }

  const trigger: ComponentPropsWithRef<"button"> = {
    "aria-haspopup": true,
    "aria-expanded": isOpen,
    "aria-controls": isOpen && Panel ? `${id}panel` : undefined,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick({ detail }) {
      if (isOpen) setIsOpen(false);
      // No pointer type: assistive technology activated it.
      else openAt(detail === 0 ? "first" : "panel");
    },
    onKeyDown(event) {
      const focus = FOCUS_BY_KEY[event.key];
      if (!focus || isOpen) return;
      event.preventDefault();
      openAt(focus);
    },
  };

  return (
    <>
      <DrawnButton
        type="button"
        id={id}
        {...mergeHandlers(trigger, rest)}
        ref={buttonRef}
        // Not before a press: a page of the server has no style attributes.
        style={isOpen ? { ...rest.style, anchorName: anchor } : rest.style}
        label={label}
        draw={button}
      />
      {isOpen && Panel && (
        <Panel
          id={`${id}panel`}
          sections={menuSections(entries)}
          labelledBy={rest.id ?? id}
          firstFocus={firstFocus}
          align={align}
          anchor={anchor}
          buttonRef={buttonRef}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** A separate component, so that its props may contain a ref. */
function DrawnButton({ draw, ...rest }: MenuButtonProps & { draw: (props: MenuButtonProps) => ReactNode }) {
  return draw(rest);
}

function plainMenuButton({ label, ...rest }: MenuButtonProps) {
  return (
    <Button variant="plain" {...rest}>
      {label}
      <ChevronDown size={20} aria-hidden="true" />
    </Button>
  );
}
