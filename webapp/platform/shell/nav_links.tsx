import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import CalendarDays from "lucide-react/icons/calendar-days";
import House from "lucide-react/icons/house";
import Plus from "lucide-react/icons/plus";
import Users from "lucide-react/icons/users";
import { i18n } from "#i18n";
import type { NavbarLink } from "../../../ui-kit/Navbar/mod.ts";

/** A link whose text is a message. */
interface AppLink extends Omit<NavbarLink, "text"> {
  readonly text: MessageDescriptor;
}

/** The page with the chat. */
const CHAT_HREF = "/community";

/** The seven links of the navbar; those with an icon stand in the phone's bottom bar. */
const NAV_LINKS: readonly AppLink[] = [
  { text: msg`Home`, href: "/home", icon: <House size={24} /> },
  { text: msg`Plan Your Week`, href: "/week", icon: <CalendarDays size={24} /> },
  { text: msg`Weekly Meals`, href: "/WeeklyMeals" },
  { text: msg`Ingredient Builder`, href: "/UseMyIngredients" },
  { text: msg`Community`, href: "/community", icon: <Users size={24} /> },
  { text: msg`Post a Meal`, href: "/postmeal", tone: "call", icon: <Plus size={24} /> },
  { text: msg`Discovery`, href: "/discover" },
];

/** In the phone's menu and at the foot of every page: the navbar's own menu contains only 'Log out'. */
const MORE_LINKS: readonly AppLink[] = [
  { text: msg`Shopping list`, href: "/shopping" },
  { text: msg`Foods at home`, href: "/pantry" },
  { text: msg`Favourites`, href: "/favourites" },
  { text: msg`My recipes`, href: "/recipes/mine" },
  { text: msg`Household`, href: "/household" },
  { text: msg`Settings`, href: "/settings" },
];
const MODERATION_LINK: AppLink = { text: msg`Moderation`, href: "/moderation" };

/** The seven links, with a marker on Community while there are unread messages. */
export function navLinks({ hasUnreadChat }: { hasUnreadChat: boolean }): readonly NavbarLink[] {
  return NAV_LINKS.map((link) =>
    hasUnreadChat && link.href === CHAT_HREF ? { ...shown(link), marker: { text: t`unread messages` } } : shown(link),
  );
}

/** The links in the phone's menu and at the foot of every page. */
export function moreLinks({ isModerator }: { isModerator: boolean }): readonly NavbarLink[] {
  return [...MORE_LINKS, ...(isModerator ? [MODERATION_LINK] : [])].map(shown);
}

/** The link to which a page belongs: picking a meal is part of planning the week; a recipe belongs to none. */
export function currentLink(pathname: string): string | undefined {
  const path = pathname.toLowerCase().replace(/\/$/u, "");
  if (path.startsWith("/select-meal/")) return "/week";
  return [...NAV_LINKS, ...MORE_LINKS, MODERATION_LINK].find(({ href }) => href.toLowerCase() === path)?.href;
}

function shown(link: AppLink): NavbarLink {
  return { ...link, text: i18n._(link.text) };
}
