import type { Keeps, RecipeId, RecipeSummary } from "../../../core/recipe/mod.ts";

/** The columns of a card. */
export interface RecipeCardRow {
  id: RecipeId;
  name: string;
  main_image: string;
  kcal: number | null;
  total_minutes: number | null;
}

/** The columns of a list, for statements written out in SQL. */
export const CARD_COLUMNS = cardColumns("recipe");

/** The same of another table. */
export function cardColumns(table: string): string {
  return ["id", "name", "main_image", "kcal", "total_minutes"].map((column) => `${table}.${column}`).join(", ");
}

/** The card of a row. */
export function toSummary(row: RecipeCardRow): RecipeSummary {
  return {
    id: row.id,
    name: row.name,
    mainImage: row.main_image,
    kcal: row.kcal ?? undefined,
    totalMinutes: row.total_minutes ?? undefined,
  };
}

/** How long a dish keeps; null in a recipe that was imported before the field existed. */
export interface KeepsRow {
  keeps_days: number | null;
  freezer_months: number | null;
}

/** How long the dish of a row keeps, if the row says it. */
export function toKeeps({ keeps_days: days, freezer_months: freezerMonths }: KeepsRow): Keeps | undefined {
  return days === null || freezerMonths === null ? undefined : { days, freezerMonths };
}
