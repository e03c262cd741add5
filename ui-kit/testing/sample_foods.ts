/** A food as the ingredient builder suggests it. */
export interface SampleFood {
  name: string;
  /** URL of its drawing. */
  picture: string;
}

/** Foods for stories and tests. */
export const sampleFoods = {
  chicken: { name: "Chicken", picture: new URL("./pictures/food-chicken.svg", import.meta.url).href },
  tomatoes: { name: "Tomatoes", picture: new URL("./pictures/food-tomatoes.svg", import.meta.url).href },
  garlic: { name: "Garlic", picture: new URL("./pictures/food-garlic.svg", import.meta.url).href },
  onion: { name: "Onion", picture: new URL("./pictures/food-onion.svg", import.meta.url).href },
  pasta: { name: "Pasta", picture: new URL("./pictures/food-pasta.svg", import.meta.url).href },
  rice: { name: "Rice", picture: new URL("./pictures/food-rice.svg", import.meta.url).href },
  spinach: { name: "Spinach", picture: new URL("./pictures/food-spinach.svg", import.meta.url).href },
  eggs: { name: "Eggs", picture: new URL("./pictures/food-eggs.svg", import.meta.url).href },
  prawns: { name: "Prawns", picture: new URL("./pictures/food-prawns.svg", import.meta.url).href },
  lemon: { name: "Lemon", picture: new URL("./pictures/food-lemon.svg", import.meta.url).href },
} as const satisfies Record<string, SampleFood>;

/** The eight that are suggested. */
export const sampleSuggestions: readonly SampleFood[] = [
  sampleFoods.chicken,
  sampleFoods.tomatoes,
  sampleFoods.garlic,
  sampleFoods.onion,
  sampleFoods.pasta,
  sampleFoods.rice,
  sampleFoods.spinach,
  sampleFoods.eggs,
];

/** The tray's foods in the reference picture. */
export const samplePantry: readonly SampleFood[] = [
  sampleFoods.tomatoes,
  sampleFoods.garlic,
  sampleFoods.spinach,
  sampleFoods.prawns,
  sampleFoods.lemon,
];
