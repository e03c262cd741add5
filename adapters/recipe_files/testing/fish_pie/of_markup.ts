import { strToU8, zipSync } from "fflate";
import { photo } from "./expected.ts";

// Programs whose files are XML or HTML.

const cookmate = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<cookbook version="42">
  <recipe>
    <title>Fish Pie with Leeks</title>
    <preptime>25 min</preptime>
    <cooktime>45 min</cooktime>
    <totaltime>1 h 10 min</totaltime>
    <description><li>A pie for cold evenings.</li><li>From the harbour kitchen.</li></description>
    <ingredient><li>600 g cod fillets, in chunks</li><li>2 leeks, sliced</li><li>400 ml milk</li><li></li><li>[For the topping]</li><li>800 g potatoes</li><li>50 g butter</li><li>salt</li></ingredient>
    <recipetext><li>Simmer the cod in the milk for 8 minutes.</li><li>Fry the leeks until soft.</li><li></li><li>[For the topping]</li><li>Mash the potatoes with the butter.</li><li>Bake at 200 &#176;C for 25 minutes.</li></recipetext>
    <url>https://recipes.example/fish-pie</url>
    <imagepath>/storage/emulated/0/Android/data/cookbook/files/images/fish_pie_1702.jpg</imagepath>
    <imageurl>https://recipes.example/fish-pie.jpg</imageurl>
    <image><path>/storage/emulated/0/Android/data/cookbook/files/images/leeks_1703.jpg</path></image>
    <quantity>6 servings</quantity>
    <comments><li>Freezes well for 2 months.</li><li></li><li>Use haddock if there is no cod.</li></comments>
    <nutrition><li>Calories: 520 kcal</li><li>Protein: 38 g</li></nutrition>
    <source><li>Ingeborg Vik</li></source>
    <category>Main dish</category><category>Fish</category><tag>Winter</tag>
    <lang>en</lang><video></video><favorite>true</favorite><rating>4</rating>
  </recipe>
</cookbook>`;

export const cookmateFiles = () => ({
  xml: strToU8(cookmate),
  backup: zipSync({
    "MyCookBook_Backup.xml": strToU8(cookmate),
    "images/fish_pie_1702.jpg": photo,
    "images/leeks_1703.jpg": photo,
  }),
});

export const copyMeThatFile = () =>
  zipSync({
    "images/fish_pie_modjr.jpg": photo,
    "recipes.html":
      strToU8(`<!DOCTYPE html><head><meta http-equiv="Content-Type" content="text/html;charset=UTF-8"><meta name="escaped characters" content="&lt; &gt; &quot; &amp; &#39;"><meta name="copymethat_class_id_version" content="2"></head><html><style type="text/css">.recipe{margin-top:20px}#name{font-weight:700}.recipeIngredient_spacer{height:10px}</style><body><div class="recipe"><div id="name">Fish Pie with Leeks</div><div id="link">Adapted from<a id="original_link" href="https://recipes.example/fish-pie">recipes.example</a></div><img class="recipeImage" src="images/fish_pie_modjr.jpg" width="120px"><div id="description">A pie for cold evenings.<br>From the harbour kitchen.</div><div id="categories"><span class="recipeCategory">Tags:</span><span class="recipeCategory">Main dish</span><span class="recipeCategory">Fish</span></div><div id="extra_info"><span id="rating">Rated<span id="ratingValue">4</span>/5</span><span id="made_this">I made this</span><span id="starred">Starred</span></div><div id="servings">Servings:<a id="recipeYield">6</a></div><div id="recipeIngredient_header">Ingredients</div><ul id="recipeIngredients"><li class="recipeIngredient">600 g cod fillets, in chunks</li><li class="recipeIngredient">2 leeks, sliced</li><li class="recipeIngredient">400 ml milk</li><div class="recipeIngredient_spacer"></div><div class="recipeIngredient recipeIngredient_subheader">For the topping:</div><li class="recipeIngredient">800 g potatoes</li><li class="recipeIngredient">50 g butter</li><li class="recipeIngredient">salt</li></ul><div id="recipeInstructions_header">Steps</div><ol id="recipeInstructions"><li class="instruction" value="1">Simmer the cod in the milk for 8 minutes.</li><li class="instruction" value="2">Fry the leeks until soft.</li><div class="instruction instruction_subheader">For the topping</div><li class="instruction" value="1">Mash the potatoes with the butter.</li><li class="instruction" value="2">Bake at 200 °C for 25 minutes.</li></ol><div id="recipeNotes_header">Notes</div><ul id="recipeNotes"><li class="recipeNote">Freezes well for 2 months.</li><li class="recipeNote">Use haddock if there is no cod.</li></ul></div>
<div class="recipe"><div id="name">Tea</div><ul id="recipeIngredients"><li class="recipeIngredient">2 tsp tea</li><div class="recipeIngredient recipeIngredient_note">Any kind.</div></ul><ol id="recipeInstructions"><li class="instruction" value="1">Pour boiling water over the tea.</li></ol></div></body></html>`),
  });

export const recipeSageXmlFile = () =>
  strToU8(`<?xml version="1.0"?>
<data>
  <recipe>
    <id>0d7c1a52</id><userId>77</userId><fromUserId></fromUserId>
    <title>Fish Pie with Leeks</title>
    <description>A pie for cold evenings.
From the harbour kitchen.</description>
    <yield>6 servings</yield><activeTime>25 minutes</activeTime><totalTime>1 hour 10 minutes</totalTime>
    <source>Ingeborg Vik</source><url>https://recipes.example/fish-pie</url>
    <notes>Freezes well for 2 months.

Use haddock if there is no cod.</notes>
    <ingredients>600 g cod fillets, in chunks
2 leeks, sliced
400 ml milk
[For the topping]
800 g potatoes
50 g butter
salt</ingredients>
    <instructions>Simmer the cod in the milk for 8 minutes.
Fry the leeks until soft.
[For the topping]
Mash the potatoes with the butter.
Bake at 200 °C for 25 minutes.</instructions>
    <nutrition></nutrition><rating>4</rating><folder>main</folder>
    <createdAt>2024-02-11T18:20:31.000Z</createdAt><updatedAt>2024-02-11T18:20:31.000Z</updatedAt>
    <labels><id>1</id><title>main dish</title></labels><labels><id>2</id><title>fish</title></labels>
    <images><id>1</id><location>https://recipes.example/fish-pie.jpg</location></images>
    <images><id>2</id><location>https://recipes.example/leeks.jpg</location></images>
  </recipe>
</data>`);
