/** Headings over the ingredients, in the languages of the pages that people import from. */
export const INGREDIENTS =
  /^(?:(?:the|les|de|die|gli|los|recipe|list of|liste des|lista de|lista degli|für die)\s+)?(?:ingredients?(?: list)?|ingrédients?|ingredientes|ingredienti|ingredi[eë]nten(?:lijst)?|ingredienser|ingrediente|ingrediencie|ingredience|ингредиенты|інгредієнти|zutaten(?:liste)?|składniki|suroviny|hozzávalók|malzemeler|ainekset|υλικά|材料|what you(?:['’]ll| will)? need|you(?:['’]ll| will) need|(?:dit|wat) heb je nodig|benodigdheden|du (?:brauchst|benötigst)|das brauchst du|ce qu['’]il vous faut)(?=$|[^\p{L}])/iu;
/** Headings over the steps. */
export const STEPS =
  /^(?:(?:the|die|la|les|de|het|cooking|recipe|baking)\s+)?(?:step[- ]by[- ]step|instructions?|directions?|methods?|preparation(?! time)|steps|procedure|what to do|how to (?:make|prepare|cook|bake)|to make|zubereitung(?!szeit)|anleitung|und so geht(?:['’]s|s)|so (?:geht(?:['’]s|s| es)|wird(?:['’]s|s| es) gemacht)|préparation(?! :? ?\d)|étapes|réalisation|instrucciones|preparación|elaboración|pasos|modo de (?:preparo|preparación|preparação|fazer)|preparo|preparazione|procedimento|istruzioni|come (?:preparare|fare)|bereid(?:en|ing(?:swijze)?)|werkwijze|(?:zo|hoe) maak je(?: het| dit| ze)?|aan de slag|instructies|fremgangsmåde|fremgangsmåte|oppskrift|slik gjør du|sådan gør du|gör så här|tillagning|tillvägagångssätt|instruktioner|приготовление|способ приготовления|как приготовить|postup|przygotowanie|sposób przygotowania|wykonanie|elkészítés|yapılışı|hazırlanışı|valmistus|ohjeet|εκτέλεση|作り方)(?=$|[^\p{L}])/iu;
/** Headings of other parts, which end the ones before. */
export const OTHERS =
  /^(?:(?:recipe|cook['’]?s|chef['’]?s|related|more|leave|the)\s+)?(?:notes?|tips?\b|nutrition|equipment|comments?|reviews?|ratings?|related|you (?:may|might) (?:also )?(?:like|enjoy)|more (?:recipes|from)|recommended|share|print|video|keywords?|tags?|categories|did you make|leave a|reply|faqs?|frequently|storage|how to store|what to serve|about|author|subscribe|newsletter|instagram|notizen|hinweise?|tipps?\b|nährwerte|kommentare|bewertung|weitere|ähnliche|astuces?|conseils?|commentaires|valeurs|consejos?|notas?|comentarios|valores|consigli|commenti|valori|note\b|opmerkingen|reacties|voedingswaarden?|notater|kommentarer|næring|næringsindhold|anteckningar|näringsvärde|комментарии|poznámky|uwagi|komentarze|gerelateerde|also\b.{0,30}\blike)/iu;
/** Texts about the page itself, in short lines. */
export const OF_THE_PAGE =
  /\b(?:pinterest|facebook|instagram|newsletter|nieuwsbrief|cookies?-(?:richtlinie|policy)|copyright)\b|©/iu;
/** "Step 1", "1.": no title, and no text of a step. */
export const NUMBER_ONLY =
  /^(?:(?:step|schritt|étape|etape|paso|passo|stap|steg|trin|шаг|krok)\s*)?\d{1,3}\s*[.:)]?$/iu;

export const SERVES =
  /^(?:serves|servings?|yields?|makes|portions?|portionen|personen|pour|raciones|porciones|porzioni|dosi(?: per)?|personen|porties|aantal personen|recipe yield|ergibt|für|antal(?: personer)?|porsjoner|portioner)\b\s*:?\s*(?<value>.*)$/iu;
export const TIMES: Readonly<Record<"prepMinutes" | "cookMinutes" | "totalMinutes", RegExp>> = {
  prepMinutes:
    /^(?:prep(?:aration|ping)?(?: time)?|hands[- ]on(?: time)?|active time|vorbereitung(?:szeit)?|arbeitszeit|(?:temps de )?préparation|tiempo de preparación|tempo di preparazione|preparazione|voorbereiding(?:stijd)?|bereidingstijd)\s*:?\s*(?<value>.*)$/iu,
  cookMinutes:
    /^(?:cook(?:ing)?(?: time)?|bak(?:e|ing)(?: time)?|koch-?\s?\/?\s?(?:back)?zeit|kochzeit|backzeit|garzeit|(?:temps de )?cuisson|tiempo de cocción|cocción|tempo di cottura|cottura|kooktijd|oventijd|baktijd)\s*:?\s*(?<value>.*)$/iu,
  totalMinutes:
    /^(?:total(?: time)?|ready in|time(?! to)|gesamtzeit|gesamt|zubereitungszeit|dauer|temps total|durée(?: totale)?|tiempo total|tiempo|tempo totale|tempo|totale? (?:tijd|bereidingstijd)|tid|tid i alt)\s*:?\s*(?<value>.*)$/iu,
};
/** Title of a part: "For the sauce". */
export const FOR = /^(?:for|für|pour|para|per|voor|til|till)\s+[^\d]+$/iu;
/** Beside a picture. */
export const CAPTION = /(?:^|\s)(?:fotos?|photos?|bild|image|picture)(?:\s?(?:credits?|by))?\s?:/iu;
