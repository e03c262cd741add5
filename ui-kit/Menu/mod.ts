export {
  MENU_ALIGNMENTS,
  Menu,
  type MenuAlignment,
  type MenuButtonProps,
  type MenuProps,
} from "./Menu.tsx";
export {
  isMenuChoice,
  MENU_TONES,
  type MenuAction,
  type MenuChoice,
  type MenuEntry,
  type MenuOption,
  type MenuTone,
} from "./menu_entries.ts";
export { menuLineStyle } from "./menu_parts.ts";
