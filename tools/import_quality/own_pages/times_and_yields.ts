import { howTo, html, jsonLd, type OwnPage, ol, ul } from "./own_page.ts";

interface Texts {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
}

const dumplings: Texts = {
  title: "Plum dumplings",
  ingredients: ["500 g potatoes", "150 g flour", "12 plums"],
  steps: ["Boil the potatoes and mash them with the flour.", "Wrap the plums in the dough and boil them."],
};
const expectedOf = ({ title, ingredients, steps }: Texts) => ({ title, ingredients, instructions_list: steps });

/** The times and yields of schema.org in the words of the page's language. */
function said(
  name: string,
  facts: { totalTime?: string; recipeYield?: unknown; yields?: string; minutes?: number },
): OwnPage {
  const { yields, minutes, ...data } = facts;
  const { title, ingredients, steps } = dumplings;
  return {
    name,
    page: html(title, {
      head: jsonLd({ name: title, recipeIngredient: ingredients, recipeInstructions: howTo(steps), ...data }),
      body: `<h1>${title}</h1>`,
    }),
    expected: {
      ...expectedOf(dumplings),
      ...(yields !== undefined && { yields }),
      ...(minutes !== undefined && { total_time: minutes }),
    },
  };
}

/** A page with facts in its visible text. */
function visible(
  name: string,
  {
    texts,
    facts,
    headings,
    ...expected
  }: {
    texts: Texts;
    facts: string;
    headings: readonly [ingredients: string, steps: string];
    yields?: string;
    total_time?: number;
  },
): OwnPage {
  const { title, ingredients, steps } = texts;
  return {
    name,
    page: html(title, {
      body: `<h1>${title}</h1>${facts}<h2>${headings[0]}</h2>${ul(ingredients)}<h2>${headings[1]}</h2>${ol(steps)}`,
    }),
    expected: { ...expectedOf(texts), ...expected },
  };
}

/** Times and yields in words. */
export const TIMES_AND_YIELDS: readonly OwnPage[] = [
  said("Portuguese words of schema.org", {
    totalTime: "cerca de 2h",
    recipeYield: "6 porções",
    yields: "6",
    minutes: 120,
  }),
  said("Portuguese hours and minutes", {
    totalTime: "1 hora e 20 minutos",
    recipeYield: "rende 8 pessoas",
    yields: "8",
    minutes: 80,
  }),
  said("Czech words of schema.org", { totalTime: "1 hod. 30 min.", recipeYield: "6 porcí", yields: "6", minutes: 90 }),
  said("Slovak words of schema.org", { totalTime: "45 minút", recipeYield: "4 porcie", yields: "4", minutes: 45 }),
  said("Polish words of schema.org", {
    totalTime: "2 godziny 15 minut",
    recipeYield: "5 porcji",
    yields: "5",
    minutes: 135,
  }),
  said("Swedish words of schema.org", {
    totalTime: "1 timme 10 minuter",
    recipeYield: "4 port",
    yields: "4",
    minutes: 70,
  }),
  said("Danish words of schema.org", {
    totalTime: "2 timer og 5 minutter",
    recipeYield: "4 pers.",
    yields: "4",
    minutes: 125,
  }),
  said("Finnish words of schema.org", {
    totalTime: "1 tunti 30 minuuttia",
    recipeYield: "4 annosta",
    yields: "4",
    minutes: 90,
  }),
  said("Hungarian words of schema.org", {
    totalTime: "1 óra 20 perc",
    recipeYield: "4 adag",
    yields: "4",
    minutes: 80,
  }),
  said("Turkish words of schema.org", {
    totalTime: "1 saat 10 dakika",
    recipeYield: "4 kişilik",
    yields: "4",
    minutes: 70,
  }),
  said("Russian words of schema.org", {
    totalTime: "1 час 15 минут",
    recipeYield: "6 порций",
    yields: "6",
    minutes: 75,
  }),
  said("Greek words of schema.org", {
    totalTime: "1 ώρα και 30 λεπτά",
    recipeYield: "4 μερίδες",
    yields: "4",
    minutes: 90,
  }),
  said("Japanese words of schema.org", { totalTime: "1時間20分", recipeYield: "2人分", yields: "2", minutes: 80 }),
  said("a duration with words around it", {
    totalTime: "Ready in: about 1 hr 5 mins",
    recipeYield: ["serves", "4-6"],
    yields: "6",
    minutes: 65,
  }),
  visible("facts beside schema.org without them", {
    texts: dumplings,
    facts: `${jsonLd({ name: dumplings.title, recipeIngredient: dumplings.ingredients, recipeInstructions: howTo(dumplings.steps) })}<ul><li>Total time: 50 min</li><li>Servings: 4</li></ul>`,
    headings: ["Ingredients", "Method"],
    yields: "4",
    total_time: 50,
  }),
  visible("facts with their labels below", {
    texts: dumplings,
    facts: "<div><b>1 h 15 min</b><span> total</span></div><div><b>4</b><span> servings</span></div>",
    headings: ["Ingredients", "Method"],
    yields: "4",
    total_time: 75,
  }),
  visible("a Portuguese page", {
    texts: {
      title: "Bolo de milho",
      ingredients: ["2 xícaras de leite", "3 ovos", "200 g de açúcar", "1 lata de milho"],
      steps: ["Bata tudo no liquidificador até ficar liso.", "Leve ao forno por 40 minutos."],
    },
    facts: "<p>Tempo de preparo: cerca de 2h</p><p>Rendimento: 10 porções</p>",
    headings: ["Ingredientes", "Modo de preparo"],
    yields: "10",
    total_time: 120,
  }),
  visible("a Czech page", {
    texts: {
      title: "Bramborová polévka",
      ingredients: ["500 g brambor", "1 cibule", "2 lžíce másla", "1 litr vývaru"],
      steps: ["Na másle osmahněte nakrájenou cibuli.", "Přidejte brambory a vývar a vařte 20 minut."],
    },
    facts: "<p>Doba přípravy: 40 minut</p><p>Počet porcí: 6 porcí</p>",
    headings: ["Ingredience", "Postup"],
    yields: "6",
    total_time: 40,
  }),
  visible("a Polish page", {
    texts: {
      title: "Zupa z dyni",
      ingredients: ["1 kg dyni", "2 cebule", "1 litr bulionu", "100 ml śmietanki"],
      steps: ["Dynię pokroić w kostkę i podsmażyć z cebulą.", "Zalać bulionem i gotować pół godziny."],
    },
    facts: "<p>Czas przygotowania: 1 godz. 10 min</p><p>Liczba porcji: 4</p>",
    headings: ["Składniki", "Sposób przygotowania"],
    yields: "4",
    total_time: 70,
  }),
  visible("a Swedish page", {
    texts: {
      title: "Ärtsoppa med senap",
      ingredients: ["500 g gula ärtor", "2 lökar", "1 msk senap", "1 liter vatten"],
      steps: ["Lägg ärtorna i blöt över natten.", "Koka dem mjuka i vattnet med löken."],
    },
    facts: "<p>Tid: 1 timme 30 minuter</p><p>Portioner: 4</p>",
    headings: ["Ingredienser", "Gör så här"],
    yields: "4",
    total_time: 90,
  }),
];
