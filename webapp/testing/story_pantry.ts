/** The chosen ingredients of the reference picture. */
export const designPantry = ["Tomatoes", "Garlic", "Spinach", "Prawns", "Lemon"];

/** A history entry of Use My Ingredients with these ingredients chosen and searched for. */
export function pantryEntry(ingredients: readonly string[], searched: readonly string[] = []) {
  return { pathname: "/UseMyIngredients", state: { pantry: { typed: "", ingredients, searched } } };
}
