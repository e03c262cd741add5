import type { Preference } from "../../core/account/mod.ts";
import type { DayOfWeek, MealTime } from "../../core/meal_plan/mod.ts";

// Whom a newcomer meets in the embedded stack. The password is printed at every start and is no secret.

export const SEED_PASSWORD = "laid-table";

export interface SeedPerson {
  /** The identity service's uid, and the part of the e-mail before the @. */
  readonly slug: string;
  readonly fullName: string;
  readonly preferences: readonly Preference[];
}

export interface SeedPost {
  readonly author: string;
  readonly mealName: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  readonly caption: string;
  /** Name of its photo in `photos/`, without the ending. */
  readonly photo: string;
  readonly likedBy: readonly string[];
}

export interface SeedMessage {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

export const SEED_PEOPLE: readonly SeedPerson[] = [
  { slug: "maya", fullName: "Maya Lindqvist", preferences: ["main dish", "Mediterranean", "Salad"] },
  { slug: "tomas", fullName: "Tomás Herrera", preferences: ["Dinner", "Fried", "sandwiches"] },
  { slug: "ingeborg", fullName: "Ingeborg Aas", preferences: ["main dish", "Dessert"] },
  { slug: "priya", fullName: "Priya Raman", preferences: ["Gluten-Free", "High-Protein", "Dinner"] },
  { slug: "kwame", fullName: "Kwame Boateng", preferences: ["Snack", "sandwiches", "High-Protein"] },
  { slug: "yuki", fullName: "Yuki Tanaka", preferences: ["Salad", "Dinner"] },
];

/** In the order in which they were posted. */
export const SEED_POSTS: readonly SeedPost[] = [
  {
    author: "ingeborg",
    mealName: "Slow-Roasted Tomato Soup",
    ingredients: [
      "1 kg ripe tomatoes, halved",
      "1 head of garlic",
      "2 onions, quartered",
      "3 tbsp olive oil",
      "A handful of basil",
    ],
    steps: [
      "Roast the tomatoes, garlic and onions with the oil at 180 °C for 50 minutes, until the edges brown.",
      "Squeeze the garlic out of its skin and blend everything with 400 ml of hot water.",
      "Season, and tear the basil over each bowl.",
    ],
    caption: "The last basket from the greenhouse. It freezes well, if any is left.",
    photo: "ingeborgs-tomato-soup",
    likedBy: ["maya", "priya", "yuki"],
  },
  {
    author: "yuki",
    mealName: "Weeknight Mushroom Ramen",
    ingredients: [
      "2 portions of ramen noodles",
      "200 g mushrooms, sliced",
      "2 tbsp white miso",
      "2 eggs",
      "2 spring onions",
    ],
    steps: [
      "Boil the eggs for 7 minutes, cool and peel them.",
      "Brown the mushrooms in a dry pan, then simmer them in 800 ml of water for 10 minutes.",
      "Take the pot off the heat and stir in the miso.",
      "Cook the noodles, pour the broth over them and top with egg and spring onion.",
    ],
    caption: "Twenty-five minutes from coat off to bowl down.",
    photo: "weeknight-ramen",
    likedBy: ["tomas", "kwame"],
  },
  {
    author: "priya",
    mealName: "Chickpea Curry for a Crowd",
    ingredients: [
      "3 cans of chickpeas",
      "2 cans of tomatoes",
      "1 can of coconut milk",
      "2 onions",
      "1 piece of ginger, a thumb long",
      "2 tbsp curry powder",
    ],
    steps: [
      "Soften the onions and ginger in oil for 10 minutes.",
      "Fry the curry powder for a minute, until you smell it.",
      "Add tomatoes, chickpeas and coconut milk and simmer for 25 minutes.",
    ],
    caption: "Better the day after, so make it on Saturday for Sunday.",
    photo: "priyas-chickpea-curry",
    likedBy: ["maya", "kwame", "ingeborg", "tomas"],
  },
  {
    author: "maya",
    mealName: "Caprese from the Garden",
    ingredients: [
      "4 tomatoes of different colours",
      "250 g mozzarella",
      "A bunch of basil",
      "Good olive oil",
      "Flaky salt",
    ],
    steps: [
      "Slice tomatoes and mozzarella and lay them in turns.",
      "Scatter basil, oil and salt, and wait ten minutes.",
    ],
    caption: "The waiting is the recipe.",
    photo: "garden-caprese",
    likedBy: ["ingeborg"],
  },
  {
    author: "kwame",
    mealName: "Sunday Pancakes",
    ingredients: ["250 g flour", "2 eggs", "400 ml buttermilk", "1 tsp baking soda", "A punnet of blueberries"],
    steps: [
      "Whisk everything but the berries; a few lumps are right.",
      "Cook ladlefuls in a buttered pan, berries on top, and turn them when the bubbles stay open.",
    ],
    caption: "The first one is the cook's.",
    photo: "sunday-pancakes",
    likedBy: ["maya", "tomas", "priya", "yuki", "ingeborg"],
  },
  {
    author: "tomas",
    mealName: "Birthday Tacos",
    ingredients: [
      "12 corn tortillas",
      "2 cans of black beans",
      "2 limes",
      "1 avocado",
      "1 red onion",
      "A bunch of coriander",
    ],
    steps: [
      "Warm the beans with a little of their liquid and crush half of them.",
      "Char the tortillas over a flame, a few seconds a side.",
      "Set everything out and let each person build their own.",
    ],
    caption: "My daughter turned nine and ate seven.",
    photo: "tomas-birthday-tacos",
    likedBy: ["maya", "kwame"],
  },
  {
    author: "ingeborg",
    mealName: "Lemon Cake for the Office",
    ingredients: [
      "200 g flour",
      "200 g sugar",
      "3 eggs",
      "150 ml olive oil",
      "2 lemons, zest and juice",
      "2 tsp baking powder",
    ],
    steps: [
      "Whisk eggs and sugar until pale, then the oil, zest and juice.",
      "Fold in flour and baking powder.",
      "Bake at 175 °C for 40 minutes, until a skewer comes out clean.",
    ],
    caption: "Cut it small and there are twenty pieces.",
    photo: "lemon-cake-for-the-office",
    likedBy: ["priya", "yuki", "maya"],
  },
  {
    author: "yuki",
    mealName: "Green Lunch Bowl",
    ingredients: ["150 g quinoa", "1 head of broccoli", "1 avocado", "1 cucumber", "2 eggs", "2 tbsp sesame seeds"],
    steps: [
      "Cook the quinoa and let it steam with the lid on.",
      "Blanch the broccoli for 2 minutes and boil the eggs for 8.",
      "Lay everything side by side and scatter the sesame.",
    ],
    caption: "",
    photo: "green-lunch-bowl",
    likedBy: ["priya"],
  },
];

/** Whose week of the start is planned, and how. */
export const SEED_WEEK: { readonly person: string; readonly meals: readonly [DayOfWeek, MealTime, string][] } = {
  person: "maya",
  meals: [
    ["Monday", "Breakfast", "berry-yoghurt-with-oat-crumble"],
    ["Monday", "Lunch", "green-goddess-grain-bowl"],
    ["Monday", "Dinner", "spaghetti-bolognese"],
    ["Tuesday", "Breakfast", "avocado-toast-with-jammy-eggs"],
    ["Tuesday", "Dinner", "coconut-chicken-curry"],
    ["Tuesday", "Snacks", "apple-walnut-and-cheddar-snack-plate"],
    ["Wednesday", "Lunch", "beetroot-and-lentil-salad-with-walnuts"],
    ["Thursday", "Breakfast", "shakshuka-with-feta"],
    ["Thursday", "Lunch", "roasted-tomato-soup-with-basil"],
    ["Thursday", "Dinner", "lemon-salmon-with-dill-potatoes"],
    ["Friday", "Lunch", "heirloom-tomato-caprese"],
    ["Friday", "Snacks", "berry-yoghurt-with-oat-crumble"],
    ["Saturday", "Breakfast", "blueberry-buttermilk-pancakes"],
    ["Saturday", "Dinner", "pan-pizza-margherita"],
    ["Sunday", "Breakfast", "blueberry-buttermilk-pancakes"],
  ],
};

/** Two conversations, in the order in which they were written. */
export const SEED_MESSAGES: readonly SeedMessage[] = [
  { from: "maya", to: "ingeborg", text: "Your tomato soup looks wonderful. Do you peel the tomatoes?" },
  { from: "ingeborg", to: "maya", text: "Never. The skins brown in the oven, and that is where the taste is." },
  { from: "maya", to: "ingeborg", text: "Then I'll try it on Thursday." },
  {
    from: "ingeborg",
    to: "maya",
    text: "Put the garlic in whole, and don't look into the oven for the first half hour.",
  },
  { from: "tomas", to: "maya", text: "Which mozzarella do you take for the caprese?" },
  { from: "maya", to: "tomas", text: "Any that comes in water. Let it warm up before you slice it." },
  { from: "tomas", to: "maya", text: "Good to know. I always serve it too cold." },
];
