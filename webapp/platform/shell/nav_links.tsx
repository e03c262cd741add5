import { t } from "@lingui/core/macro";
import CalendarDays from "lucide-react/icons/calendar-days";
import House from "lucide-react/icons/house";
import Plus from "lucide-react/icons/plus";
import Users from "lucide-react/icons/users";
import type { NavbarLink } from "../../../ui-kit/Navbar/mod.ts";

/** The page with the chat. */
const CHAT_HREF = "/community";

/** The seven links of the navbar; those with an icon stand in the phone's bottom bar. */
export const NAV_LINKS: readonly NavbarLink[] = [
  { text: "Home", href: "/home", icon: <House size={24} /> },
  { text: "Plan Your Week", href: "/week", icon: <CalendarDays size={24} /> },
  { text: "Weekly Meals", href: "/WeeklyMeals" },
  { text: "Ingredient Builder", href: "/UseMyIngredients" },
  { text: "Community", href: "/community", icon: <Users size={24} /> },
  { text: "Post a Meal", href: "/postmeal", tone: "call", icon: <Plus size={24} /> },
  { text: "Discovery", href: "/discover" },
];

/** In the phone's menu and at the foot of every page: the navbar's own menu contains only 'Log out'. */
export const SETTINGS_LINK: NavbarLink = { text: "Settings", href: "/settings" };

export const SHOPPING_LINK: NavbarLink = { text: "Shopping list", href: "/shopping" };

export const PANTRY_LINK: NavbarLink = { text: "Foods at home", href: "/pantry" };

export const MY_RECIPES_LINK: NavbarLink = { text: "My recipes", href: "/recipes/mine" };

export const FAVOURITES_LINK: NavbarLink = { text: "Favourites", href: "/favourites" };

export const HOUSEHOLD_LINK: NavbarLink = { text: "Household", href: "/household" };

/** Only for moderators, beside {@linkcode SETTINGS_LINK}. */
export const MODERATION_LINK: NavbarLink = { text: "Moderation", href: "/moderation" };

/** The seven links, with a marker on Community while there are unread messages. */
export function navLinks({ hasUnreadChat }: { hasUnreadChat: boolean }): readonly NavbarLink[] {
  if (!hasUnreadChat) return NAV_LINKS;
  return NAV_LINKS.map((link) => (link.href === CHAT_HREF ? { ...link, marker: { text: t`unread messages` } } : link));
}

/** The link to which a page belongs: picking a meal is part of planning the week; a recipe belongs to none. */
export function currentLink(pathname: string): string | undefined {
  const path = pathname.toLowerCase().replace(/\/$/u, "");
  if (path.startsWith("/select-meal/")) return "/week";
  return [
    ...NAV_LINKS,
    SHOPPING_LINK,
    PANTRY_LINK,
    MY_RECIPES_LINK,
    FAVOURITES_LINK,
    HOUSEHOLD_LINK,
    SETTINGS_LINK,
    MODERATION_LINK,
  ].find(({ href }) => href.toLowerCase() === path)?.href;
}
