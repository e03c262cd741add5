import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type IdentityId, type Person, savePreferences, saveUser, userInfo } from "../../../core/account/mod.ts";
import { ingeborg, maya, tomas } from "../../memory/people_and_recipes.ts";
import { PostgresPersonStore } from "../../postgres/person_store.ts";
import { PostgresPreferenceStore } from "../../postgres/preference_store.ts";
import { type Api, startApi } from "../testing/api.ts";
import { currentUserRoute } from "./current_user_route.ts";
import { savePreferencesRoute } from "./save_preferences_route.ts";
import { saveUserRoute } from "./save_user_route.ts";
import { userInfoRoute } from "./user_info_route.ts";

let api: Api;

beforeAll(async () => {
  api = await startApi({
    people: [maya, tomas],
    routes({ knex, callerResolver }) {
      const people = new PostgresPersonStore(knex);
      const preferences = new PostgresPreferenceStore(knex);
      // The half hour is counted by the clock of the database, which makes the rows.
      const clock = { now: () => new Date() };
      return [
        saveUserRoute(
          (input) => saveUser({ people }, input),
          (identityId) => callerResolver.forget(identityId),
        ),
        currentUserRoute(),
        userInfoRoute((input) => userInfo({ people }, input)),
        savePreferencesRoute((input) => savePreferences({ preferences, clock }, input)),
      ];
    },
  });
});
beforeEach(async () => {
  await api.knex("person_preference").delete();
});
afterAll(() => api.close());

let newcomers = 0;

/** A person without an account. */
function newcomer(changes: Partial<Person> = {}): Person {
  newcomers += 1;
  return { ...ingeborg, identityId: `identity-newcomer-${newcomers}` as IdentityId, ...changes };
}

function preferencesOf({ identityId }: Person): Promise<string[]> {
  return api
    .knex("person_preference")
    .join("person", "person.id", "person_preference.user_id")
    .where({ identity_id: identityId })
    .orderBy("preference")
    .pluck("preference");
}

function rowsOf({ identityId }: Person): Promise<{ email: string | null; full_name: string; id: number }[]> {
  return api.knex("person").select("id", "email", "full_name").where({ identity_id: identityId });
}

describe("POST /save-user", () => {
  it("creates an account with the name of the form and the e-mail of the token", async () => {
    const person = newcomer();
    const reply = await api.as(person).post("/save-user", {
      json: { email: "another@example.com", fullName: " Ingeborg  Aas ", firebaseUid: person.identityId },
    });

    expect(reply).toMatchObject({ status: 200, body: { userId: expect.any(Number), fullName: "Ingeborg Aas" } });
    expect(reply.headers.get("cache-control")).toBe("no-store");
    expect(await rowsOf(person)).toMatchObject([{ email: person.email, full_name: "Ingeborg Aas" }]);
  });

  it("changes the name, which every route returns at once", async () => {
    const client = api.as(newcomer());
    const { body: before } = await client.get("/api/current-user");
    const { body: after } = await client.post("/save-user", { json: { fullName: "Inga Aas" } });

    expect(after).toEqual({ ...(before as object), fullName: "Inga Aas" });
    expect((await client.get("/api/current-user")).body).toEqual(after);
    expect((await client.get("/api/user-info")).body).toEqual({ fullName: "Inga Aas" });
  });

  it.each([{}, { fullName: "" }, { fullName: null, email: null }])("uses the token's name for %j", async (json) => {
    expect((await api.as(newcomer()).post("/save-user", { json })).body).toMatchObject({ fullName: "Ingeborg Aas" });
  });

  it("refuses a missing name, and creates no account", async () => {
    const nameless = newcomer({ fullName: "" });

    expect(await api.as(nameless).post("/save-user", { json: { fullName: "  " } })).toMatchObject({
      status: 400,
      body: { code: "invalid_input", message: "Full Name is required" },
    });
    expect(await rowsOf(nameless)).toEqual([]);
  });

  it("creates two accounts for two identities with the same e-mail", async () => {
    const [byPassword, byFacebook] = [newcomer(), newcomer()];
    const replies = [await api.as(byPassword).post("/save-user"), await api.as(byFacebook).post("/save-user")];

    expect(new Set(replies.map(({ body }) => (body as { userId: number }).userId)).size).toBe(2);
  });
});

