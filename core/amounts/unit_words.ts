import { ENGLISH_UNITS, type UnitMeaning, type UnitRow, unitsByWord } from "./english_units.ts";

/**
 * More words that recipes use, without accents and dots, words of one name joined by `_`. In a typed shopping list they would be
 * mistaken for others: "c" and "el" are no units there.
 */
const IN_RECIPES: readonly UnitRow[] = [
  // English
  ["g", 0.001, "mg milligram milligrams"],
  ["ml", 29.5735, "fl_oz floz fluid_oz fluid_ounce fluid_ounces"],
  ["ml", 568, "pt pts"],
  ["quart", 1, "qt qts"],
  ["quart", 4, "gal gallon gallons"],
  ["oz", 1, "ozs"],
  ["cup", 1, "c"],
  ["tbsp", 1, "tbs tbsps tbl tblsp tblsps tbspn tablespoonful tablespoonfuls dessertspoon dessertspoons"],
  ["tsp", 1, "t tsps tspn teaspoonful teaspoonfuls"],
  ["pinch", 2, "dash dashes"],
  ["slice", 1, "rasher rashers"],
  ["stick", 1, "rib ribs"],
  ["piece", 1, "ear ears"],
  ["handful", 1, "fistful fistfuls"],
  ["pack", 1, "package packages pkg pkgs pkt sachet sachets envelope envelopes container containers bulb bulbs"],
  // German
  ["g", 500, "pfund pfd"],
  ["tbsp", 1, "el essl essloffel"],
  ["tsp", 1, "tl teel teeloffel kl kaffeeloffel"],
  ["cup", 1, "tasse tassen"],
  ["pinch", 1, "prise prisen msp messerspitze messerspitzen"],
  ["clove", 1, "zehe zehen knoblauchzehe knoblauchzehen"],
  ["slice", 1, "scheibe scheiben"],
  ["stick", 1, "stange stangen stiel stiele"],
  ["leaf", 1, "blatt blatter"],
  ["fillet", 1, "filet filets"],
  ["sprig", 1, "zweig zweige"],
  ["can", 1, "dose dosen buchse buchsen"],
  ["handful", 1, "handvoll hand_voll"],
  ["bunch", 1, "bund bd"],
  ["piece", 1, "stuck stucke stk st"],
  [
    "pack",
    1,
    "packung packungen pck pkg packchen pack becher glas glaser flasche flaschen beutel tute tuten tafel tafeln",
  ],
  ["pack", 1, "wurfel knolle knollen kugel kugeln rolle rollen kopf"],
  // French
  ["ml", 1000, "litro litri litros"],
  ["tbsp", 1, "c_a_s c_a_soupe c_as cas cs cuillere_a_soupe cuilleres_a_soupe cuilleree_a_soupe cuillerees_a_soupe"],
  ["tsp", 1, "c_a_c c_a_cafe c_ac cac cc cuillere_a_cafe cuilleres_a_cafe cuilleree_a_cafe cuillerees_a_cafe c_a_the"],
  ["tsp", 1, "cuillere_a_the cuilleres_a_the"],
  ["cup", 1, "tasses"],
  ["pinch", 1, "pincee pincees pointe pointes"],
  ["clove", 1, "gousse gousses"],
  ["slice", 1, "tranche tranches rondelle rondelles"],
  ["stick", 1, "baton batons tige tiges"],
  ["leaf", 1, "feuille feuilles"],
  ["sprig", 1, "brin brins branche branches"],
  ["can", 1, "boite boites"],
  ["handful", 1, "poignee poignees"],
  ["bunch", 1, "bouquet bouquets botte bottes"],
  ["piece", 1, "morceau morceaux piece pieces"],
  [
    "pack",
    1,
    "paquet paquets pot verre verres bouteille bouteilles brique briques boule boules barquette bocal tablette",
  ],
  // Spanish
  ["tbsp", 1, "cucharada cucharadas cda cdas cucharada_sopera cucharadas_soperas"],
  ["tsp", 1, "cucharadita cucharaditas cdta cdtas cdita cditas cucharada_de_postre"],
  ["cup", 1, "taza tazas"],
  ["pinch", 1, "pizca pizcas"],
  ["clove", 1, "diente dientes"],
  ["slice", 1, "rebanada rebanadas loncha lonchas rodaja rodajas"],
  ["stick", 1, "tallo tallos rama ramas"],
  ["leaf", 1, "hoja hojas"],
  ["fillet", 1, "filete filetes"],
  ["sprig", 1, "ramita ramitas"],
  ["can", 1, "lata latas"],
  ["handful", 1, "punado punados"],
  ["bunch", 1, "manojo manojos"],
  ["piece", 1, "pieza piezas unidad unidades ud uds trozo trozos"],
  ["pack", 1, "paquete paquetes sobre sobres vaso vasos botella botellas bote botes tarro tarros bolsa bolsas tableta"],
  // Italian
  ["g", 100, "etto etti hg"],
  ["tbsp", 1, "cucchiaio cucchiai"],
  ["tsp", 1, "cucchiaino cucchiaini"],
  ["cup", 1, "tazza tazze"],
  ["pinch", 1, "pizzico pizzichi presa prese"],
  ["clove", 1, "spicchio spicchi"],
  ["slice", 1, "fetta fette"],
  ["stick", 1, "costa coste gambo gambi"],
  ["leaf", 1, "foglia foglie"],
  ["fillet", 1, "filetto filetti"],
  ["sprig", 1, "rametto rametti"],
  ["can", 1, "lattina lattine scatola scatole"],
  ["handful", 1, "manciata manciate pugno"],
  ["bunch", 1, "mazzetto mazzetti mazzo mazzi ciuffo"],
  ["piece", 1, "pezzo pezzi"],
  [
    "pack",
    1,
    "bustina bustine confezione confezioni bicchiere bicchieri bottiglia bottiglie barattolo vasetto panetto pacco",
  ],
  // Dutch
  ["g", 1, "gram"],
  ["tbsp", 1, "eetlepel eetlepels"],
  ["tsp", 1, "theelepel theelepels"],
  ["cup", 1, "kop kopje kopjes"],
  ["pinch", 1, "snuf snufje snufjes mespunt mespuntje"],
  ["clove", 1, "teen teentje teentjes tenen"],
  ["slice", 1, "plak plakje plakjes plakken snee sneetje sneetjes sneden"],
  ["stick", 1, "stengel stengels"],
  ["leaf", 1, "blad blaadje blaadjes bladeren"],
  ["sprig", 1, "takje takjes tak takken"],
  ["can", 1, "blik blikje blikjes blikken"],
  ["handful", 1, "handje handjes handvol"],
  ["bunch", 1, "bos bosje bosjes"],
  ["piece", 1, "stuk stuks stukje stukjes"],
  ["pack", 1, "pak pakje pakjes zak zakje zakjes glazen fles flessen pot potje bakje bakjes beker doosje doos reep"],
];

/** The most words of one unit: "cuillère à soupe". */
const WORDS_MAX = 3;

const RECIPE_WORDS = unitsByWord([...IN_RECIPES, ...ENGLISH_UNITS]);

/**
 * The unit at the beginning of the words of a recipe's line, in English, German, French, Spanish, Italian or Dutch: "c. à s.",
 * "EL", "fl oz". `used` is the number of its words.
 */
export function unitInRecipe(words: readonly string[]): (UnitMeaning & { readonly used: number }) | undefined {
  // A large T is a tablespoon, a small one a teaspoon.
  if (/^T\.?$/u.test(words[0] ?? "")) return { unit: "tbsp", times: 1, used: 1 };
  for (let used = Math.min(WORDS_MAX, words.length); used > 0; used -= 1) {
    const meaning = RECIPE_WORDS.get(words.slice(0, used).map(plainWord).join("_"));
    if (meaning) return { ...meaning, used };
  }
  return undefined;
}

function plainWord(word: string): string {
  return word
    .normalize("NFKD")
    .replaceAll(/[\p{M}.]/gu, "")
    .toLowerCase();
}
