import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { i18n } from "#i18n";
import type { Aisle } from "../../../core/food/mod.ts";

const NAMES: Readonly<Record<Aisle, MessageDescriptor>> = {
  "fruit-and-vegetables": msg`Fruit and vegetables`,
  bread: msg`Bread`,
  meat: msg`Meat`,
  fish: msg`Fish`,
  dairy: msg`Milk, cheese and eggs`,
  chilled: msg`Chilled food`,
  frozen: msg`Frozen food`,
  "tins-and-jars": msg`Tins and jars`,
  "pasta-rice-and-pulses": msg`Pasta, rice and pulses`,
  "oils-and-sauces": msg`Oils and sauces`,
  "herbs-and-spices": msg`Dried herbs and spices`,
  baking: msg`Baking`,
  "breakfast-and-spreads": msg`Breakfast and spreads`,
  "nuts-and-dried-fruit": msg`Nuts and dried fruit`,
  drinks: msg`Drinks`,
  alcohol: msg`Wine, beer and spirits`,
  household: msg({ message: "Household", context: "aisle", comment: "with things that are no food" }),
  other: msg({ message: "Other", comment: "a part of a shop" }),
  none: msg({ message: "Not bought", comment: "in place of a part of a shop" }),
};

/** A part of a shop: "Fruit and vegetables". */
export function aisleName(aisle: Aisle): string {
  return i18n._(NAMES[aisle]);
}
