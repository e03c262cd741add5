import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Preference } from "../../../core/account/mod.ts";
import dessert from "./icons/dessert.svg";
import dinner from "./icons/dinner.svg";
import fried from "./icons/fried.svg";
import glutenFree from "./icons/gluten_free.svg";
import highProtein from "./icons/high_protein.svg";
import mainDish from "./icons/main_dish.svg";
import mediterranean from "./icons/mediterranean.svg";
import salad from "./icons/salad.svg";
import sandwiches from "./icons/sandwiches.svg";
import snack from "./icons/snack.svg";

/** Picture and subtitle of every preference. */
export const PREFERENCE_CARDS: Readonly<
  Record<Preference, { readonly picture: string; readonly subtitle: MessageDescriptor }>
> = {
  "main dish": { picture: mainDish, subtitle: msg`The heart of the table` },
  Dessert: { picture: dessert, subtitle: msg`A sweet ending` },
  Salad: { picture: salad, subtitle: msg`Crisp, fresh and quick` },
  Dinner: { picture: dinner, subtitle: msg`Unhurried evenings` },
  Fried: { picture: fried, subtitle: msg`Golden and crunchy` },
  Snack: { picture: snack, subtitle: msg`Between two meals` },
  Mediterranean: { picture: mediterranean, subtitle: msg`Olive oil and lemon` },
  "Gluten-Free": { picture: glutenFree, subtitle: msg`All the taste, no wheat` },
  "High-Protein": { picture: highProtein, subtitle: msg`Keeps you going` },
  sandwiches: { picture: sandwiches, subtitle: msg`Stacked, toasted or rolled` },
};
