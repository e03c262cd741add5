import { strToU8, zipSync } from "fflate";
import { json, picture } from "./sample_files.ts";

// More programs' files with the soup of `sample_files.ts`, in the forms that their programs write.

export const mela = {
  id: "recipes.example/soup",
  title: "Tomato soup",
  text: "A quick soup.",
  images: [Buffer.from(picture).toString("base64")],
  categories: ["Soups"],
  yield: "4 servings",
  prepTime: "10 min",
  cookTime: "55 min",
  totalTime: "1 h 5 min",
  ingredients: "500 g tomatoes\n1 onion\n# To serve\nbasil",
  instructions: "Fry the onion.\n# To serve\nAdd the basil.",
  notes: "Freezes well.\n\nAlso cold.",
  nutrition: "Energy: 120 kcal",
  link: "https://recipes.example/soup",
  favorite: true,
};

export const cookmate = (image = "") => `<?xml version="1.0" encoding="UTF-8"?>
<cookbook version="42"><recipe>
  <title>Tomato soup</title><description><li>A quick soup.</li></description>
  <preptime>10 min</preptime><cooktime>55 min</cooktime><totaltime>1 h 5 min</totaltime><quantity>4 servings</quantity>
  <ingredient><li>500 g tomatoes</li><li>1 onion</li><li>To serve:</li><li>basil &amp; oil</li></ingredient>
  <recipetext><li>Fry the onion.</li><li>To serve:</li><li>Add the basil.</li></recipetext>
  <comments><li>Freezes well.</li></comments><nutrition>Energy: 120 kcal</nutrition>
  <url>https://recipes.example/soup</url><source>Maya</source>
  <category>Soups</category><category>Quick</category><rating>5</rating>${image}
</recipe><recipe><title></title></recipe></cookbook>`;

export const recipeSageXml = `<data>
  <recipe><id>1</id><title>Tomato soup</title><description>A quick soup.</description><yield>4 servings</yield>
    <activeTime>10 min</activeTime><totalTime>1 h 5 min</totalTime><source>Maya</source><url>https://recipes.example/soup</url>
    <notes>Freezes well.</notes><ingredients>500 g tomatoes
1 onion
[To serve]
basil</ingredients><instructions>Fry the onion.
[To serve]
Add the basil.</instructions><folder>main</folder><rating>5</rating>
    <fromUser/><labels><title>soups</title></labels><labels><title>quick</title></labels>
    <images><id>1</id><location>https://recipes.example/soup.jpg</location></images></recipe>
</data>`;

export const copyMeThat = `<!DOCTYPE html><head><meta name="copymethat_class_id_version" content="2"></head><html><body>
<div class="recipe"><div id="name">Tomato soup</div><div id="link">Adapted from<a id="original_link" href="https://recipes.example/soup">recipes.example</a></div>
<img class="recipeImage" src="images/soup_a1.jpg"><div id="description">A quick soup.</div>
<div id="categories"><span>Tags:</span><span class="recipeCategory">Soups</span></div>
<div id="extra_info"><span id="rating">Rated<span id="ratingValue">5</span>/5</span><span id="starred">Favorite</span></div>
<div id="servings">Servings:<a id="recipeYield">4</a></div><div id="recipeIngredient_header">Ingredients</div>
<ul id="recipeIngredients"><li class="recipeIngredient">500 g tomatoes</li><li class="recipeIngredient">1 onion</li><div class="recipeIngredient_spacer"></div><div class="recipeIngredient recipeIngredient_subheader">To serve:</div><li class="recipeIngredient">basil</li></ul>
<div id="recipeInstructions_header">Steps</div><ol id="recipeInstructions"><li class="instruction" value="1">Fry the onion.</li><div class="instruction instruction_subheader">To serve</div><li class="instruction" value="1">Add the basil.</li></ol>
<div id="recipeNotes_header">Notes</div><ul id="recipeNotes"><li class="recipeNote">Freezes well.</li></ul></div>
</body></html>`;

export const planToEat = `Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Prep Time,Cook Time,Total Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Photo Url,Calories,Protein
Tomato soup,Soups,Italian,tomatoes,A quick soup.,Maya,https://recipes.example/soup,10 min,55 min,65 min,4,,"500 g tomatoes
1 onion
To serve:
, basil","Fry the onion.
To serve:
Add the basil.","quick, cheap",5,https://recipes.example/soup.jpg,120,3g
`;

export const myRecipeBox = `title,preparationTime,cookingTime,totalTime,quantity,ingredients,instructions,notes,nutrition,categories,tags,source,video,originalPicture,rating,favorite
Tomato soup,10,55,65,4 servings,"500 g tomatoes
1 onion","1. Fry the onion.
2. Add the ""ripe"" tomatoes.",Freezes well.,Protein: 3 g,Soups,quick;cheap,https://recipes.example/soup,https://recipes.example/film,https://recipes.example/soup.jpg,4,true
`;

const ID = "0f5b3c2a9d8e4f60a1b2c3d4e5f60718";

/** All rows of a database, as Mealie backs it up. */
export const mealieBackup = () =>
  zipSync({
    "database.json": json({
      users: [{ id: "1", full_name: "Maya" }],
      recipes: [
        {
          id: ID,
          slug: "tomato-soup",
          name: "Tomato soup",
          description: "A quick soup.",
          recipe_servings: 4,
          recipe_yield: "",
          recipe_yield_quantity: 0,
          prep_time: "10 minutes",
          perform_time: "55 minutes",
          total_time: null,
          org_url: "https://recipes.example/soup",
          rating: 5,
        },
      ],
      ingredient_foods: [{ id: "f1", name: "tomato", plural_name: "tomatoes" }],
      ingredient_units: [{ id: "u1", name: "gram", plural_name: "grams" }],
      recipes_ingredients: [
        { recipe_id: ID, position: 1, title: "To serve", quantity: 1, unit_id: null, food_id: null, note: "basil" },
        { recipe_id: ID, position: 0, title: "", quantity: 500, unit_id: "u1", food_id: "f1", note: "ripe" },
        { recipe_id: "other", position: 0, quantity: 1, note: "sugar" },
      ],
      recipe_instructions: [
        { recipe_id: ID, position: 1, title: "To serve", text: "Add the basil." },
        { recipe_id: ID, position: 0, title: "", text: "Fry the onion." },
      ],
      notes: [{ recipe_id: ID, title: "", text: "Freezes well." }],
      recipe_nutrition: [{ recipe_id: ID, calories: "120", protein_content: "3" }],
      categories: [{ id: "c1", name: "Soups" }],
      recipes_to_categories: [{ recipe_id: ID, category_id: "c1" }],
      tags: [{ id: "t1", name: "Quick" }],
      recipes_to_tags: [{ recipe_id: ID, tag_id: "t1" }],
      tools: [{ id: "o1", name: "Pan" }],
      recipes_to_tools: [{ recipe_id: ID, tool_id: "o1" }],
    }),
    "data/recipes/0f5b3c2a-9d8e-4f60-a1b2-c3d4e5f60718/images/original.webp": picture,
    "data/recipes/0f5b3c2a-9d8e-4f60-a1b2-c3d4e5f60718/images/min-original.webp": new Uint8Array(1),
    "data/users/1/profile.json": strToU8("{}"),
  });
