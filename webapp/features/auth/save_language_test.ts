import { afterEach, expect, it, vi } from "vitest";
import { i18n } from "#i18n";
import type { Services } from "../../services.ts";
import { saveLanguage } from "./save_language.ts";

afterEach(() => i18n.activate("en"));

function services(saveSettings: () => Promise<unknown>) {
  const log = vi.fn();
  // sound: nothing else of the account is called
  return { account: { saveSettings } as unknown as Services["account"], log };
}

// #account-language-at-sign-up
it("stores the language and kcal for a sign-up in German", async () => {
  i18n.load("de", {});
  i18n.activate("de");
  const saveSettings = vi.fn(async () => ({}));

  await saveLanguage(services(saveSettings));

  expect(saveSettings.mock.calls).toEqual([[{ energyUnit: "kcal", language: "de" }]]);
});

it("stores nothing for a sign-up in English, whose settings are the default", async () => {
  const saveSettings = vi.fn(async () => ({}));

  await saveLanguage(services(saveSettings));

  expect(saveSettings).not.toHaveBeenCalled();
});

it("does not stop the sign-up when the settings cannot be saved", async () => {
  i18n.activate("de");
  const without = services(() => Promise.reject(new Error("gone")));

  await saveLanguage(without);

  expect(without.log).toHaveBeenCalledOnce();
});
