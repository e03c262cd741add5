import { expect, it } from "vitest";
import type { SuspensionStore, UserId } from "../../../core/account/mod.ts";
import { type PostFeed, type PostStore, photoKey } from "../../../core/community/mod.ts";
import type {
  LogEntryId,
  ModerationAction,
  ModerationDecision,
  ModerationStore,
  NewReport,
  ReportId,
  ReportStore,
  StandingStore,
  UndoOutcome,
} from "../../../core/safety/mod.ts";
import { DAY_MS } from "../../../core/shared/mod.ts";
import { newPost } from "../../memory/community/community_posts.ts";
import { ingeborg, maya, tomas } from "../../memory/people_and_recipes.ts";
import { type ContractFixture, contract } from "../contract_fixture.ts";

/** The contract's fixture: Maya, Tomás and Ingeborg. Ingeborg moderates. */
interface ModerationFixture extends ContractFixture {
  readonly store: ReportStore & ModerationStore & StandingStore & SuspensionStore;
  readonly posts: PostStore;
  readonly feed: PostFeed;
  /** The actions in the log, in the order of the decisions. */
  loggedActions(): Promise<string[]>;
}

const LIMIT = { max: 20, windowMs: DAY_MS };
const nextYear = new Date("2126-11-19T10:00:00Z");

