import type { ComponentPropsWithRef, ElementType, ReactNode } from "react";
import type { Marker } from "../IconButton/mod.ts";
import type { MenuEntry } from "../Menu/mod.ts";

/** `call` is the highlighted call to action. */
export const NAVBAR_LINK_TONES = ["plain", "call"] as const;

/** One of {@link NAVBAR_LINK_TONES}. */
export type NavbarLinkTone = (typeof NAVBAR_LINK_TONES)[number];

/** One link of the navbar. */
export interface NavbarLink {
  text: string;
  href: string;
  tone?: NavbarLinkTone | undefined;
  /** An icon of 24 px. Links with an icon are in the phone's bottom bar, four at most; all are in its menu. */
  icon?: ReactNode;
  /** Unread content: a tomato "!" whose text joins the link's name. */
  marker?: Marker | undefined;
}

/** Attributes of a link: its target, whether it is the current page, and a name that includes its marker. */
export function linkAttributes({ href, tone, text, marker }: NavbarLink, current: string | undefined) {
  return {
    href,
    "aria-current": href === current ? ("page" as const) : undefined,
    "aria-label": marker && `${text}, ${marker.text}`,
    "data-tone": tone,
  };
}

/** The address that a form of the browser opens. */
export interface SearchTarget {
  readonly action: string;
  /** The parameter with the text. */
  readonly parameter: string;
  /** Parameters that are sent with it, by their names. */
  readonly others?: readonly (readonly [string, string])[] | undefined;
}

/** The search box of the navbar (controlled). */
export interface NavbarSearch {
  value: string;
  onChange: (value: string) => void;
  /** Enter was pressed. */
  onSubmit?: ((value: string) => void) | undefined;
  /** Where the browser itself sends the text, as this parameter, while the app has not started. Default: nowhere. */
  sendsTo?: SearchTarget | undefined;
  placeholder: string;
  /** Whether a phone shows the box while it has a text; default true. Not where the page has a field with the same text. */
  opensByText?: boolean | undefined;
  /** Accessible name; the placeholder by default. */
  label?: string | undefined;
}

/** Props of {@link Navbar}. */
export interface NavbarProps extends Omit<ComponentPropsWithRef<"header">, "children"> {
  links: readonly NavbarLink[];
  /** Links of the phone's sheet only, below the others. */
  moreLinks?: readonly NavbarLink[] | undefined;
  /** `href` of the current page's link. */
  current?: string | undefined;
  /** The router's link component, see `LinkTarget`. */
  component?: ElementType | undefined;
  search: NavbarSearch;
  /** The entries of the settings menu, and of the phone's sheet below the links. */
  menu: readonly MenuEntry[];
  /** Where the logo leads. */
  homeHref: string;
  /** Accessible name of both navigations. */
  label?: string | undefined;
}
