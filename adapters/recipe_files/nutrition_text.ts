/** The nutrients that programs write down: by their keys in lower case, without "content" and the plural. */
const NUTRIENTS: readonly (readonly [key: string, name: string, unit: string])[] = [
  ["servingsize", "Serving", ""],
  ["calorie", "Energy", "kcal"],
  ["protein", "Protein", "g"],
  ["carbohydrate", "Carbohydrates", "g"],
  ["sugar", "Sugar", "g"],
  ["fiber", "Fiber", "g"],
  ["fat", "Fat", "g"],
  ["saturatedfat", "Saturated fat", "g"],
  ["unsaturatedfat", "Unsaturated fat", "g"],
  ["transfat", "Trans fat", "g"],
  ["cholesterol", "Cholesterol", "mg"],
  ["sodium", "Sodium", "mg"],
];

/**
 * What a recipe says about its nutrition, a line each: "Protein: 12 g". The keys are those of schema.org (`proteinContent`), or the
 * same in other spellings (`protein_content`, `Protein`). Empty if it says nothing.
 */
export function nutritionText(values: object): string {
  const known = new Map(
    Object.entries(values).map(([key, value]) => [key.toLowerCase().replaceAll(/[^a-z]|content$|s$/gu, ""), value]),
  );
  return NUTRIENTS.flatMap(([key, name, unit]) => {
    const value: unknown = known.get(key);
    const text =
      typeof value === "number" || typeof value === "string"
        ? String(value)
            .trim()
            .replace(/^(?<whole>\d+)\.0+$/u, "$<whole>")
        : "";
    if (text === "" || text === "0") return [];
    return [`${name}: ${/^[\d.,]+$/u.test(text) ? `${text} ${unit}`.trim() : text}`];
  }).join("\n");
}
