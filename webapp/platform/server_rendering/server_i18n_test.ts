import { expect, test } from "vitest";
import { i18n, inLanguage } from "./server_i18n.ts";

test("pages in two languages are rendered at the same time, each with its own texts", async () => {
  const greeting = { id: "greeting" };
  const texts = await Promise.all(
    [
      ["de", "Guten Appetit"],
      ["fr", "Bon appétit"],
    ].map(([language = "", text = ""]) =>
      inLanguage(language, { greeting: text }, async () => {
        const before = i18n._(greeting);
        await Promise.resolve();
        return [i18n.locale, before, i18n._(greeting)];
      }),
    ),
  );

  expect(texts).toEqual([
    ["de", "Guten Appetit", "Guten Appetit"],
    ["fr", "Bon appétit", "Bon appétit"],
  ]);
  expect(i18n.locale).toBe("en");
});
