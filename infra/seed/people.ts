import type { Preference } from "../../core/account/mod.ts";
import type { DayOfWeek, MealTime } from "../../core/meal_plan/mod.ts";

// The demo users of the embedded stack. Their password is printed at every start and is not a secret.

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

/** In the order in which they were posted. Each names the subject of its photo. */
export const SEED_POSTS: readonly SeedPost[] = [
  {
    author: "ingeborg",
    mealName: "Slow-Roasted Tomato Soup",
    ingredients: [
      "1.2 kg ripe tomatoes, halved",
      "1 whole head of garlic",
      "2 onions, quartered",
      "4 tbsp olive oil",
      "400 ml hot vegetable stock",
      "100 ml cream",
      "2 thick slices of day-old bread, in cubes",
      "A handful of basil",
      "A few chives",
      "Salt and pepper",
    ],
    steps: [
      "Toss the tomatoes, garlic and onions with half the oil and some salt and roast them at 180 °C for 50 minutes, until the edges brown.",
      "Fry the bread in the rest of the oil, turning it often, until the croutons are golden all round.",
      "Squeeze the garlic out of its skin and blend it with the tomatoes, onions and stock.",
      "Stir in most of the cream, season with pepper and warm the soup through without boiling it.",
      "Swirl the rest of the cream over the bowls and top with croutons, torn basil and snipped chives.",
    ],
    caption: "The last basket from the greenhouse. It freezes well without the cream, if any is left.",
    photo: "ingeborgs-tomato-soup",
    likedBy: ["maya", "priya", "yuki"],
  },
  {
    author: "yuki",
    mealName: "Weeknight Miso Ramen",
    ingredients: [
      "200 g dried ramen noodles",
      "3 tbsp white miso",
      "900 ml vegetable stock",
      "200 g firm tofu, in slices",
      "2 heads of pak choi, quartered",
      "1 carrot, in thin slices",
      "2 eggs",
      "2 spring onions, in rings",
      "1 red chilli, in rings",
      "1 tbsp toasted sesame seeds",
      "1 tbsp oil",
    ],
    steps: [
      "Boil the eggs for 7 minutes, then cool, peel and halve them.",
      "Brown the tofu in the oil, 3 minutes a side.",
      "Simmer the carrot in the stock for 4 minutes, and the pak choi with it for the last 2.",
      "Cook the noodles as their packet says, drain them and share them out between two bowls.",
      "Take the pot off the heat and stir in the miso, which must not boil.",
      "Pour the broth over the noodles, lay tofu, vegetables and egg on top and scatter spring onion, chilli and sesame.",
    ],
    caption: "Twenty-five minutes from coat off to bowl down.",
    photo: "weeknight-ramen",
    likedBy: ["tomas", "kwame"],
  },
  {
    author: "priya",
    mealName: "Chickpea Curry for a Crowd",
    ingredients: [
      "3 cans of chickpeas, drained",
      "600 g cherry tomatoes, halved",
      "300 g spinach",
      "2 onions, chopped",
      "1 piece of ginger, a thumb long, grated",
      "2 tbsp curry powder",
      "3 tbsp oil",
      "200 g plain yoghurt",
      "A bunch of coriander",
      "6 flatbreads",
      "Salt",
    ],
    steps: [
      "Soften the onions and ginger in the oil for 10 minutes.",
      "Fry the curry powder for a minute, until you smell it.",
      "Add the tomatoes and a little salt and cook them down for 10 minutes.",
      "Add the chickpeas and a glass of water and simmer for 15 minutes.",
      "Stir in the spinach by the handful, until it wilts.",
      "Spoon the yoghurt over it, scatter the coriander and serve with warm flatbread.",
    ],
    caption:
      "Better the day after, so make it on Saturday for Sunday. Without the bread, and with a curry powder labelled gluten-free, I can eat it too.",
    photo: "priyas-chickpea-curry",
    likedBy: ["maya", "kwame", "ingeborg", "tomas"],
  },
  {
    author: "maya",
    mealName: "Caprese from the Garden",
    ingredients: [
      "3 red tomatoes",
      "2 yellow tomatoes",
      "250 g mozzarella",
      "A bunch of basil",
      "3 tbsp good olive oil",
      "Flaky salt",
    ],
    steps: [
      "Slice the tomatoes and the mozzarella and lay them in turns, the yellow ones in the middle.",
      "Scatter basil, oil and salt, and wait ten minutes.",
    ],
    caption: "The waiting is the recipe.",
    photo: "garden-caprese",
    likedBy: ["ingeborg"],
  },
  {
    author: "kwame",
    mealName: "Sunday Pancakes",
    ingredients: [
      "250 g flour",
      "2 tsp baking powder",
      "2 eggs",
      "350 ml milk",
      "40 g butter, and a knob for each stack",
      "150 g strawberries, halved",
      "100 g raspberries",
      "Maple syrup",
      "Icing sugar",
    ],
    steps: [
      "Melt half of the butter and whisk it with flour, baking powder, eggs and milk; a few lumps are right.",
      "Cook ladlefuls in the rest of the butter and turn them when the bubbles stay open.",
      "Stack them, put a knob of butter on top and pour the syrup over it.",
      "Lay the berries round about and dust everything with icing sugar.",
    ],
    caption: "The first one is the cook's.",
    photo: "sunday-pancakes",
    likedBy: ["maya", "tomas", "priya", "yuki", "ingeborg"],
  },
  {
    author: "tomas",
    mealName: "Birthday Tacos",
    ingredients: [
      "12 small tortillas",
      "600 g minced beef",
      "150 g sweetcorn",
      "250 g cherry tomatoes, quartered",
      "2 avocados, in slices",
      "1 red onion, in thin rings",
      "2 limes, in wedges",
      "A bunch of coriander",
      "1 tsp chilli flakes",
      "1 tbsp oil",
      "Salt",
    ],
    steps: [
      "Brown the beef in the oil over high heat for 8 minutes, and salt it.",
      "Add the sweetcorn and half of the chilli flakes and fry for 2 minutes more.",
      "Char the tortillas over a flame, a few seconds a side.",
      "Fill them with beef, tomatoes, avocado and onion, and finish with coriander, the other chilli flakes and lime.",
    ],
    caption: "My daughter turned nine and ate seven. Hers without the chilli.",
    photo: "tomas-birthday-tacos",
    likedBy: ["maya", "kwame"],
  },
  {
    author: "ingeborg",
    mealName: "Lemon Cake for the Office",
    ingredients: [
      "200 g flour",
      "2 tsp baking powder",
      "200 g sugar",
      "3 eggs",
      "150 ml mild oil",
      "3 lemons",
      "150 g icing sugar",
      "100 g blueberries",
      "A few mint leaves",
    ],
    steps: [
      "Grate the zest of two lemons and squeeze them; cut the third into thin slices.",
      "Whisk eggs and sugar until pale, then the oil, the zest and all but 2 tablespoons of the juice.",
      "Fold in flour and baking powder.",
      "Bake in a lined tin at 175 °C for 40 minutes, until a skewer comes out clean, and let it cool.",
      "Stir the icing sugar with the juice that was kept and let it run over the cake.",
      "Decorate with lemon slices, blueberries and mint.",
    ],
    caption: "Cut it small and there are twenty pieces.",
    photo: "lemon-cake-for-the-office",
    likedBy: ["priya", "yuki", "maya"],
  },
  {
    author: "yuki",
    mealName: "Green Lunch Bowl",
    ingredients: [
      "150 g quinoa",
      "1 can of chickpeas, drained and dried",
      "2 tbsp olive oil",
      "1 small head of broccoli, in florets",
      "100 g peas",
      "1 head of lettuce",
      "1 cucumber, in slices",
      "1 avocado, in slices",
      "150 g plain yoghurt",
      "A handful of soft herbs, chopped",
      "1 lemon",
      "Salt",
    ],
    steps: [
      "Toss the chickpeas with the oil and some salt and roast them at 200 °C for 25 minutes, until they crackle.",
      "Cook the quinoa in 300 ml of water for 15 minutes and let it steam with the lid on.",
      "Blanch broccoli and peas together for 2 minutes and cool them under the tap.",
      "Stir yoghurt, herbs and lemon juice into a dressing.",
      "Lay everything side by side on the lettuce, chickpeas last, and spoon the dressing over it.",
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
