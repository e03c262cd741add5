import { expect, test } from "vitest";
import { chooseLanguage, type Language, languageCookie, languageIn } from "./language.ts";

const languages: Language[] = ["en", "de", "pt-BR", "ar"].map((tag) => ({
  tag,
  name: tag,
  direction: tag === "ar" ? "rtl" : "ltr",
}));
const choose = (accepted: string[], chosen?: string) => chooseLanguage(languages, { accepted, chosen })?.tag;

test("the first accepted language that exists is chosen, by its region or without it", () => {
  expect(choose(["fr", "de-AT", "en"])).toBe("de");
  expect(choose(["pt"])).toBe("pt-BR");
  expect(choose(["pt-PT", "en"])).toBe("pt-BR");
  expect(choose(["PT-br"])).toBe("pt-BR");
});

test("a language that was chosen in the browser comes first, and an unknown one is passed over", () => {
  expect(choose(["de"], "ar")).toBe("ar");
  expect(choose(["de"], "tlh")).toBe("de");
});

test("English is the language of browsers that accept none of ours", () => {
  expect(choose(["tlh", "*"])).toBe("en");
  expect(choose([])).toBe("en");
});

test("the cookie has the chosen language among others", () => {
  const [cookie] = languageCookie("pt-BR", { secure: true }).split(";");
  expect(languageIn(`weekplate-device=1~2; ${cookie}`)).toBe("pt-BR");
  expect(languageIn("weekplate-device=1~2")).toBeUndefined();
  expect(languageIn(undefined)).toBeUndefined();
});
