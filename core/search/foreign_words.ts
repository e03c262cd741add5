import { removeAccents } from "../food/mod.ts";

// Words of other kitchens and menus, without accents, by the language that they are from.

/** The cuisine of which dishes are meant first, where a language has one in the catalogue. */
const CUISINES = { italian: "italian", french: "french", german: "german", british: "british" } as const;

/** "word other-word: meaning, other meaning"; an underscore joins the words of one phrase. */
const WORDS: Readonly<Record<"italian" | "french" | "spanish" | "german" | "british", string>> = {
  italian: `pesce pesci: fish; pollo: chicken; manzo: beef; maiale: pork; vitello: veal; agnello: lamb; gamberi gamberetti: prawns; vongole: clams;
    cozze: mussels; tonno: tuna; salmone: salmon; frutti_di_mare: seafood; uova: eggs; formaggio formaggi: cheese; funghi: mushrooms; patate: potatoes;
    pomodoro pomodori: tomatoes; melanzane melanzana: aubergine; zucchine: courgette; spinaci: spinach; cipolle: onion; fagioli: beans; ceci: chickpeas;
    lenticchie: lentils; riso: rice; pane: bread; limone: lemon; arance: orange; fragole: strawberries; mandorle: almonds; noci: walnuts;
    cioccolato: chocolate; zuppa zuppe minestra: soup; insalata insalate: salad; biscotti: biscuits; gelato gelati: ice_cream; sorbetto sorbetti: sorbet;
    verdure verdura: vegetables; primi primo primi_piatti primo_piatto: pasta, risotto; polpette: meatballs; crespelle: pancakes; frittelle: fritters;
    spiedini: skewers, kebab; salsiccia: sausage; prosciutto: ham; dolci dolce antipasti antipasto contorni contorno:`,
  french: `poisson poissons: fish; poulet: chicken; boeuf: beef; porc: pork; veau: veal; agneau: lamb; canard: duck; jambon: ham; saucisse saucisses: sausage;
    crevette crevettes: prawns; moules: mussels; saumon: salmon; thon: tuna; cabillaud: cod; oeuf oeufs: eggs; fromage fromages: cheese;
    champignon champignons: mushrooms; pomme_de_terre pommes_de_terre: potatoes; oignon oignons: onion; haricots: beans; lentilles: lentils;
    pois_chiches: chickpeas; riz: rice; pain: bread; beurre: butter; citron: lemon; fraises: strawberries; framboises: raspberries; noix: walnuts;
    chocolat: chocolate; soupe soupes potage: soup; salade salades: salad; gateau gateaux: cake; tarte tartes: tart, pie; crepes: pancakes;
    glace glaces: ice_cream; brochette brochettes: skewers, kebab; boulettes: meatballs; poivrons: peppers; epinards: spinach; potiron: pumpkin; chou-fleur: cauliflower`,
  spanish: `pescado: fish; cerdo: pork; cordero: lamb; ternera: veal; gambas camarones: prawns; mariscos: seafood; atun: tuna; huevos: eggs; queso: cheese;
    verduras: vegetables; patatas papas: potatoes; patatas_fritas papas_fritas: fries, chips; tomates: tomatoes; cebolla: onion; arroz: rice; frijoles alubias: beans;
    lentejas: lentils; sopa: soup; ensalada ensaladas: salad; helado: ice_cream; sorbete: sorbet; galletas: biscuits; jamon: ham; albondigas: meatballs;
    setas champinones: mushrooms; espinacas: spinach; berenjena berenjenas: aubergine; calabacin: courgette; calabaza: pumpkin; pimientos: peppers; aguacate: avocado;
    naranja: orange; fresas: strawberries; almendras: almonds; nueces: walnuts; platano: plantain; manzana: apple; pinchos: skewers, kebab;
    frango: chicken; peixe: fish; bacalhau: cod; arroces: rice`,
  german: `fisch: fish; huhn hahnchen huhnchen: chicken; rindfleisch: beef; schweinefleisch: pork; lammfleisch: lamb; garnelen: prawns; lachs: salmon;
    thunfisch: tuna; eier: eggs; kase: cheese; gemuse: vegetables; kartoffel kartoffeln: potatoes; pilze: mushrooms; zwiebeln: onion; knoblauch: garlic; reis: rice;
    brot brote: bread; suppe suppen: soup; eintopf: stew; salat salate: salad; kuchen torte: cake; kekse platzchen: biscuits; eis: ice_cream; nudeln: noodles, pasta;
    spinat: spinach; kurbis: pumpkin; kohl: cabbage; blumenkohl: cauliflower; bohnen: beans; linsen: lentils; kichererbsen: chickpeas; erbsen: peas; apfel: apple;
    zitrone: lemon; erdbeeren: strawberries; himbeeren: raspberries; mandeln: almonds; nusse: nuts; walnusse: walnuts; schokolade: chocolate;
    pfannkuchen: pancakes; knodel: dumplings; wurst wurstchen: sausage; schinken: ham; frikadellen: meatballs; pommes pommes_frites pommes_frite frites: fries, chips`,
  british: "sarnie sarnies butty butties: sandwich",
};

interface Meaning {
  /** In English, words joined by a blank; none if the word is understood otherwise. */
  readonly english: readonly string[];
  readonly cuisine: `cuisine:${string}` | undefined;
}

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  Object.entries(WORDS).flatMap(([language, lines]) => {
    const name = Object.entries(CUISINES).find(([key]) => key === language)?.[1];
    const cuisine = name && (`cuisine:${name}` as const);
    return lines.split(";").flatMap((line) => {
      const [words = "", meanings = ""] = line.split(":");
      const english = meanings.split(",").map((each) => each.trim().replaceAll("_", " "));
      const meaning = { english: english.filter((each) => each !== ""), cuisine };
      return words
        .trim()
        .split(/\s+/u)
        .map((word) => [word.replaceAll("_", " "), meaning] as const);
    });
  }),
);

/** What a word or phrase of another language means; undefined for others. */
export function foreignMeaning(text: string): Meaning | undefined {
  return MEANINGS.get(removeAccents(text));
}
