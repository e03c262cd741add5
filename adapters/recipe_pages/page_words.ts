/** Headings over the ingredients, in the languages of the pages that people import from. */
export const INGREDIENTS =
  /^(?:(?:the|les|de|die|gli|los|recipe|list of|liste des|lista de|lista degli|für die)\s+)?(?:ingredients?(?: list)?|ingrédients?|ingredientes|ingredienti|ingredi[eë]nten(?:lijst)?|ingredienser|ingrediente|ingrediencie|ingredience|ингредиенты|состав|shopping list|інгредієнти|zutaten(?:liste)?|składniki|suroviny|hozzávalók|malzemeler|ainekset|υλικά|材料|what you(?:['’]ll| will)? need|you(?:['’]ll| will) need|(?:dit|wat) heb je nodig|benodigdheden|du (?:brauchst|benötigst)|das brauchst du|ce qu['’]il vous faut)(?=$|[^\p{L}])/iu;
/** Headings over the steps. */
export const STEPS =
  /^(?:(?:the|die|la|les|de|het|cooking|recipe|baking)\s+)?(?:step[- ]by[- ]step|instructions?|directions?|methods?|preparation(?! time)|steps|procedure|what to do|how to (?:make|prepare|cook|bake)(?: (?:it|them|this))?|to make|zubereitung(?!szeit)|anleitung|und so geht(?:['’]s|s)|so (?:geht(?:['’]s|s| es)|wird(?:['’]s|s| es) gemacht)|préparation(?! :? ?\d)|étapes|réalisation|instrucciones|preparación|elaboración|pasos|modo de (?:preparo|preparación|preparação|fazer)|preparo|preparazione|procedimento|istruzioni|come (?:preparare|fare)|bereid(?:en|ing(?:swijze)?)|werkwijze|(?:zo|hoe) maak je(?: het| dit| ze)?|aan de slag|instructies|fremgangsmåde|fremgangsmåte|oppskrift|slik gjør du|sådan gør du|gör så här|tillagning|tillvägagångssätt|instruktioner|приготовление|пошаговый рецепт|способ приготовления|как приготовить|приготування|спосіб приготування|postup(?: přípravy| prípravy)?|příprava|príprava|návod|modo de fazer|gjør slik|slik gjør du det|framgångsmåte|fremgang|tillaga|valmistusohje|valmistusohjeet|elkészítése|hazırlanışı|παρασκευή|οδηγίες|調理手順|手順|做法|步骤|만드는 법|przygotowanie|sposób przygotowania|wykonanie|elkészítés|yapılışı|hazırlanışı|valmistus|ohjeet|εκτέλεση|作り方)(?=$|[^\p{L}])/iu;
/** Headings of other parts, which end the ones before. */
export const OTHERS =
  /^(?:(?:recipe|cook['’]?s|chef['’]?s|related|more|leave|the)\s+)?(?:share (?:this|it)(?: recipe)?|print (?:this )?recipe|rate this recipe|leave a comment|notes?|tips?\b|nutrition(?:al)?(?: (?:facts|information|info|values?))?(?: per .{1,30})?|equipment|comments?|reviews?|ratings?|related|you (?:may|might) (?:also )?(?:like|enjoy)|more (?:recipes|from)|recommended|share|print|video|keywords?|tags?|categories|did you make|leave a|reply|faqs?|frequently|storage|how to store|what to serve|about|author|subscribe|newsletter|instagram|notizen|hinweise?|tipps?\b|nährwerte|kommentare|bewertung|weitere|ähnliche|astuces?|conseils?|commentaires|valeurs|consejos?|notas?|comentarios|valores|consigli|commenti|valori|note\b|opmerkingen|reacties|voedingswaarden?|notater|kommentarer|næring|næringsindhold|anteckningar|näringsvärde|комментарии|poznámky|uwagi|komentarze|gerelateerde|also\b.{0,30}\blike)/iu;
/** Texts about the page itself, in short lines. */
export const OF_THE_PAGE =
  /\b(?:pinterest|facebook|instagram|newsletter|nieuwsbrief|cookies?-(?:richtlinie|policy)|copyright)\b|©/iu;
/** "Step 1", "1.": no title, and no text of a step. */
export const NUMBER_ONLY =
  /^(?:(?:step|schritt|étape|etape|paso|passo|stap|steg|trin|шаг|krok)\s*)?\d{1,3}\s*[.:)]?$/iu;

export const SERVES =
  /^(?:serves|servings?|yields?|makes|portions?|portionen|personen|people|guests|personnes|persone|personas|pessoas|pour|raciones|porciones|porzioni|dosi(?: per)?|personen|porties|aantal personen|recipe yield|ergibt|für|antal(?: (?:personer|portioner))?|porsjoner|portioner|rendimento|porções|rende|serve|počet porcí|porce|porcií|počet porcií|liczba porcji|porcje|annoksia|adagok?|kişi sayısı|порций|количество порций|порції|μερίδες)(?!\p{L})\s*:?\s*(?<value>.*)$/iu;
export const TIMES: Readonly<Record<"prepMinutes" | "cookMinutes" | "totalMinutes", RegExp>> = {
  prepMinutes:
    /^(?:prep(?:aration|ping)?(?: time)?(?! of\b)|hands[- ]on(?: time)?|active time|vorbereitung(?:szeit)?|arbeitszeit|(?:temps de )?préparation|tiempo de preparación|tempo di preparazione|preparazione|voorbereiding(?:stijd)?|bereidingstijd)(?!\p{L})\s*:?\s*(?<value>.*)$/iu,
  cookMinutes:
    /^(?:cook(?:ing)?(?: time)?(?! (?:for|until|in|on|the|over)\b)|bak(?:e|ing)(?: time)?(?! (?:for|until|in|on|at|the)\b)|koch-?\s?\/?\s?(?:back)?zeit|kochzeit|backzeit|garzeit|(?:temps de )?cuisson|tiempo de cocción|cocción|tempo di cottura|cottura|kooktijd|oventijd|baktijd)(?!\p{L})\s*:?\s*(?<value>.*)$/iu,
  totalMinutes:
    /^(?:total(?: time)?|ready in|time(?! to)|gesamtzeit|gesamt|zubereitungszeit|dauer|temps total|durée(?: totale)?|tiempo total|tiempo(?! de)|tempo total|tempo totale|tempo de preparo|tempo(?! d[ie])|totale? (?:tijd|bereidingstijd)|tid|tid i alt|celkový čas|čas přípravy|doba přípravy|čas prípravy|doba prípravy|czas przygotowania|czas wykonania|całkowity czas|kokonaisaika|valmistusaika|elkészítési idő|toplam süre|общее время|время приготовления|час приготування|συνολικός χρόνος|所要時間)(?!\p{L})\s*:?\s*(?<value>.*)$/iu,
};
/** The same facts with their words behind them: "15 min total", "4 servings". */
export const FACT_BEFORE =
  /^(?<value>\d[^:]{0,25}?)\s(?<word>total(?: time)?|prep(?:aration)?(?: time)?|active(?: time)?|cook(?:ing)?(?: time)?|servings?|portions?|people|personen|portionen|personnes|raciones|porciones|porzioni|persone|porções)$/iu;
/** Title of a part: "For the sauce". */
export const FOR = /^(?:for|für|pour|para|per|voor|til|till)\s+[^\d]+$/iu;
/** The end of a post or a message: "Posted by Ada", "Love, Ada". */
export const SIGNATURE =
  /^(?:(?:posted|published|written|filed|labels|tagged|recipe) (?:by|on|in|at|under)\b.*|(?:labels|tags|posted):.*|(?:(?:lots of )?love|(?:best|kind|warm) (?:regards|wishes)|cheers|yours|liebe grüße|lg|bisous|besos|abrazos|baci|groetjes)(?:,.{0,40})?)$/iu;
/** Beside a picture. */
export const CAPTION = /(?:^|\s)(?:fotos?|photos?|bild|image|picture)(?:\s?(?:credits?|by))?\s?:/iu;
