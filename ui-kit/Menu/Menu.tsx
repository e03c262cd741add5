import ChevronDown from "lucide-react/icons/chevron-down";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { mergeProps } from "react-aria/mergeProps";
import { useButton } from "react-aria/useButton";
import { useMenuTrigger } from "react-aria/useMenu";
import { useObjectRef } from "react-aria/useObjectRef";
import { useMenuTriggerState } from "react-stately/useMenuTriggerState";
import { Button } from "../Button/mod.ts";
import { MenuPanel } from "./MenuPanel.tsx";
import { type MenuEntry, menuSections } from "./menu_entries.ts";

/** Edge of the button along which the menu opens. */
export const MENU_ALIGNMENTS = ["start", "end"] as const;

/** One of {@link MENU_ALIGNMENTS}. */
export type MenuAlignment = (typeof MENU_ALIGNMENTS)[number];

/** What the button of a menu is given; all of it but the label belongs on the `<button>`. */
export interface MenuButtonProps extends Omit<ComponentPropsWithRef<"button">, "children"> {
  /** The menu's own. */
  label: string;
}

/** Props of {@link Menu}. `ref` and the other props reach its button. */
export interface MenuProps extends Omit<ComponentPropsWithRef<"button">, "children"> {
  /** Text of the button, and the menu's name. */
  label: string;
  /** What can be chosen, from top to bottom. */
  entries: readonly MenuEntry[];
  /** Whether it is open, if its owner holds that. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The menu opens along this edge of its button (`start` unless said otherwise), or where there is room. */
  align?: MenuAlignment | undefined;
  /** Draws another button than the plain one: `(props) => <IconButton {...props} icon={…} />`. */
  button?: ((props: MenuButtonProps) => ReactNode) | undefined;
}

/** A button, and the menu that it opens: actions, and choices of one among several. */
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
  const anchor = `--menu${useId().replace(/[^\w-]/gu, "")}`;
  const state = useMenuTriggerState({
    defaultOpen,
    ...(open === undefined ? {} : { isOpen: open }),
    ...(onOpenChange ? { onOpenChange } : {}),
  });
  const { menuTriggerProps, menuProps } = useMenuTrigger<object>(
    { isDisabled: rest.disabled === true },
    state,
    buttonRef,
  );
  const { buttonProps } = useButton(
    {
      ...menuTriggerProps,
      isDisabled: rest.disabled === true,
      // React Aria covers its button while a menu is open. Ours stays free: pressed again it closes.
      onPressStart(event) {
        if (state.isOpen && event.pointerType !== "touch") state.close();
        else menuTriggerProps.onPressStart?.(event);
      },
    },
    buttonRef,
  );
  return (
    <>
      <DrawnButton
        {...mergeProps(buttonProps, rest)}
        ref={buttonRef}
        style={{ ...rest.style, anchorName: anchor }}
        label={label}
        draw={button}
      />
      {state.isOpen && (
        <MenuPanel
          sections={menuSections(entries)}
          menuProps={menuProps}
          align={align}
          anchor={anchor}
          buttonRef={buttonRef}
          onClose={state.close}
        />
      )}
    </>
  );
}

/** A component of its own, so that what it is given may hold a ref. */
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
