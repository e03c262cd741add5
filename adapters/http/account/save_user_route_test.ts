import { afterAll, beforeAll, expect, it } from "vitest";
import type { UserId } from "../../../core/account/mod.ts";
import { maya } from "../../memory/people_and_recipes.ts";
import { type MemoryApp, startMemoryApp } from "../testing/memory_app.ts";
import { saveUserRoute } from "./save_user_route.ts";

const forgotten: string[] = [];
let app: MemoryApp;

beforeAll(async () => {
  const saveUser = async () => ({ ...maya, id: 7 as UserId });
  app = await startMemoryApp({ routes: [saveUserRoute(saveUser, (identityId) => forgotten.push(identityId))] });
});
afterAll(() => app.close());

it("forgets the cached caller, so that every call returns the new name at once", async () => {
  expect(await app.as(maya).post("/save-user", { json: { fullName: maya.fullName } })).toMatchObject({ status: 200 });
  expect(forgotten).toEqual([maya.identityId]);
});
