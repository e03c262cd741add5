import type { ComponentPropsWithRef, ElementType, ReactNode } from "react";

/** `call` is the highlighted call to action. */
export const NAVBAR_LINK_TONES = ["plain", "call"] as const;

/** One of {@link NAVBAR_LINK_TONES}. */
export type NavbarLinkTone = (typeof NAVBAR_LINK_TONES)[number];

/** One link of the navbar. */
export interface NavbarLink {
  text: string;
  href: string;
  tone?: NavbarLinkTone | undefined;
  /** An icon of 24 px. Links with an icon stand in the phone's bottom bar, four at most; all stand in its menu. */
  icon?: ReactNode;
}

/** The search box of the navbar; its owner holds the text. */
export interface NavbarSearch {
  value: string;
  onChange: (value: string) => void;
  /** Enter was pressed. */
  onSubmit?: ((value: string) => void) | undefined;
  placeholder: string;
  /** Accessible name; the placeholder unless said otherwise. */
  label?: string | undefined;
}

/** One entry of the settings menu. */
export interface NavbarMenuItem {
  text: string;
  onSelect: () => void;
}

/** Props of {@link Navbar}. */
export interface NavbarProps extends Omit<ComponentPropsWithRef<"header">, "children"> {
  links: readonly NavbarLink[];
  /** `href` of the link where one is now. */
  current?: string | undefined;
  /** The router's link, see `LinkTarget`. */
  component?: ElementType | undefined;
  search: NavbarSearch;
  /** What the settings menu holds. */
  menu: readonly NavbarMenuItem[];
  /** Where the logo leads. */
  homeHref: string;
  /** Accessible name of the logo's link. */
  homeLabel?: string | undefined;
  /** Accessible name of both navigations. */
  label?: string | undefined;
  settingsLabel?: string | undefined;
  /** Opens the phone's menu. */
  menuLabel?: string | undefined;
  closeLabel?: string | undefined;
  searchLabel?: string | undefined;
  skipText?: string | undefined;
}
