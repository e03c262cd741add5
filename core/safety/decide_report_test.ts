import { beforeEach, expect, it } from "vitest";
import { newPost } from "../../adapters/memory/community/community_posts.ts";
import { type MemoryStores, memoryStores } from "../../adapters/memory/memory_stores.ts";
import { ingeborg, maya, tomas, yuki } from "../../adapters/memory/people_and_recipes.ts";
import { decideReport } from "./decide_report.ts";
import { listLog } from "./list_log.ts";
import { listReports } from "./list_reports.ts";
import { mayModerate } from "./moderators.ts";
import { reportContent } from "./report_content.ts";
import { undoMeasure } from "./undo_measure.ts";

const moderators = new Set(["ingeborg@example.com", "priya@example.com"]);
let ports: MemoryStores;
let moderation: MemoryStores["moderation"];

beforeEach(() => {
  ports = memoryStores({ people: [maya, tomas, ingeborg, yuki] });
  moderation = ports.moderation;
});

function report(kind: "post" | "message" | "person", subjectId: number, note = "") {
  const reportPorts = { ...ports, reports: moderation, feed: ports.posts };
  return reportContent(reportPorts, { reporterId: maya.id, kind, subjectId, reason: "spam", note });
}

function decide(changes: Partial<Parameters<typeof decideReport>[1]>) {
  const nothing = { hidePost: false, warn: false, suspendUntil: undefined, reason: "As agreed" };
  return decideReport({ ...ports, moderators }, { reportId: 1, moderatorId: ingeborg.id, ...nothing, ...changes });
}

it("copies a post, and a message with the five before it", async () => {
  const postId = await ports.posts.insert(newPost({ authorId: tomas.id, mealName: "Knives" }));
  for (const text of ["1", "2", "3", "4", "5", "6"]) await ports.send(maya, tomas, text);
  const message = await ports.send(tomas, maya, "Buy knives");
  await report("post", postId, "  An advert ");
  await report("message", message.id);

  const { reports } = await listReports({ moderation, moderators }, { moderatorId: ingeborg.id });
  expect(reports).toMatchObject([
    {
      person: { userId: tomas.id },
      evidence: {
        text: "Buy knives",
        before: ["2", "3", "4", "5", "6"].map((text) => ({ byReporter: true, text })),
      },
    },
    { person: { userId: tomas.id }, note: "An advert", evidence: { mealName: "Knives" } },
  ]);
});

it("lists reports page by page", async () => {
  await report("person", tomas.id);
  await report("person", yuki.id);
  const page = (before?: number) =>
    listReports({ moderation, moderators }, { moderatorId: ingeborg.id, limit: 1, before });
  const first = await page();

  expect(first).toMatchObject({ reports: [{ person: { userId: yuki.id } }], next: 2, aboutModerator: 0 });
  expect(await page(first.next)).toMatchObject({
    reports: [{ person: { userId: tomas.id } }],
    next: undefined,
  });
});

it.each([
  ["reason", { reason: "  " }],
  ["reason", { reason: "x".repeat(501) }],
  ["suspendUntil", { suspendUntil: new Date("2026-11-19T00:00:00Z") }],
  ["suspendUntil", { suspendUntil: new Date("2027-12-19T00:00:00Z") }],
  ["hidePost", { hidePost: true }],
])("refuses a wrong %s, and changes nothing", async (field, changes) => {
  await report("person", tomas.id);

  await expect(decide(changes)).rejects.toMatchObject({ code: "invalid_input", field });
  expect(moderation.log).toEqual([]);
});

it("does nothing about a report that is closed, and refuses an unknown one", async () => {
  await report("person", tomas.id);
  await decide({ warn: true });
  await decide({ warn: true });

  expect(moderation.log).toHaveLength(1);
  await expect(decide({ reportId: 2 })).rejects.toMatchObject({ code: "report_not_found" });
});

it("lets only people with a moderator's verified address moderate, whatever its capitals", async () => {
  const may = (moderators: string[]) =>
    mayModerate({ standing: moderation, moderators: new Set(moderators) }, { userId: maya.id });

  expect(await may(["maya@example.com"])).toBe(false);
  ports.people.verifyEmail({ ...maya, email: "Maya@Example.com" });
  expect(await may(["maya@example.com"])).toBe(true);
  expect(await may(["tomas@example.com"])).toBe(false);
  expect(await may([])).toBe(false);
});

it("undoes a measure, again without effect, and refuses what can't be undone", async () => {
  const undo = (entryId: number, reason = " By mistake ") =>
    undoMeasure({ moderation, moderators }, { entryId, moderatorId: ingeborg.id, reason });
  await report("person", tomas.id);
  await decide({ warn: true, suspendUntil: new Date("2026-11-26T00:00:00Z") });
  await undo(2);
  await undo(2);

  const first = await listLog({ moderation }, { moderatorId: ingeborg.id, limit: 1 });
  expect(first).toMatchObject({ entries: [{ action: "lift_suspension", reason: "By mistake" }], next: 3 });
  expect(await listLog({ moderation }, { moderatorId: ingeborg.id, before: first.next })).toMatchObject({
    entries: [{ action: "suspend" }, { action: "warn" }],
    next: undefined,
  });
  await expect(undo(2, " ")).rejects.toMatchObject({ code: "invalid_input", field: "reason" });
  await expect(undo(1)).rejects.toMatchObject({ code: "invalid_input", field: "id" });
  await expect(undo(4)).rejects.toMatchObject({ code: "log_entry_not_found" });
});

it("lets no moderator decide about themselves, nor see who reported them", async () => {
  const alone = new Set(["ingeborg@example.com"]);
  await report("person", ingeborg.id);
  const seen = { moderatorId: ingeborg.id };

  expect(await listReports({ moderation, moderators: alone }, seen)).toMatchObject({
    reports: [],
    aboutModerator: 1,
    hasOtherModerators: false,
  });
  await expect(decide({})).rejects.toMatchObject({
    code: "own_cause",
    message: expect.stringMatching(/another moderator has to do it$/u),
  });
  const decision = { reportId: 1, moderatorId: ingeborg.id, hidePost: false, warn: false, reason: "All is well" };
  await expect(
    decideReport({ moderation, moderators: alone, clock: ports.clock }, { ...decision, suspendUntil: undefined }),
  ).rejects.toMatchObject({
    code: "own_cause",
    message: expect.stringMatching(/there is no other moderator, so it stays as it is$/u),
  });
  expect(moderation.log).toEqual([]);

  await decide({ moderatorId: tomas.id, suspendUntil: new Date("2026-11-26T00:00:00Z") });
  const entry = { action: "suspend", own: true, report: undefined, inForce: true };
  expect(await listLog({ moderation }, seen)).toMatchObject({ entries: [entry] });
  expect(await listLog({ moderation }, { moderatorId: tomas.id })).toMatchObject({
    entries: [{ own: false, report: { reporterName: "Maya Lindqvist" } }],
  });
  await expect(
    undoMeasure({ moderation, moderators }, { entryId: 1, ...seen, reason: "I am sorry" }),
  ).rejects.toMatchObject({ code: "own_cause" });
  expect(await moderation.suspendedUntil(ingeborg.id)).toBeInstanceOf(Date);
});
