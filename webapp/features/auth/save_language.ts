import { i18n } from "#i18n";
import type { Services } from "../../services.ts";

/** Stores the language of the sign-up with the new account, and the unit of energy that is usual outside English. */
export async function saveLanguage({ account, log }: Pick<Services, "account" | "log">): Promise<void> {
  const { locale } = i18n;
  if (locale === "en") return;
  try {
    await account.saveSettings({ energyUnit: "kcal", language: locale });
  } catch (error) {
    log("Cannot save the language of the sign-up", error);
  }
}
