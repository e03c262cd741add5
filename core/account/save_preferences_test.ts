import { beforeEach, describe, expect, it } from "vitest";
import { type MemoryStores, memoryStores } from "../../adapters/memory/memory_stores.ts";
import { maya, tomas } from "../../adapters/memory/people_and_recipes.ts";
import { FIRST_PREFERENCES_WINDOW_MS, savePreferences } from "./save_preferences.ts";

let ports: MemoryStores;

beforeEach(() => {
  ports = memoryStores({ people: [maya] });
});

describe("signed in", () => {
  // #account-call-preferences
  it("replaces the former preferences by the chosen ones, each once", async () => {
    await savePreferences(ports, { userId: maya.id, preferences: ["Fried", "Snack"] });

    const saved = await savePreferences(ports, { userId: maya.id, preferences: ["Salad", "Dessert", "Salad"] });

    expect(saved).toEqual(["Dessert", "Salad"]);
    expect(await ports.preferences.list(maya.id)).toEqual(["Dessert", "Salad"]);
  });

  // #account-preferences-valid
  it.each([[[]], [["Salad"]], [["Salad", "Salad"]]] as const)("refuses %j as fewer than two", async (chosen) => {
    await expect(savePreferences(ports, { userId: maya.id, preferences: chosen })).rejects.toMatchObject({
      code: "invalid_input",
      field: "preferences",
      message: "Cannot save the preferences: choose at least 2 different ones",
    });
  });

  it("has no time limit", async () => {
    ports.clock.advance(2 * FIRST_PREFERENCES_WINDOW_MS);
    await savePreferences(ports, { userId: maya.id, preferences: ["Salad", "Dessert"] });

    expect(await ports.preferences.list(maya.id)).toEqual(["Dessert", "Salad"]);
  });
});

describe("without a credential", () => {
  const first = { claimedIdentity: maya.identityId, preferences: ["Salad", "Dessert"] } as const;
  const notSignedIn = { code: "not_signed_in", message: "Cannot save the preferences: please sign in" };

  // #account-preferences-without-token
  it("is accepted once, up to half an hour after sign-up", async () => {
    ports.clock.advance(30 * 60 * 1000);

    expect(await savePreferences(ports, first)).toEqual(["Dessert", "Salad"]);
    await expect(savePreferences(ports, { ...first, preferences: ["Fried", "Snack"] })).rejects.toMatchObject(
      notSignedIn,
    );
    expect(await ports.preferences.list(maya.id)).toEqual(["Dessert", "Salad"]);
  });

  // #account-preferences-without-token
  it("is refused later", async () => {
    ports.clock.advance(FIRST_PREFERENCES_WINDOW_MS + 1);

    await expect(savePreferences(ports, first)).rejects.toMatchObject(notSignedIn);
  });

  // #account-preferences-valid
  it("is still accepted after an invalid list", async () => {
    await expect(savePreferences(ports, { ...first, preferences: ["Salad"] })).rejects.toMatchObject({
      code: "invalid_input",
    });

    expect(await savePreferences(ports, first)).toEqual(["Dessert", "Salad"]);
  });

  it("is refused if the person has preferences already", async () => {
    await savePreferences(ports, { userId: maya.id, preferences: ["Fried", "Snack"] });

    await expect(savePreferences(ports, first)).rejects.toMatchObject(notSignedIn);
  });

  it("is refused for an identity without an account, and without an identity", async () => {
    await expect(savePreferences(ports, { ...first, claimedIdentity: tomas.identityId })).rejects.toMatchObject(
      notSignedIn,
    );
    const unused = { replace: () => Promise.reject(new Error("used")), putFirst: async () => true };
    await expect(
      savePreferences({ ...ports, preferences: unused }, { preferences: first.preferences }),
    ).rejects.toMatchObject(notSignedIn);
  });
});
