import type { PictureSource } from "../Picture/mod.ts";
import { samplePictures } from "./sample_pictures.ts";

/** A shared meal. */
export interface SamplePost {
  href: string;
  name: string;
  byline: string;
  picture: PictureSource;
  likes: number;
  liked: boolean;
  caption?: string;
  ingredients: readonly string[];
  steps: readonly string[];
}

/** Posts for stories and tests. Their photos have different heights. */
export const samplePosts = {
  ramen: {
    href: "#/community/1",
    name: "Miso Mushroom Ramen",
    byline: "by Tomás Herrera",
    picture: { ...samplePictures.spaghetti, width: 1200, height: 1600 },
    likes: 42,
    liked: true,
    caption: "Three Sundays of tries went into this broth.",
    ingredients: [
      "200 g ramen noodles",
      "2 tbsp white miso",
      "150 g brown mushrooms",
      "2 eggs",
      "1 handful of spinach",
      "4 slices of bacon",
    ],
    steps: [
      "Toast the mushrooms in a dry pan until they squeak, then add butter.",
      "Simmer the stock, take it off the heat and stir in the miso.",
      "Boil the eggs for six and a half minutes.",
      "Cook the noodles, share everything out and pour over the broth.",
    ],
  },
  pancakes: {
    href: "#/community/2",
    name: "Sunday Blueberry Pancakes",
    byline: "by Priya Nair",
    picture: { ...samplePictures.berryYoghurt, width: 1000, height: 1250 },
    likes: 64,
    liked: true,
    ingredients: ["200 g flour", "2 eggs", "300 ml buttermilk", "125 g blueberries"],
    steps: ["Whisk flour, eggs and buttermilk.", "Fry small pancakes, blueberries on the wet side."],
  },
  falafel: {
    href: "#/community/3",
    name: "Falafel Plate with Hummus",
    byline: "by Maya Lindqvist",
    picture: { ...samplePictures.greenBowl, width: 1600, height: 900 },
    likes: 27,
    liked: false,
    ingredients: ["250 g dried chickpeas", "1 bunch of parsley", "2 tbsp tahini", "1 lemon"],
    steps: ["Soak the chickpeas for twelve hours.", "Blend, shape and fry.", "Serve on hummus."],
  },
  soup: {
    href: "#/community/4",
    name: "Roasted Tomato Soup with Basil",
    byline: "by Ingrid Berg",
    picture: { ...samplePictures.margherita, width: 1200, height: 900 },
    likes: 18,
    liked: false,
    ingredients: ["1 kg tomatoes", "1 head of garlic", "1 bunch of basil"],
    steps: ["Roast tomatoes and garlic.", "Blend with basil."],
  },
  caprese: {
    href: "#/community/5",
    name: "Heirloom Tomato Caprese",
    byline: "by Tomás Herrera",
    picture: { ...samplePictures.beetLentil, width: 1000, height: 1000 },
    likes: 1,
    liked: false,
    ingredients: ["4 heirloom tomatoes", "250 g mozzarella", "1 bunch of basil"],
    steps: ["Slice, lay out, season."],
  },
  salmon: {
    href: "#/community/6",
    name: "Lemon Salmon with Dill Potatoes",
    byline: "by Priya Nair",
    picture: { ...samplePictures.salmonLemon, width: 1080, height: 1350 },
    likes: 0,
    liked: false,
    ingredients: ["4 salmon fillets, skin on", "1 lemon", "500 g small potatoes"],
    steps: ["Boil the potatoes.", "Fry the salmon skin down.", "Serve with lemon."],
  },
} as const satisfies Record<string, SamplePost>;

/** A post with texts of the greatest length. */
export const longPost: SamplePost = {
  href: "#/community/7",
  name: "Grandma Ingeborg's Slow-Roasted Tomato Soup with Basil, Cream and Sourdough Croutons",
  byline: "by Maximiliana Featherstonehaugh-Donaudampfschifffahrtsgesellschaft",
  picture: { ...samplePictures.margherita, width: 900, height: 1600 },
  likes: 1_284_312,
  liked: true,
  caption: "Crispy edges, cold beer, no one left the table. ".repeat(6).trim(),
  ingredients: [
    "1 kg of the ripest tomatoes that the market still has on a Saturday afternoon, halved",
    "1 head of garlic",
    "250 ml cream",
    "1 bunch of basil, stalks and all",
    "Worcestershiresaucenersatzflüssigkeit",
  ],
  steps: [
    "Lay the tomatoes cut side up on the largest tray, tuck the garlic in between, and roast everything for two hours at 140 °C until the edges turn dark and sticky.",
    "Blend with the basil and the cream.",
    "Fry the croutons in butter.",
  ],
};

/** A long feed of posts with photos of different heights. */
export function manyPosts(count: number): SamplePost[] {
  const posts = Object.values(samplePosts);
  return Array.from({ length: count }, (_, index) => {
    const post = posts[(index * 5 + Math.floor(index / posts.length)) % posts.length] ?? samplePosts.ramen;
    return { ...post, href: `#/community/${index + 1}`, name: `${post.name} ${index + 1}` };
  });
}
