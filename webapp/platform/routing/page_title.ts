import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { i18n } from "#i18n";
import type { AppRoute } from "../../../wire/pages/app_routes.ts";

/** In English, these are the titles of the manifest, which the server writes where it does not render a page. */
const TITLES: Readonly<Partial<Record<AppRoute, MessageDescriptor>>> = {
  "/": msg`Create your account`,
  "/login": msg`Welcome Back`,
  "/onboarding": msg`What are your meal preferences?`,
  "/home": msg`Home`,
  "/discover": msg`Discovery`,
  "/week": msg`Plan Your Week`,
  "/WeeklyMeals": msg`Weekly Meals`,
  "/UseMyIngredients": msg`Use My Ingredients`,
  "/community": msg`Community`,
  "/postmeal": msg`Post a Meal`,
  "/settings": msg`Settings`,
  "/pantry": msg`Foods at home`,
  "/shopping": msg`Shopping list`,
  "/favourites": msg`Favourites`,
  "/recipes/mine": msg`My recipes`,
  "/recipes/new": msg`Write a recipe`,
  "/recipes/import": msg`Import recipes`,
  "/join": msg`Join a household`,
  "/recipes/:id/edit": msg`Edit recipe`,
};

/** The page's own part of the title; undefined where its data decides on it. */
export function pageTitle(route: AppRoute): string | undefined {
  const title = TITLES[route];
  return title && i18n._(title);
}
