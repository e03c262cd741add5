import { openDB } from "idb";
import { afterEach, expect, it } from "vitest";
import {
  DEVICE_DATABASE,
  deleteDeviceDatabase,
  deviceDatabase,
  forgetAnswers,
  forgetPerson,
} from "../../platform/offline/device_database/mod.ts";
import { DevicePostDrafts } from "./device_post_drafts.ts";
import { DRAFTS_MAX, EMPTY_DRAFT } from "./mod.ts";

const soup = { ...EMPTY_DRAFT, mealName: "Soup" };
const photo = new File(["a picture"], "soup.jpg", { type: "image/jpeg" });

afterEach(deleteDeviceDatabase);

it("stores each person's texts and photo over the end of a session, until they log out", async () => {
  const [maya, ben] = [new DevicePostDrafts("maya"), new DevicePostDrafts("ben")];
  await maya.storeTexts(undefined, soup);
  await maya.storePhoto(undefined, photo);
  await ben.storeTexts(undefined, { ...soup, mealName: "Bread" });
  await forgetAnswers();
  const kept = await maya.read(undefined);
  expect([kept.texts, await kept.photo?.text()]).toEqual([soup, "a picture"]);

  await forgetPerson("maya");
  expect(await maya.read(undefined)).toEqual({ texts: undefined, photo: undefined });
  expect((await ben.read(undefined)).texts?.mealName).toBe("Bread");
});

it("removes an emptied draft, and stores at most five", async () => {
  const drafts = new DevicePostDrafts("maya");
  await drafts.storeTexts("soup", soup);
  await drafts.storeTexts("soup", EMPTY_DRAFT);
  expect(await (await deviceDatabase()).count("drafts")).toBe(0);
  for (let n = 0; n <= DRAFTS_MAX; n += 1) await drafts.storeTexts(`recipe-${n}`, soup);
  expect(await (await deviceDatabase()).count("drafts")).toBe(DRAFTS_MAX);
  expect((await drafts.read(`recipe-${DRAFTS_MAX}`)).texts).toEqual(soup);
});

it("adds its store to a database of the version before, whose outbox stays", async () => {
  const before = await openDB(DEVICE_DATABASE, 1, {
    upgrade(created) {
      created.createObjectStore("answers", { keyPath: ["personId", "key"] });
      created.createObjectStore("outbox", { keyPath: "order", autoIncrement: true });
      created.createObjectStore("last_person");
    },
  });
  await before.add("outbox", { personId: "maya", entry: { id: "a" } });
  before.close();
  await new DevicePostDrafts("maya").storeTexts(undefined, soup);
  expect(await (await deviceDatabase()).getAll("outbox")).toMatchObject([{ entry: { id: "a" } }]);
});
