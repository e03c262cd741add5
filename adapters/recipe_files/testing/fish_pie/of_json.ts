import { strToU8, zipSync } from "fflate";
import { photo, smallPhoto } from "./expected.ts";

// Programs whose files are JSON with a value for each part.

const json = (value: unknown) => strToU8(JSON.stringify(value));

export const recipeSageJsonFile = () =>
  json({
    recipes: [
      {
        "@context": "http://schema.org",
        "@type": "Recipe",
        identifier: "0d7c1a52",
        datePublished: "2024-02-11T18:20:31.000Z",
        description: "A pie for cold evenings.\nFrom the harbour kitchen.",
        image: ["https://recipes.example/fish-pie.jpg"],
        name: "Fish Pie with Leeks",
        prepTime: "PT25M",
        recipeIngredient: [
          "600 g cod fillets, in chunks",
          "2 leeks, sliced",
          "400 ml milk",
          "[For the topping]",
          "800 g potatoes",
          "50 g butter",
          "salt",
        ],
        recipeInstructions: [
          { "@type": "HowToStep", text: "Simmer the cod in the milk for 8 minutes." },
          { "@type": "HowToStep", text: "Fry the leeks until soft." },
          { "@type": "HowToSection", text: "[For the topping]" },
          { "@type": "HowToStep", text: "Mash the potatoes with the butter." },
          { "@type": "HowToStep", text: "Bake at 200 °C for 25 minutes." },
        ],
        recipeYield: "6 servings",
        totalTime: "PT1H10M",
        recipeCategory: ["main dish", "fish"],
        creditText: "Ingeborg Vik",
        isBasedOn: "https://recipes.example/fish-pie",
        comment: [
          {
            "@type": "Comment",
            name: "Author Notes",
            text: "Freezes well for 2 months.\n\nUse haddock if there is no cod.",
          },
        ],
        aggregateRating: { "@type": "AggregateRating", ratingValue: "4", bestRating: "5", ratingCount: "1" },
      },
    ],
  });

const nextcloudRecipe = {
  "@context": "http://schema.org",
  "@type": "Recipe",
  id: "4711",
  name: "Fish Pie with Leeks",
  description: "A pie for cold evenings.\nFrom the harbour kitchen.",
  url: "https://recipes.example/fish-pie",
  image: "https://recipes.example/fish-pie.jpg",
  prepTime: "PT0H25M",
  cookTime: "PT0H45M",
  totalTime: "PT1H10M",
  recipeCategory: "Main dish",
  keywords: "Fish,Winter",
  recipeYield: 6,
  tool: ["Pie dish", "Potato masher"],
  recipeIngredient: [
    "600 g cod fillets, in chunks",
    "2 leeks, sliced",
    "400 ml milk",
    "## For the topping",
    "800 g potatoes",
    "50 g butter",
    "salt",
  ],
  recipeInstructions: [
    "Simmer the cod in the milk for 8 minutes.",
    "Fry the leeks until soft.",
    "## For the topping",
    "Mash the potatoes with the butter.",
    "Bake at 200 °C for 25 minutes.",
  ],
  nutrition: { "@type": "NutritionInformation", calories: "520 kcal", proteinContent: "38 g" },
  dateCreated: "2024-02-11T18:20:31+0000",
  dateModified: null,
  datePublished: null,
  printImage: true,
  imageUrl: "/apps/cookbook/webapp/recipes/4711/image?size=full",
};

const nextcloudFolder = { "full.jpg": photo, "thumb.jpg": smallPhoto, "thumb16.jpg": smallPhoto };

export const nextcloudFiles = () => ({
  "all recipes": zipSync({
    "Recipes/Fish Pie with Leeks/recipe.json": json(nextcloudRecipe),
    ...Object.fromEntries(
      Object.entries(nextcloudFolder).map(([name, bytes]) => [`Recipes/Fish Pie with Leeks/${name}`, bytes]),
    ),
  }),
  "the folder of one": zipSync({ "recipe.json": json(nextcloudRecipe), ...nextcloudFolder }),
});

