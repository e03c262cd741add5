import type { Request } from "express";
import { chooseLanguage, ENGLISH, type Language, languageIn } from "../../../wire/pages/language.ts";

/** The language of a page: the one that was chosen in the browser, else the first that it accepts and we have. */
export function requestLanguage(request: Request, languages: readonly Language[]): Language {
  const accepted = request.acceptsLanguages();
  return chooseLanguage(languages, { chosen: languageIn(request.headers.cookie), accepted }) ?? ENGLISH;
}
