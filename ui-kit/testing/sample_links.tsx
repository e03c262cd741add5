import CalendarDays from "lucide-react/icons/calendar-days";
import House from "lucide-react/icons/house";
import Plus from "lucide-react/icons/plus";
import Users from "lucide-react/icons/users";
import type { ComponentPropsWithRef } from "react";
import type { NavbarLink } from "../Navbar/mod.ts";

/** The product's links, in its order. */
export const sampleLinks: readonly NavbarLink[] = [
  { text: "Home", href: "#/home", icon: <House size={24} /> },
  { text: "Plan Your Week", href: "#/week", icon: <CalendarDays size={24} /> },
  { text: "Weekly Meals", href: "#/WeeklyMeals" },
  { text: "Ingredient Builder", href: "#/UseMyIngredients" },
  { text: "Community", href: "#/community", icon: <Users size={24} /> },
  { text: "Post a Meal", href: "#/postmeal", tone: "call", icon: <Plus size={24} /> },
  { text: "Discovery", href: "#/discover" },
];

/** A router link's stand-in that shows its `href` and `state`. */
export function RouterLink({ href, state, children, ...rest }: ComponentPropsWithRef<"a"> & { state?: unknown }) {
  return (
    <a href={`#routed${href}`} data-state={JSON.stringify(state)} {...rest}>
      {children}
    </a>
  );
}