export const kitchenOwlFile = () =>
  json({
    items: [{ name: "cod fillets", category: "Fish" }, { name: "leeks" }],
    recipes: [
      {
        name: "Fish Pie with Leeks",
        description:
          "A pie for cold evenings.\nFrom the harbour kitchen.\n\n1. Simmer the cod in the milk for 8 minutes.\n2. Fry the leeks until soft.\n\n### For the topping\n1. Mash the potatoes with the butter.\n2. Bake at 200 °C for 25 minutes.\n\n## Notes\nFreezes well for 2 months.\nUse haddock if there is no cod.",
        time: 70,
        photo: "fish_pie_a1b2.jpg",
        cook_time: 45,
        prep_time: 25,
        yields: 6,
        source: "https://recipes.example/fish-pie",
        items: [
          { name: "cod fillets", description: "600 g", optional: false },
          { name: "leeks", description: "2", optional: false },
          { name: "milk", description: "400 ml", optional: false },
          { name: "parsley", description: "", optional: true },
        ],
        tags: ["Main dish", "Fish"],
      },
    ],
  });

const tandoorIngredient = (
  amount: string,
  [unit, unitPlural]: readonly [string?, string?],
  [food, foodPlural]: readonly [string?, string?],
  more: object = {},
) => ({
  food: food
    ? { name: food, plural_name: foodPlural ?? null, ignore_shopping: false, supermarket_category: null }
    : null,
  unit: unit ? { name: unit, plural_name: unitPlural ?? null, description: null } : null,
  amount,
  note: null,
  order: 0,
  is_header: false,
  no_amount: false,
  always_use_plural_unit: false,
  always_use_plural_food: false,
  ...more,
});

const tandoorRecipe = {
  name: "Fish Pie with Leeks",
  description: "A pie for cold evenings.\nFrom the harbour kitchen.",
  keywords: [
    { name: "Main dish", description: "", created_at: "2024-02-11T18:20:31Z", updated_at: "2024-02-11T18:20:31Z" },
    { name: "Fish", description: "", created_at: "2024-02-11T18:20:31Z", updated_at: "2024-02-11T18:20:31Z" },
  ],
  steps: [
    {
      name: "",
      instruction:
        "Simmer the {{ ingredients[0].food }} in the {{ingredients[2].food}} for 8 minutes.\n\nFry the leeks until **soft**.",
      ingredients: [
        tandoorIngredient("600.0000000000000000", ["g", "g"], ["cod fillet", "cod fillets"], { note: "in chunks" }),
        tandoorIngredient("2.0000000000000000", [], ["leek", "leeks"], { note: "sliced" }),
        tandoorIngredient("400.0000000000000000", ["ml"], ["milk"]),
      ],
      time: 15,
      order: 0,
      show_as_header: false,
      show_ingredients_table: true,
    },
    {
      name: "For the topping",
      instruction: "Mash the potatoes with {{ ingredients[1] }}.\r\n\r\nBake at 200 °C for 25 minutes.",
      ingredients: [
        tandoorIngredient("800.0000000000000000", ["g"], ["potato", "potatoes"]),
        tandoorIngredient("50.0000000000000000", ["g"], ["butter"]),
        tandoorIngredient("0.0000000000000000", [], ["salt"], { no_amount: true }),
      ],
      time: 30,
      order: 1,
      show_as_header: true,
      show_ingredients_table: true,
    },
  ],
  working_time: 25,
  waiting_time: 45,
  internal: true,
  nutrition: { carbohydrates: "48.0", fats: "19.0", proteins: "38.0", calories: "520.0", source: null },
  servings: 6,
  servings_text: "",
  source_url: "https://recipes.example/fish-pie",
};

export const tandoorFile = () =>
  zipSync({ "Fish_Pie_with_Leeks.zip": zipSync({ "recipe.json": json(tandoorRecipe), "image.jpg": photo }) });

const ID = "0f5b3c2a9d8e4f60a1b2c3d4e5f60718";
const STOCK = "1f5b3c2a9d8e4f60a1b2c3d4e5f60719";
const times = { created_at: "2024-02-11 18:20:31.000000", update_at: "2024-02-11 18:20:31.000000" };
const mealieLine = (position: number, more: object) => ({
  ...times,
  id: position + 1,
  recipe_id: ID,
  position,
  title: null,
  note: "",
  unit_id: null,
  food_id: null,
  quantity: 1,
  original_text: null,
  reference_id: `ref${position}`,
  referenced_recipe_id: null,
  ...more,
});
const mealieStep = (position: number, text: string, title = "") => ({
  ...times,
  id: `s${position}`,
  recipe_id: ID,
  position,
  type: "",
  title,
  summary: "",
  text,
});

