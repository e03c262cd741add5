import { each, howTo, html, jsonLd, type OwnPage, ol, ul } from "./own_page.ts";

const title = "Pumpkin Gnocchi";
const ingredients = ["500 g pumpkin", "200 g flour", "1 egg", "30 g butter", "1 tsp salt"];
const steps = [
  "Boil the pumpkin until it is soft, and let it cool.",
  "Knead pumpkin, flour, egg and salt to a dough.",
  "Shape the gnocchi and boil them until they float.",
  "Toss them in the hot butter.",
];
const expected = { title, ingredients, instructions_list: steps };
const split = ingredients.map((line) => /^(\S+ (?:g|tsp)|\S+) (.*)$/u.exec(line)?.slice(1) ?? []);

/** Pages that were written after the reader was changed, so that they were not in view. */
export const MIXED: readonly OwnPage[] = [
  {
    name: "the card of a plugin without its data",
    page: html(`${title} - Our Table`, {
      body: `<h1>${title}</h1><p>Every autumn.</p><div class="card"><h2>${title}</h2><span>Servings: </span><span>4</span><span> people</span>
        <h3>Ingredients</h3><div><h4>Dough</h4>${ul(
          split.map(
            ([amount, food]) =>
              `<span><input type="checkbox" id="c"><label for="c"></label></span><span>${amount}</span> <span>${food}</span>`,
          ),
        )}</div>
        <h3>Instructions</h3><ul>${steps.map((step) => `<li><div>${step}</div><img src="/a.jpg"></li>`).join("")}</ul><h3>Notes</h3><p>Use a dry pumpkin.</p></div>
        <h3>4 thoughts on “${title}”</h3><p>Lovely, thank you for it!</p>`,
    }),
    expected: { ...expected, yields: "4" },
  },
  {
    name: "an old blog of lines and bold words",
    page: html(`Our Table: ${title}`, {
      body: `<div class="header"><h1>Our Table</h1></div><h3 class="post-title">${title}</h3><div>We made this on Sunday.<br><br><b>Ingredients</b><br>${ingredients.join("<br>")}<br><br><b>Directions</b><br>${steps.join("<br><br>")}<br><br><i>Posted by Ada at 10:05</i></div><h4>2 comments:</h4><p>Nice!</p>`,
    }),
    expected,
  },
  {
    name: "capitals in blocks",
    page: html(title, {
      body: `<div>${title}</div><div>INGREDIENTS:</div>${each("div", ingredients)}<div>METHOD:</div>${each("div", steps)}`,
    }),
    expected,
  },
  {
    name: "a table of contents, questions and tips",
    page: html(`${title} (Easy!) | Our Table`, {
      body: `<h1>${title}</h1><h2>Contents</h2>${ul(["Ingredients", "Instructions", "How to store it", "Questions"])}
        <h2>Why you will love it</h2>${ul(["It is quick.", "It has 5 ingredients."])}<h2>Ingredients and substitutes</h2>${ul(["Pumpkin: any sort will do.", "Flour: use 00 flour if you have it."])}
        <h2>${title}</h2><h3>Ingredients</h3>${ul(ingredients)}<h3>Instructions</h3>${ol(steps)}<h2>How to store it</h2><p>In the fridge for 2 days.</p><h2>Questions</h2><h3>Can I freeze it?</h3><p>Yes, for a month.</p>`,
    }),
    expected,
  },
  {
    name: "a German table",
    page: html("Kürbisgnocchi | Unser Tisch", {
      body: `<h1>Kürbisgnocchi</h1><h2>Zutaten für 4 Portionen</h2><table>${[
        ["500 g", "Kürbis"],
        ["200 g", "Mehl"],
        ["1", "Ei(er)"],
        ["", "Salz"],
      ]
        .map(([amount, food]) => `<tr><td><span>${amount}</span></td><td><span>${food}</span></td></tr>`)
        .join("")}</table>
        <p>Arbeitszeit ca. 20 Minuten</p><p>Gesamtzeit ca. 1 Stunde 20 Minuten</p><h2>Zubereitung</h2><div>Den Kürbis weich kochen und abkühlen lassen.<br><br>Mit Mehl, Ei und Salz verkneten.<br><br>Gnocchi formen und kochen, bis sie schwimmen.</div><h2>Kommentare</h2><p>Sehr lecker.</p>`,
    }),
    expected: {
      title: "Kürbisgnocchi",
      ingredients: ["500 g Kürbis", "200 g Mehl", "1 Ei(er)", "Salz"],
      instructions_list: [
        "Den Kürbis weich kochen und abkühlen lassen.",
        "Mit Mehl, Ei und Salz verkneten.",
        "Gnocchi formen und kochen, bis sie schwimmen.",
      ],
      yields: "4",
      total_time: 80,
    },
  },
  {
    name: "French cards and numbered steps",
    page: html("Gnocchis au potiron - Notre Table", {
      body: `<h1>Gnocchis au potiron</h1><div>Temps total : 1h10</div><h2>Ingrédients</h2><div>4 personnes</div>${[
        ["500 g", "de potiron"],
        ["200 g", "de farine"],
        ["1", "œuf"],
      ]
        .map(
          ([amount, food]) =>
            `<div class="card"><img src="/i.jpg"><div><span>${amount}</span> <span>${food}</span></div></div>`,
        )
        .join("")}
        <h2>Préparation</h2><h3>Étape 1</h3><p>Cuire le potiron et le laisser refroidir.</p><h3>Étape 2</h3><p>Mélanger avec la farine et l'œuf.</p><h3>Étape 3</h3><p>Former les gnocchis et les cuire.</p><h2>Commentaires</h2><p>Très bon.</p>`,
    }),
    expected: {
      title: "Gnocchis au potiron",
      ingredients: ["500 g de potiron", "200 g de farine", "1 œuf"],
      instructions_list: [
        "Cuire le potiron et le laisser refroidir.",
        "Mélanger avec la farine et l'œuf.",
        "Former les gnocchis et les cuire.",
      ],
      yields: "4",
      total_time: 70,
    },
  },
  {
    name: "a Spanish page with its own headings",
    page: html("Ñoquis de calabaza | Nuestra Mesa", {
      body: `<h1>Ñoquis de calabaza</h1><h2>Ingredientes para 4 personas</h2>${ul(["500 g de calabaza", "200 g de harina", "1 huevo"])}<h2>Cómo hacer ñoquis de calabaza</h2>${ol(["Cuece la calabaza y déjala enfriar.", "Amasa con la harina y el huevo.", "Forma los ñoquis y cuécelos."])}<h2>Te puede interesar</h2>${ul(["Sopa", "Tarta"])}`,
    }),
    expected: {
      title: "Ñoquis de calabaza",
      ingredients: ["500 g de calabaza", "200 g de harina", "1 huevo"],
      instructions_list: [
        "Cuece la calabaza y déjala enfriar.",
        "Amasa con la harina y el huevo.",
        "Forma los ñoquis y cuécelos.",
      ],
      yields: "4",
    },
  },
  {
    name: "a Japanese page",
    page: html("かぼちゃのニョッキ", {
      body: "<h1>かぼちゃのニョッキ</h1><h2>材料（2人分）</h2><ul><li>かぼちゃ 300g</li><li>小麦粉 100g</li><li>卵 1個</li></ul><h2>作り方</h2><ol><li>かぼちゃをゆでて、つぶします。</li><li>小麦粉と卵を混ぜて、こねます。</li></ol>",
    }),
    expected: {
      title: "かぼちゃのニョッキ",
      ingredients: ["かぼちゃ 300g", "小麦粉 100g", "卵 1個"],
      instructions_list: ["かぼちゃをゆでて、つぶします。", "小麦粉と卵を混ぜて、こねます。"],
      yields: "2",
    },
  },
  {
    name: "class names of hRecipe and no headings",
    page: html(title, {
      body: `<div class="hrecipe"><h2 class="fn">${title}</h2><p>A dish of the north.</p><ul>${ingredients.map((line) => `<li class="ingredient">${line}</li>`).join("")}</ul><ol class="instructions">${each("li", steps)}</ol></div><div class="comments"><p>I love it so much.</p></div>`,
    }),
    expected,
  },
  {
    name: "preformatted text",
    page: html(title, {
      body: `<h1>${title}</h1><pre>\nIngredients\n\n${ingredients.join("\n")}\n\nMethod\n\n${steps.join("\n")}\n</pre>`,
    }),
    expected,
  },
  {
    name: "facts in one line",
    page: html(title, {
      body: `<h1>${title}</h1><p>Prep: 20 mins | Cook: 30 mins | Serves: 4</p><h2>Ingredients</h2>${ul(ingredients)}<h2>Method</h2>${ol(steps)}`,
    }),
    expected: { ...expected, yields: "4", total_time: 50 },
  },
  {
    name: "facts without blanks",
    page: html(title, {
      body: `<h1>${title}</h1><ul><li><span>Prep Time</span><span>20 mins</span></li><li><span>Total Time</span><span>50 mins</span></li><li><span>Serves</span><span>4</span></li></ul><h2>Ingredients</h2>${ul(ingredients)}<h2>Method</h2>${ol(steps)}`,
    }),
    expected: { ...expected, yields: "4", total_time: 50 },
  },
  {
    name: "check boxes as characters",
    page: html(title, {
      body: `<h1>${title}</h1><h2>Ingredients</h2>${each(
        "p",
        ingredients.map((line) => `☐ ${line}`),
      )}<h2>Method</h2>${each(
        "p",
        steps.map((step) => `▢ ${step}`),
      )}`,
    }),
    expected,
  },
  {
    name: "captions and pictures between the steps",
    page: html(title, {
      body: `<h1>${title}</h1><h2>Ingredients</h2>${ul(ingredients)}<h2>Method</h2>${steps.map((step) => `<p>${step}</p><figure><img src="/s.jpg"><figcaption>Photo: Ada Miller</figcaption></figure>`).join("")}<h2>Nutrition per serving</h2><p>320 kcal</p>`,
    }),
    expected,
  },
  {
    name: "nutrition in the list of ingredients",
    page: html(title, {
      body: `<h1>${title}</h1><h2>Ingredients</h2>${ul(ingredients)}<p><b>Nutrition facts</b></p>${ul(["Calories 320", "Fat 8 g", "Protein 9 g"])}<h2>Method</h2>${ol(steps)}`,
    }),
    expected,
  },
  {
    name: "another recipe below",
    page: html(title, {
      body: `<h1>${title}</h1><h2>Ingredients</h2>${ul(ingredients)}<h2>Method</h2>${ol(steps)}<h2>You may also like</h2><h3>Sage Butter</h3><h4>Ingredients</h4>${ul(["50 g butter", "6 leaves sage"])}<h4>Method</h4>${ol(["Melt the butter.", "Fry the sage."])}`,
    }),
    expected,
  },
  {
    name: "a graph with sections, entities and blanks",
    page: html(title, {
      head: jsonLd({
        name: "Pumpkin &amp; Sage Gnocchi",
        recipeIngredient: ["500&nbsp;g  pumpkin ", "6 leaves of sage&#8217;s best", "1 egg"],
        recipeYield: ["4", "4 servings"],
        totalTime: "P0DT1H15M",
        recipeInstructions: [
          { "@type": "HowToSection", name: "Dough", itemListElement: howTo(steps.slice(0, 2)) },
          { "@type": "HowToSection", name: "Gnocchi", itemListElement: howTo(steps.slice(2)) },
        ],
      }),
      body: "<h1>Pumpkin &amp; Sage Gnocchi</h1>",
    }),
    expected: {
      title: "Pumpkin & Sage Gnocchi",
      ingredients: ["500 g pumpkin", "6 leaves of sage’s best", "1 egg"],
      instructions_list: steps,
      yields: "4",
      total_time: 75,
    },
  },
  {
    name: "ingredients as pairs of name and value",
    page: html(title, {
      head: jsonLd({
        name: title,
        recipeIngredient: [
          { "@type": "PropertyValue", name: "pumpkin", value: "500 g" },
          { "@type": "PropertyValue", name: "flour", value: "200 g" },
        ],
        recipeInstructions: howTo(steps),
      }),
      body: `<h1>${title}</h1>`,
    }),
    expected: { ...expected, ingredients: ["500 g pumpkin", "200 g flour"] },
  },
  {
    name: "steps as numbered paragraphs of one text",
    page: html(title, {
      head: jsonLd({
        name: title,
        recipeIngredient: ingredients.map((line) => `<strong>${line}</strong>`),
        recipeInstructions: steps.map((step, at) => `<p><b>${at + 1}.</b> ${step}</p>`).join(""),
        recipeYield: "Makes about 40 gnocchi",
      }),
      body: `<h1>${title}</h1>`,
    }),
    expected: { ...expected, yields: "40 gnocchi" },
  },
  {
    name: "steps that only repeat the first words",
    page: html(title, {
      head: jsonLd({ name: title, recipeIngredient: ingredients, recipeInstructions: steps[0] }),
      body: `<h1>${title}</h1><h2>Ingredients</h2>${ul(ingredients)}<h2>Directions</h2>${ol(steps)}<h2>Tips</h2><p>Use a dry pumpkin.</p>`,
    }),
    expected,
  },
  {
    name: "properties on every step in microdata",
    page: html(title, {
      body: `<article itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">${title}</h1><span itemprop="recipeYield">4 portions</span><meta itemprop="totalTime" content="PT50M">${ul(ingredients).replaceAll("<li>", '<li itemprop="ingredients">')}${ol(steps).replaceAll("<li>", '<li itemprop="recipeInstructions">')}</article>`,
    }),
    expected: { ...expected, yields: "4", total_time: 50 },
  },
  {
    name: "the stream of a Next.js app",
    page: html(title, {
      body: `<h1>${title}</h1><script>self.__next_f.push([1,${JSON.stringify(`5:["$","div",null,{"recipe":${JSON.stringify({ title, servings: 4, ingredients, steps })}}]\n`)}])</script>`,
    }),
    expected: { ...expected, yields: "4" },
  },
  {
    name: "steps by time of the day",
    page: html(title, {
      body: `<h1>${title}</h1><h2>What you need</h2>${ul(ingredients)}<h2>What to do</h2><p><strong>The evening before:</strong></p>${ol(steps.slice(0, 2))}<p><strong>On the day:</strong></p>${ol(steps.slice(2))}`,
    }),
    expected,
  },
  {
    name: "a price for each ingredient in its line",
    page: html(title, {
      head: jsonLd({
        name: title,
        recipeIngredient: ingredients.map((line) => `${line} ($0.40)`),
        recipeInstructions: howTo(steps),
      }),
      body: `<h1>${title}</h1>`,
    }),
    expected: { ...expected, ingredients: ingredients.map((line) => `${line} ($0.40)`) },
  },
  {
    name: "a name that is like a section's",
    page: html("Breakfast Salad - Our Table", {
      head: jsonLd({ name: "Breakfast Salad", recipeIngredient: ingredients, recipeInstructions: howTo(steps) }),
      body: "<h1>Breakfast Salad</h1>",
    }),
    expected: { ...expected, title: "Breakfast Salad" },
  },
  {
    name: "a message with a greeting",
    page: `Hi Ben,\n\nhere is the recipe for the gnocchi!\n\n${title}\n\nIngredients:\n${ingredients.join("\n")}\n\nMethod:\n${steps.join("\n")}\n\nLove, Ada`,
    expected,
  },
  {
    name: "a book with numbers and times",
    page: `${title}\nServes 4 · 50 minutes\n\nYou will need\n${ingredients.join("\n")}\n\n1 ${steps[0]}\n2 ${steps[1]}\n3 ${steps[2]}\n4 ${steps[3]}\n`,
    expected: { ...expected, yields: "4" },
  },
  {
    name: "an ingredient that needs no amount, and a note",
    page: html(title, {
      body: `<h1>${title}</h1><h2>Ingredients</h2>${ul([...ingredients, "salt and pepper", "grated cheese, to serve"])}<h2>Method</h2>${ol(steps)}<p><em>Note: the dough sticks.</em></p><footer>Our Table, 12 Long Lane</footer>`,
    }),
    expected: { ...expected, ingredients: [...ingredients, "salt and pepper", "grated cheese, to serve"] },
  },
];