/** The contract of reports, moderation and standing, run for every adapter. */
export const moderationContract = contract<ModerationFixture>("moderation", (fixture) => {
  const list = (before?: ReportId) => fixture.store.listOpen({ before, limit: 10 });
  const standingOf = (userId: UserId) => fixture.store.find(userId, { warnings: 10 });

  function aboutTomas(changes: Partial<NewReport> = {}): NewReport {
    const evidence = { kind: "person", fullName: "Tomás Herrera" } as const;
    const report = { reporterId: maya.id, personId: tomas.id, subjectId: tomas.id, evidence };
    return { ...report, reason: "spam", note: "Only adverts", ...changes };
  }

  async function report(changes: Partial<NewReport> = {}): Promise<ReportId> {
    expect(await fixture.store.add(aboutTomas(changes), LIMIT)).toBeUndefined();
    return (await list())[0]?.id ?? 0;
  }

  function decide(reportId: ReportId, changes: Partial<ModerationDecision> = {}) {
    const nothing = { hidePost: false, warn: false, suspendUntil: undefined };
    return fixture.store.decide({
      reportId,
      moderatorId: ingeborg.id,
      reason: "As we agreed",
      ...nothing,
      ...changes,
    });
  }

  async function newest(action: ModerationAction): Promise<LogEntryId> {
    const entries = await fixture.store.listLog({ before: undefined, limit: 10 });
    return entries.find((entry) => entry.action === action)?.id ?? 0;
  }

  function undo(entryId: LogEntryId): Promise<UndoOutcome> {
    return fixture.store.undo({ entryId, moderatorId: ingeborg.id, reason: "My mistake" });
  }

  const undoNewest = async (action: ModerationAction) => undo(await newest(action));

  it("lists open reports with their evidence, the newest first, page by page", async () => {
    const first = await report();
    const second = await report({ reporterId: ingeborg.id, reason: "other", note: "" });

    expect(await list()).toEqual([
      {
        id: second,
        createdAt: expect.any(Date),
        reason: "other",
        note: "",
        evidence: { kind: "person", fullName: "Tomás Herrera" },
        reporterName: "Ingeborg Aas",
        person: { userId: tomas.id, name: "Tomás Herrera", warnings: 0, suspendedUntil: undefined },
        sameSubject: 2,
      },
      expect.objectContaining({ id: first, reporterName: "Maya Lindqvist", note: "Only adverts", sameSubject: 2 }),
    ]);
    expect(await list(second)).toMatchObject([{ id: first }]);
    expect(await fixture.store.listOpen({ before: undefined, limit: 1 })).toMatchObject([{ id: second }]);
  });

  it("stores one open report of the same person and thing", async () => {
    await Promise.all(Array.from({ length: 10 }, () => fixture.store.add(aboutTomas(), LIMIT)));
    expect(await list()).toHaveLength(1);

    await decide((await list())[0]?.id ?? 0);
    await report();
    expect(await list()).toHaveLength(1);
  });

  it("refuses a report more than the limit, also of simultaneous ones, and says until when", async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_each, n) =>
        fixture.store.add(aboutTomas({ subjectId: n + 1 }), { ...LIMIT, max: 10 }),
      ),
    );

    expect(answers.filter((until) => until === undefined)).toHaveLength(10);
    expect(answers.find((until) => until !== undefined)).toBeInstanceOf(Date);
    expect(await fixture.store.listOpen({ before: undefined, limit: 100 })).toHaveLength(10);
    // A repetition of an open report is not counted, and another person has a limit of their own.
    const subjectId = answers.indexOf(undefined) + 1;
    expect(await fixture.store.add(aboutTomas({ subjectId }), { ...LIMIT, max: 10 })).toBeUndefined();
    expect(await fixture.store.add(aboutTomas({ reporterId: ingeborg.id }), { ...LIMIT, max: 10 })).toBeUndefined();
  });

  it("hides a post from all but its author, and closes every report of it", async () => {
    const postId = await fixture.posts.insert(newPost({ authorId: tomas.id, photoKey: "soup" }));
    const evidence = { kind: "post", mealName: "Soup", ingredients: "x", instructions: "x", caption: "" } as const;
    const aboutPost = { subjectId: postId, evidence: { ...evidence, photo: newPost().photo.key } };
    await report({ ...aboutPost, reporterId: ingeborg.id });
    await report();
    const id = await report(aboutPost);
    expect(await decide(id, { hidePost: true })).toBe("closed");

    const query = { likedOnly: false, search: undefined, sort: "recent", after: undefined, limit: 10 } as const;
    for (const { viewerId, sees } of [
      { viewerId: maya.id, sees: [] },
      { viewerId: tomas.id, sees: [{ id: postId, hidden: true }] },
    ]) {
      expect(await fixture.feed.list({ ...query, viewerId })).toMatchObject(sees);
      expect(await fixture.feed.list({ ...query, viewerId, search: "shak", sort: "likes" })).toMatchObject(sees);
      const found = await fixture.feed.findForViewer({ viewerId, postId });
      expect(found === undefined ? [] : [found]).toMatchObject(sees);
    }
    expect(await fixture.posts.findByPhoto(photoKey("soup"))).toEqual({ authorId: tomas.id, hidden: true });
    expect(await fixture.posts.toggleLike(maya.id, postId)).toBeUndefined();
    expect(await list()).toMatchObject([{ evidence: { kind: "person" } }]);
    expect(await fixture.loggedActions()).toEqual(["hide_post"]);
  });

  it("knows which photos open reports and recently closed ones have as evidence", async () => {
    const texts = { mealName: "Soup", ingredients: "x", instructions: "x", caption: "" };
    const photos = ["evidence-a", "evidence-b", "evidence-c"].map((key) => photoKey(key));
    const [open, closed] = photos;
    const about = (photo = photoKey("other"), subjectId = 1) =>
      report({ subjectId, evidence: { kind: "post", ...texts, photo } });
    const openId = await about(open);
    await decide(await about(closed, 2));

    const used = (closedAfter: string) => fixture.store.photosOf(photos, { closedAfter: new Date(closedAfter) });
    expect(await used("2000-01-01T00:00:00Z")).toEqual(new Set([open, closed]));
    expect(await used("2126-01-01T00:00:00Z")).toEqual(new Set([open]));
    expect(await fixture.store.findPhoto(openId)).toBe(open);
    expect(await fixture.store.findPhoto(await report())).toBeUndefined();
    expect(await fixture.store.findPhoto(999_999)).toBeUndefined();
  });

  it("hides nothing if the report is not of a post, and knows no other report", async () => {
    const id = await report();

    expect(await decide(id, { hidePost: true, warn: true })).toBe("not_a_post");
    expect(await decide(id + 1)).toBe("report_unknown");
    expect(await standingOf(tomas.id)).toMatchObject({ warnings: [] });
    expect(await list()).toHaveLength(1);
    expect(await fixture.loggedActions()).toEqual([]);
  });

  it("leaves what is about the moderator to another one", async () => {
    const id = await report({ personId: ingeborg.id, subjectId: ingeborg.id });
    const other = await report();
    expect(await decide(id, { warn: true })).toBe("own_cause");
    expect(await fixture.store.listOpen({ before: undefined, limit: 10, notAbout: ingeborg.id })).toMatchObject([
      { id: other },
    ]);
    expect(await fixture.store.countOpen(ingeborg.id)).toBe(1);

    const measures = { warn: true, suspendUntil: nextYear };
    expect(await decide(id, { ...measures, moderatorId: maya.id })).toBe("closed");
    expect(await fixture.store.countOpen(ingeborg.id)).toBe(0);
    expect(await undoNewest("suspend")).toBe("own_cause");
    expect(await undoNewest("warn")).toBe("own_cause");
    expect(await fixture.store.suspendedUntil(ingeborg.id)).toEqual(nextYear);
    expect(await fixture.loggedActions()).toEqual(["warn", "suspend"]);
  });

  it("warns until the person confirms it", async () => {
    await decide(await report(), { warn: true, reason: "Please stop the adverts" });
    await decide(await report(), { warn: true, reason: "Please stop, really" });
    const { warnings } = await standingOf(tomas.id);

    expect(warnings).toEqual([
      { id: expect.any(Number), text: "Please stop the adverts", warnedAt: expect.any(Date) },
      { id: expect.any(Number), text: "Please stop, really", warnedAt: expect.any(Date) },
    ]);
    expect(await standingOf(maya.id)).toEqual({ warnings: [], suspendedUntil: undefined, verifiedEmail: undefined });
    expect((await fixture.store.find(tomas.id, { warnings: 1 })).warnings).toHaveLength(1);

    await fixture.store.confirmWarnings(maya.id, { upTo: Number.MAX_SAFE_INTEGER });
    await fixture.store.confirmWarnings(tomas.id, { upTo: warnings[0]?.id ?? 0 });
    expect((await standingOf(tomas.id)).warnings).toEqual(warnings.slice(1));
    await report();
    expect(await list()).toMatchObject([{ person: { warnings: 2 } }]);
  });

  it("suspends until a time, and shows it to the moderators", async () => {
    await decide(await report(), { suspendUntil: nextYear });
    await report();

    expect(await fixture.store.suspendedUntil(tomas.id)).toEqual(nextYear);
    expect(await fixture.store.suspendedUntil(maya.id)).toBeUndefined();
    expect(await standingOf(tomas.id)).toMatchObject({ suspendedUntil: nextYear });
    expect(await list()).toMatchObject([{ person: { suspendedUntil: nextYear } }]);
  });

  it("ends a suspension at its time", async () => {
    await decide(await report(), { suspendUntil: new Date("2000-01-01T00:00:00Z") });

    expect(await fixture.store.suspendedUntil(tomas.id)).toBeUndefined();
    expect(await standingOf(tomas.id)).toMatchObject({ suspendedUntil: undefined });
  });

  it("applies the first of several simultaneous decisions, and logs each of its measures once", async () => {
    await report({ reporterId: ingeborg.id });
    const ids = (await list()).map(({ id }) => id).concat(await report());
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_each, n) => decide(ids[n % 2] ?? 0, { warn: true, suspendUntil: nextYear })),
    );

    expect(outcomes.filter((outcome) => outcome === "closed")).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(["closed", "closed_before"]));
    expect((await standingOf(tomas.id)).warnings).toHaveLength(1);
    expect(await fixture.loggedActions()).toEqual(["warn", "suspend"]);
    expect(await list()).toEqual([]);
  });

  it("logs who decided what, why and about which report, the newest first, page by page", async () => {
    const id = await report();
    await decide(id, { warn: true, suspendUntil: nextYear, reason: "Adverts, again" });
    const entries = await fixture.store.listLog({ before: undefined, limit: 2 });

    const details = { id, reason: "spam", note: "Only adverts", reporterName: "Maya Lindqvist" };
    const entry = {
      id: expect.any(Number),
      createdAt: expect.any(Date),
      kind: "person",
      reason: "Adverts, again",
      moderatorName: "Ingeborg Aas",
      person: { userId: tomas.id, name: "Tomás Herrera" },
      report: {
        ...details,
        createdAt: expect.any(Date),
        evidence: { kind: "person", fullName: "Tomás Herrera" },
      },
    };
    expect(entries).toEqual([
      { ...entry, action: "suspend", until: nextYear, inForce: true },
      { ...entry, action: "warn", until: undefined, inForce: false },
    ]);
    expect(await fixture.store.listLog({ before: entries[0]?.id, limit: 1 })).toEqual(entries.slice(1));
  });

  it("lifts a suspension once, also for simultaneous moderators, and logs it", async () => {
    await decide(await report(), { suspendUntil: nextYear });
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => undoNewest("suspend")));

    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 5 }, () => "not_in_force"), "undone"]);
    expect(await fixture.store.suspendedUntil(tomas.id)).toBeUndefined();
    expect(await fixture.store.listLog({ before: undefined, limit: 2 })).toMatchObject([
      { action: "lift_suspension", reason: "My mistake", until: undefined, inForce: false, kind: "person" },
      { action: "suspend", inForce: false },
    ]);
    expect(await fixture.loggedActions()).toEqual(["suspend", "lift_suspension"]);
  });

  it("shows a hidden post again, and no post that another decision has hidden since", async () => {
    const postId = await fixture.posts.insert(newPost({ authorId: tomas.id }));
    const evidence = { kind: "post", mealName: "Soup", ingredients: "x", instructions: "x", caption: "" } as const;
    const aboutPost = { subjectId: postId, evidence: { ...evidence, photo: newPost().photo.key } };
    const isVisible = async () => (await fixture.feed.findForViewer({ viewerId: maya.id, postId })) !== undefined;
    await decide(await report(aboutPost), { hidePost: true });
    const first = await newest("hide_post");

    expect(await undo(first)).toBe("undone");
    expect(await isVisible()).toBe(true);
    await decide(await report(aboutPost), { hidePost: true });
    expect(await undo(first)).toBe("not_in_force");
    expect(await isVisible()).toBe(false);
    expect(await undoNewest("hide_post")).toBe("undone");
    expect(await isVisible()).toBe(true);
    expect(await fixture.loggedActions()).toEqual(["hide_post", "show_post", "hide_post", "show_post"]);
  });

  it("undoes no suspension that a longer one has replaced, and none that is over", async () => {
    await decide(await report(), { suspendUntil: new Date("2125-01-01T00:00:00Z") });
    const replaced = await newest("suspend");
    await decide(await report(), { suspendUntil: nextYear });
    expect(await undo(replaced)).toBe("not_in_force");
    expect(await fixture.store.suspendedUntil(tomas.id)).toEqual(nextYear);

    await decide(await report(), { suspendUntil: new Date("2000-01-01T00:00:00Z") });
    expect(await undoNewest("suspend")).toBe("not_in_force");
  });

  it("undoes neither a warning nor an undoing nor an unknown entry", async () => {
    await decide(await report(), { warn: true, suspendUntil: nextYear });
    await undoNewest("suspend");

    expect(await undoNewest("warn")).toBe("nothing_to_undo");
    expect(await undoNewest("lift_suspension")).toBe("nothing_to_undo");
    expect(await undo((await newest("lift_suspension")) + 1)).toBe("entry_unknown");
    expect(await fixture.loggedActions()).toEqual(["warn", "suspend", "lift_suspension"]);
  });

  it("logs a dismissal", async () => {
    await decide(await report());

    expect(await fixture.loggedActions()).toEqual(["dismiss"]);
    expect(await standingOf(tomas.id)).toMatchObject({ warnings: [], suspendedUntil: undefined });
  });
});