/** All rows of a database, as Mealie backs it up: `database.json`, and a folder for each recipe. */
export const mealieBackupFile = () =>
  zipSync({
    "database.json": json({
      alembic_version: [{ version_num: "09aba125b57a" }],
      users: [{ id: "u1", full_name: "Ingeborg Vik", email: "ingeborg@example.com" }],
      recipes: [
        {
          ...times,
          id: ID,
          slug: "fish-pie-with-leeks",
          group_id: "g1",
          user_id: "u1",
          name: "Fish Pie with Leeks",
          description: "A pie for cold evenings.\nFrom the harbour kitchen.",
          image: "x7Kq",
          prep_time: "25 minutes",
          perform_time: "45 minutes",
          cook_time: null,
          total_time: "1 hour 10 minutes",
          recipe_servings: 6,
          recipe_yield_quantity: 1,
          recipe_yield: "large pie",
          org_url: "https://recipes.example/fish-pie",
          rating: 4,
          is_ocr_recipe: false,
          last_made: null,
        },
        { ...times, id: STOCK, slug: "fish-stock", group_id: "g1", user_id: "u1", name: "Fish Stock", description: "" },
      ],
      ingredient_foods: [
        { id: "f1", name: "cod fillet", plural_name: "cod fillets", description: "", on_hand: false },
        { id: "f2", name: "leek", plural_name: "leeks", description: "" },
        { id: "f3", name: "potato", plural_name: "potatoes", description: "" },
      ],
      ingredient_units: [
        { id: "n1", name: "gram", plural_name: null, abbreviation: "g", use_abbreviation: true, fraction: false },
        { id: "n2", name: "millilitre", plural_name: "millilitres", abbreviation: "ml", use_abbreviation: false },
      ],
      recipes_ingredients: [
        mealieLine(3, { title: "For the topping", quantity: 800, unit_id: "n1", food_id: "f3" }),
        mealieLine(0, { quantity: 600, unit_id: "n1", food_id: "f1", note: "in chunks" }),
        mealieLine(1, { quantity: 2, food_id: "f2", note: "sliced" }),
        mealieLine(2, { note: "400 ml milk", original_text: "400 ml milk" }),
        mealieLine(4, { note: "50 g butter" }),
        mealieLine(5, { quantity: 0.5, unit_id: "n2", referenced_recipe_id: STOCK }),
        { ...mealieLine(0, { note: "fish bones" }), recipe_id: STOCK },
      ],
      recipe_instructions: [
        mealieStep(2, "Mash the potatoes with the butter.", "For the topping"),
        mealieStep(0, "Simmer the cod in the milk for 8 minutes."),
        mealieStep(1, "Fry the leeks until soft."),
        mealieStep(3, "Bake at 200 °C for 25 minutes."),
        { ...mealieStep(0, "Boil the bones."), recipe_id: STOCK },
      ],
      recipe_ingredient_ref_link: [{ id: 1, instruction_id: "s0", reference_id: "ref0" }],
      notes: [
        { id: 1, recipe_id: ID, title: "", text: "Freezes well for 2 months." },
        { id: 2, recipe_id: ID, title: "No cod", text: "Use haddock if there is no cod." },
      ],
      recipe_nutrition: [{ id: 1, recipe_id: ID, calories: "520", protein_content: "38", fat_content: null }],
      recipe_settings: [{ id: 1, recipe_id: ID, public: true, disable_amount: false }],
      categories: [{ id: "c1", name: "Main dish", slug: "main-dish" }],
      recipes_to_categories: [{ recipe_id: ID, category_id: "c1" }],
      tags: [{ id: "t1", name: "Fish", slug: "fish" }],
      recipes_to_tags: [{ recipe_id: ID, tag_id: "t1" }],
      tools: [{ id: "o1", name: "Pie dish", slug: "pie-dish", on_hand: true }],
      recipes_to_tools: [{ recipe_id: ID, tool_id: "o1" }],
      users_to_recipes: [{ id: "x1", user_id: "u1", recipe_id: ID, rating: 4, is_favorite: true }],
      recipe_comments: [{ id: "k1", recipe_id: ID, user_id: "u1", text: "Lovely" }],
    }),
    "data/recipes/0f5b3c2a-9d8e-4f60-a1b2-c3d4e5f60718/images/original.webp": photo,
    "data/recipes/0f5b3c2a-9d8e-4f60-a1b2-c3d4e5f60718/images/min-original.webp": smallPhoto,
    "data/recipes/0f5b3c2a-9d8e-4f60-a1b2-c3d4e5f60718/images/tiny-original.webp": smallPhoto,
    "data/users/1/profile.json": json({}),
  });
