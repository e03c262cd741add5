import { gzipSync, strToU8, zipSync } from "fflate";
import { photo } from "./expected.ts";

// Programs whose files have each part of a recipe as one text.

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

const paprikaRecipe = {
  uid: "5C1B7A3E-0D2F-4B58-9A51-6C1E2D3F4A5B",
  created: "2024-02-11 18:20:31",
  hash: "9f2b6c",
  name: "Fish Pie with Leeks",
  description: "A pie for cold evenings.\nFrom the harbour kitchen.",
  ingredients:
    "600 g cod fillets, in chunks\n2 leeks, sliced\n400 ml milk\n\nFor the topping:\n800 g potatoes\n50 g butter\nsalt",
  directions:
    "Simmer the cod in the **milk** for 8 minutes.\n\nFry the leeks until soft.\n\n[photo:Leeks]\n\nFor the topping:\nMash the potatoes with the butter.\n\nBake at 200 °C for 25 minutes.",
  notes: "Freezes well for 2 months.\n\nUse haddock if there is no cod.",
  nutritional_info: "Calories: 520\nProtein: 38 g",
  prep_time: "25 mins",
  cook_time: "45 mins",
  total_time: "1 hr 10 mins",
  difficulty: "Easy",
  servings: "Serves 6",
  rating: 4,
  source: "Ingeborg Vik",
  source_url: "https://recipes.example/fish-pie",
  photo: "FB0F1C9D.jpg",
  photo_large: null,
  photo_hash: "4a7d",
  image_url: "https://recipes.example/fish-pie.jpg",
  categories: ["Main dish", "Fish"],
  photo_data: base64(photo),
  photos: [{ name: "Leeks", filename: "A1B2C3D4.jpg", hash: "77aa", data: base64(photo) }],
};

export const paprikaFile = () =>
  zipSync({ "Fish Pie with Leeks.paprikarecipe": gzipSync(strToU8(JSON.stringify(paprikaRecipe))) });

const melaRecipe = {
  id: "recipes.example/fish-pie",
  title: "Fish Pie with Leeks",
  text: "A pie for cold evenings.\nFrom the harbour kitchen.",
  images: [base64(photo)],
  categories: ["Main dish", "Fish"],
  yield: "Serves 6",
  prepTime: "25 min",
  cookTime: "45 min",
  totalTime: "1 hr 10 min",
  ingredients:
    "600 g cod fillets, in chunks\n2 leeks, sliced\n400 ml milk\n# For the topping\n800 g potatoes\n50 g butter\nsalt",
  instructions:
    "Simmer the cod in the milk for 8 minutes.\nFry the leeks until **soft**.\n# For the topping\nMash the potatoes with the [butter](https://recipes.example/butter).\nBake at 200 °C for 25 minutes.",
  notes: "Freezes well for 2 months.\n\nUse haddock if there is no cod.",
  nutrition: "Calories: 520\nProtein: 38 g",
  link: "https://recipes.example/fish-pie",
  favorite: true,
  wantToCook: false,
  date: 729_367_231.5,
};

export const melaFiles = () => ({
  one: strToU8(JSON.stringify(melaRecipe)),
  all: zipSync({ "Fish Pie with Leeks.melarecipe": strToU8(JSON.stringify(melaRecipe)) }),
});

/** A line that begins with a comma is a heading: amount, unit and food come before it. */
const planToEat = `Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Url Host,Prep Time,Cook Time,Total Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Public Url,Photo Url,Private,Nutritional Score (generic),Calories,Fat,Saturated Fat,Cholesterol,Sodium,Sugar,Carbohydrate,Fiber,Protein,Cost,Created At,Updated At
Fish Pie with Leeks,Main dish,British,Fish,"A pie for cold evenings.
From the harbour kitchen.",Ingeborg Vik,https://recipes.example/fish-pie,recipes.example,25,45,70,6,1 large pie,"600 g cod fillets, in chunks
2 leeks, sliced
400 ml milk
, For the topping
800 g potatoes
50 g butter
salt

","Simmer the cod in the milk for 8 minutes.
Fry the leeks until soft.
For the topping:
Mash the potatoes with the butter.
Bake at 200 °C for 25 minutes.","Freezer, Winter",4,https://app.plantoeat.example/recipes/38843,https://recipes.example/fish-pie.jpg?16282,yes,,520,19,8,95,610,9,48,5,38,,2023-10-13 20:29:29,2023-10-13 20:32:48
Tea,,,,,,,,,,,,,"2 tsp tea
",Pour boiling water over the tea.,,,,,,,,,,,,,,,,,2023-10-13 20:29:29,2023-10-13 20:32:48
`;

export const planToEatFiles = () => ({
  csv: strToU8(planToEat),
  zip: zipSync({ "recipes-38843-10-13-2023.csv": strToU8(planToEat) }),
});

export const myRecipeBoxFile = () =>
  strToU8(`title,description,preparationTime,cookingTime,inactiveTime,totalTime,quantity,ingredients,instructions,notes,nutrition,favorite,rating,categories,tags,video,source,originalPicture,
Fish Pie with Leeks,"A pie for cold evenings.
From the harbour kitchen.",25,45,,70,6 servings,"INGREDIENTS:
600 g cod fillets, in chunks
2 leeks, sliced
400 ml milk

FOR THE TOPPING:
800 g potatoes
50 g butter
salt
","1. Simmer the cod in the milk for 8 minutes.
2. Fry the leeks until soft.

FOR THE TOPPING:
3. Mash the potatoes with the butter.
4. Bake at 200 °C for 25 minutes.","Freezes well for 2 months.

Use haddock if there is no cod.","calories : 520 kcal
protein : 38 g
servingSize : 1 serving",true,4,Main dish;Fish,Winter,https://films.example/pie,https://recipes.example/fish-pie,https://recipes.example/fish-pie-480x270.jpg,
Tea,"
",,,,,,2 tsp tea,Pour boiling water over the tea.,,,false,,,,,,
`);