describe("GET /api/current-user", () => {
  it("returns the user id, and no uid or e-mail", async () => {
    expect((await api.as(maya).get("/api/current-user", { query: { firebaseuid: maya.identityId } })).body).toEqual({
      userId: maya.id,
      fullName: maya.fullName,
    });
  });

  it("creates the account of a person who signed in without the form", async () => {
    const person = newcomer({ fullName: "" });
    const { body } = await api.as(person).get("/api/current-user");

    expect(body).toMatchObject({ fullName: "Guest" });
    expect(await rowsOf(person)).toMatchObject([{ id: (body as { userId: number }).userId, full_name: "Guest" }]);
  });
});

describe("GET /api/user-info", () => {
  it("returns the caller's name", async () => {
    expect((await api.as(maya).get("/api/user-info", { query: { firebaseUid: maya.identityId } })).body).toEqual({
      fullName: "Maya Lindqvist",
    });
  });
});

describe("POST /savePreferences", () => {
  const two = { preferences: ["Salad", "Dessert"] };

  it("saves a signed-in person's preferences any number of times", async () => {
    await api.as(maya).post("/savePreferences", { json: { preferences: ["Fried", "Snack"] } });
    const reply = await api.as(maya).post("/savePreferences", { json: { ...two, firebaseUid: maya.identityId } });

    expect(reply).toMatchObject({ status: 200, body: { preferences: ["Dessert", "Salad"] } });
    expect(await preferencesOf(maya)).toEqual(["Dessert", "Salad"]);
  });

  it("refuses another person's uid, and an invalid token although none is needed", async () => {
    const json = { ...two, firebaseUid: tomas.identityId };

    expect(await api.as(maya).post("/savePreferences", { json })).toMatchObject({ status: 403 });
    expect(await api.withToken("garbage").post("/savePreferences", { json })).toMatchObject({ status: 401 });
    expect(
      await api.stranger.post("/savePreferences", { json, headers: { authorization: "Basic abc" } }),
    ).toMatchObject({ status: 401 });
    expect(await preferencesOf(tomas)).toEqual([]);
  });

  it("saves them once without a token, soon after sign-up", async () => {
    const person = newcomer();
    await api.as(person).get("/api/current-user");
    const json = { ...two, firebaseUid: person.identityId };

    expect(await api.stranger.post("/savePreferences", { json })).toMatchObject({ status: 200 });
    expect(await api.stranger.post("/savePreferences", { json })).toMatchObject({
      status: 401,
      body: { code: "not_signed_in" },
    });
    expect(await preferencesOf(person)).toEqual(["Dessert", "Salad"]);
  });

  it("still saves them without a token after an invalid list", async () => {
    const person = newcomer();
    await api.as(person).post("/save-user");
    const firebaseUid = person.identityId;

    for (const preferences of [["Salad"], ["Salad", "Salad"], ["Salad", "Gruel"], []]) {
      expect(await api.stranger.post("/savePreferences", { json: { preferences, firebaseUid } })).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining("preferences") },
      });
    }
    expect(await api.stranger.post("/savePreferences", { json: { ...two, firebaseUid } })).toMatchObject({
      status: 200,
    });
  });

  it("needs a token half an hour after sign-up, for an unknown uid, and without a uid", async () => {
    await api
      .knex("person")
      .where({ id: tomas.id })
      .update({ created_at: api.knex.raw("now() - interval '31 min'") });

    for (const firebaseUid of [tomas.identityId, "identity-unknown", undefined]) {
      expect(await api.stranger.post("/savePreferences", { json: { ...two, firebaseUid } })).toMatchObject({
        status: 401,
      });
    }
  });
});
