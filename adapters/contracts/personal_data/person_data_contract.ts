import { describe, expect, it } from "vitest";
import {
  DELETED_ACCOUNT_NAME,
  type IdentityId,
  type Person,
  type PersonStore,
  SUSPENDED_AGAIN,
  type UserId,
} from "../../../core/account/mod.ts";
import { type ChatStore, messageText, REQUEST_LIMIT } from "../../../core/chat/mod.ts";
import { type PostFeed, type PostStore, photoKey } from "../../../core/community/mod.ts";
import {
  PERSONAL_RECORDS,
  type PersonalRecord,
  type PersonalRecords,
  type PersonData,
} from "../../../core/personal_data/mod.ts";
import type { ModerationStore, ReportStore, StandingStore } from "../../../core/safety/mod.ts";
import { newPost } from "../../memory/community/community_posts.ts";
import { ingeborg, maya, shakshuka, tomas } from "../../memory/people_and_recipes.ts";
import { type ContractFixture, contract } from "../contract_fixture.ts";

/** The contract's fixture: stores with Maya, Tomás and Ingeborg. */
interface PersonDataFixture extends ContractFixture {
  readonly data: PersonData;
  readonly people: PersonStore;
  readonly posts: PostStore & Pick<PostFeed, "findForViewer">;
  readonly chat: ChatStore;
  readonly reports: ReportStore & ModerationStore & StandingStore;
}

const everything = { before: undefined, limit: 100 };
const now = new Date("2026-11-19T12:00:00Z");
const earlier = new Date("2026-11-19T11:59:59Z");
const later = new Date("2026-11-19T12:00:01Z");

/** The contract of {@linkcode PersonData}, run for every adapter. */
export const personDataContract = contract<PersonDataFixture>("PersonData", (fixture) => {
  let sent = 0;

  async function say(from: Person, to: Person, text: string) {
    sent += 1;
    const [senderId, receiverId, clientMessageId] = [from.id, to.id, `client-${sent}`];
    const { message } = await fixture.chat.append(
      { senderId, receiverId, text: messageText(text), clientMessageId },
      REQUEST_LIMIT,
    );
    return message;
  }

  function remove(person: Person) {
    return fixture.data.remove(person.identityId, { at: now });
  }

  it("lists the photos of a person's posts in pages", async () => {
    for (const key of ["photo-b", "photo-a", "photo-c"]) await fixture.posts.insert(newPost({ photoKey: key }));
    await fixture.posts.insert(newPost({ authorId: tomas.id, photoKey: "photo-d" }));
    const page = (after: string | undefined) =>
      fixture.data.listPhotos(maya.identityId, { after: after === undefined ? after : photoKey(after), limit: 2 });

    expect(await page(undefined)).toEqual(["photo-a", "photo-b"]);
    expect(await page("photo-b")).toEqual(["photo-c"]);
    expect(await page("photo-c")).toEqual([]);
  });

  /** A report of Maya's post by Tomás. */
  function report(photo: string) {
    const texts = { mealName: "Soup", ingredients: "x", instructions: "x", caption: "" };
    return fixture.reports.add(
      {
        reporterId: tomas.id,
        personId: maya.id,
        subjectId: 1,
        reason: "spam",
        note: "",
        evidence: { kind: "post", ...texts, photo: photoKey(photo) },
      },
      { max: 20, windowMs: 1000 },
    );
  }

  it("lists and removes the copies that reports of a person's posts have, but not those of a reporter", async () => {
    await fixture.posts.insert(newPost({ photoKey: "photo-b" }));
    await report("evidence-photo-a");
    const options = { after: undefined, limit: 10 };

    expect(await fixture.data.listPhotos(maya.identityId, options)).toEqual(["evidence-photo-a", "photo-b"]);
    expect(await fixture.data.listPhotos(tomas.identityId, options)).toEqual([]);
    const removed = await remove(maya);
    expect(removed?.photos.toSorted()).toEqual(["evidence-photo-a", "photo-b"]);
  });

  async function read(person: Person, part: PersonalRecords): Promise<PersonalRecord[]> {
    const rows: PersonalRecord[] = [];
    for await (const page of fixture.data.read(person.id, part)) {
      expect(page.length).toBeGreaterThan(0);
      rows.push(...page);
    }
    return rows;
  }

  it("reads the person's profile, posts and messages, and no other person's", async () => {
    const id = await fixture.posts.insert(
      newPost({ mealName: "Shakshuka", caption: "Sunday", photoKey: "photo-a", recipeId: shakshuka.id }),
    );
    await fixture.posts.insert(newPost({ authorId: tomas.id }));
    await say(maya, tomas, "Is there dill in it?");
    await say(tomas, maya, "A little.");
    await say(tomas, ingeborg, "Maya asks about dill.");
    await remove(tomas);

    const { fullName, email, identityId } = maya;
    expect(await read(maya, "profile")).toMatchObject([{ id: maya.id, fullName, email, identityId }]);
    expect(await read(maya, "posts")).toMatchObject([
      {
        id,
        mealName: "Shakshuka",
        caption: "Sunday",
        instructions: expect.any(String),
        photo: "photo-a",
        recipeId: shakshuka.id,
      },
    ]);
    const me = { senderId: maya.id, senderName: fullName, receiverId: tomas.id, receiverName: DELETED_ACCOUNT_NAME };
    expect(await read(maya, "messages")).toMatchObject([
      { ...me, text: "Is there dill in it?", sentAt: expect.any(Date) },
      { senderId: tomas.id, senderName: DELETED_ACCOUNT_NAME, receiverName: fullName, text: "A little." },
    ]);
  });

  it("reads every row of a part that has many pages, once and in order", async () => {
    for (let index = 1; index <= 205; index += 1)
      await say(index % 2 ? maya : tomas, index % 2 ? tomas : maya, `${index}`);

    const texts = (await read(maya, "messages")).map(({ text }) => text);
    expect(texts).toEqual(Array.from({ length: 205 }, (_each, index) => `${index + 1}`));
  });

  it("reads nothing of an unknown person", async () => {
    for (const part of PERSONAL_RECORDS) expect(await read({ ...maya, id: 999 as UserId }, part)).toEqual([]);
  });

  it("removes the person, their posts and their likes, once", async () => {
    const own = await fixture.posts.insert(newPost({ photoKey: "photo-own" }));
    const other = await fixture.posts.insert(newPost({ authorId: tomas.id }));
    await fixture.posts.toggleLike(maya.id, other);
    await fixture.posts.toggleLike(ingeborg.id, other);
    await fixture.posts.toggleLike(ingeborg.id, own);

    expect(await remove(maya)).toEqual({ userId: maya.id, photos: ["photo-own"] });

    expect(await fixture.people.find(maya.id)).toBeUndefined();
    expect(await fixture.people.findByIdentity(maya.identityId)).toBeUndefined();
    expect(await fixture.posts.find(own)).toBeUndefined();
    expect(await fixture.posts.findForViewer({ viewerId: tomas.id, postId: other })).toMatchObject({ likeCount: 1 });
    expect(await remove(maya)).toBeUndefined();
  });

  it("leaves the other person their side of a conversation, without a name", async () => {
    await say(maya, tomas, "Is there dill in it?");
    await say(tomas, maya, "A little.");
    await say(maya, tomas, "Thank you!");
    await remove(maya);

    expect(await fixture.chat.listConversation(tomas.id, { ...everything, with: maya.id })).toMatchObject([
      { senderId: maya.id, senderName: DELETED_ACCOUNT_NAME, text: "Is there dill in it?" },
      { senderName: tomas.fullName, text: "A little." },
      { senderName: DELETED_ACCOUNT_NAME, text: "Thank you!" },
    ]);
    expect((await fixture.chat.listStream(tomas.id, { after: 0, limit: 10 })).messages).toMatchObject([
      { senderName: DELETED_ACCOUNT_NAME },
      { senderName: tomas.fullName },
      { senderName: DELETED_ACCOUNT_NAME },
    ]);
    const conversation = { userId: maya.id, name: DELETED_ACCOUNT_NAME, unread: 2 };
    expect(await fixture.chat.listUnread(tomas.id, { limit: 10, withRequests: true })).toEqual([conversation]);
    expect(await fixture.chat.listRecentConversations(tomas.id, { limit: 10, withRequests: true })).toMatchObject([
      conversation,
    ]);
  });

  it("leaves no request of the removed person, and keeps what it was out of the conversations", async () => {
    await say(maya, tomas, "Is there dill in it?");
    await say(ingeborg, maya, "Hello");
    await remove(maya);

    expect(await fixture.chat.listRequests(tomas.id, { limit: 10 })).toEqual([]);
    expect(await fixture.chat.listRecentConversations(tomas.id, { limit: 10, withRequests: false })).toEqual([]);
    expect(await fixture.chat.listRequests(maya.id, { limit: 10 })).toEqual([]);
  });

  it("lets the other person read old pages, and mark the messages as read", async () => {
    const first = await say(maya, tomas, "Is there dill in it?");
    await remove(maya);
    const id = first?.id ?? 0;

    expect(await fixture.chat.listConversation(tomas.id, { with: maya.id, before: id, limit: 10 })).toEqual([]);
    expect(await fixture.chat.markRead(tomas.id, { from: maya.id, upTo: id })).toEqual({ upTo: id, moved: true });
    expect(await fixture.chat.listUnread(tomas.id, { limit: 10, withRequests: true })).toEqual([]);
  });

  it("leaves the removed person nothing to read", async () => {
    await say(tomas, maya, "A little.");
    await remove(maya);

    expect(await fixture.chat.listStream(maya.id, { after: 0, limit: 10 })).toEqual({ messages: [], latest: 0 });
    expect(await fixture.chat.listUnread(maya.id, { limit: 10, withRequests: true })).toEqual([]);
    expect(await fixture.chat.listRecentConversations(maya.id, { limit: 10, withRequests: true })).toEqual([]);
  });

  it("makes the removed person as unknown as a person who never was", async () => {
    await say(maya, tomas, "Is there dill in it?");
    await remove(maya);

    expect(await say(tomas, maya, "Are you there?")).toBeUndefined();
    expect(await say(maya, tomas, "I am not.")).toBeUndefined();
    expect(await fixture.chat.listConversation(ingeborg.id, { ...everything, with: maya.id })).toBeUndefined();
  });

  it("lets the identity sign up again, as a new person without the old one's conversations", async () => {
    await say(tomas, maya, "A little.");
    await remove(maya);
    const again = await fixture.people.findOrCreate({ ...maya, signedInAt: later });

    expect(again.id).not.toBe(maya.id);
    expect(await fixture.chat.listRecentConversations(again.id, { limit: 10, withRequests: true })).toEqual([]);
    expect(await fixture.chat.listConversation(tomas.id, { ...everything, with: again.id })).toEqual([]);
  });

  it("refuses a sign-in from before the removal of an identity without an account", async () => {
    const yuki = {
      identityId: "identity-yuki" as IdentityId,
      email: undefined,
      fullName: "Yuki",
      signedInAt: earlier,
    };
    expect(await fixture.data.remove(yuki.identityId, { at: now })).toBeUndefined();

    await expect(fixture.people.findOrCreate(yuki)).rejects.toMatchObject({ code: "not_signed_in" });
  });

  it("refuses a sign-in from before the removal, until removals are forgotten", async () => {
    await remove(maya);
    const old = { ...maya, signedInAt: earlier };

    await expect(fixture.people.findOrCreate(old)).rejects.toMatchObject({ code: "not_signed_in" });
    await expect(fixture.people.save(old)).rejects.toMatchObject({ code: "not_signed_in" });
    expect(await fixture.people.findByIdentity(maya.identityId)).toBeUndefined();

    await fixture.data.forgetRemovals({ before: now });
    await expect(fixture.people.findOrCreate(old)).rejects.toMatchObject({ code: "not_signed_in" });
    await fixture.data.forgetRemovals({ before: later });
    expect(await fixture.people.findOrCreate(old)).toMatchObject({ fullName: maya.fullName });
  });

  describe("of a suspended person", () => {
    const nextYear = new Date("2126-11-19T10:00:00Z");
    const email = "tomas@example.com";

    /** Tomás, whose address is verified, is suspended and deletes his account. */
    async function leaveSuspended(until = nextYear): Promise<void> {
      await fixture.people.findOrCreate({ ...tomas, email, emailVerified: true });
      const evidence = { kind: "person", fullName: tomas.fullName } as const;
      const about = { reporterId: maya.id, personId: tomas.id, subjectId: tomas.id, evidence };
      await fixture.reports.add({ ...about, reason: "spam", note: "" }, { max: 20, windowMs: 1000 });
      const [report] = await fixture.reports.listOpen({ before: undefined, limit: 1 });
      const decision = { reportId: report?.id ?? 0, moderatorId: ingeborg.id, reason: "Adverts" };
      await fixture.reports.decide({ ...decision, hidePost: false, warn: false, suspendUntil: until });
      await remove(tomas);
    }

    function signUp(changes: { identityId?: string; email?: string }) {
      const identityId = (changes.identityId ?? "a-new-identity") as IdentityId;
      return fixture.people.findOrCreate({ identityId, email: changes.email, fullName: "Tom", signedInAt: later });
    }

    const standingOf = ({ id }: Person) => fixture.reports.find(id, { warnings: 10 });

    it.each([
      ["the same sign-in", { identityId: tomas.identityId }],
      ["the same address", { email: "Tomas@Example.com" }],
    ])("suspends a new account with %s until the same time, and says why", async (_what, changes) => {
      await leaveSuspended();
      const again = await signUp(changes);

      expect(await standingOf(again)).toMatchObject({
        suspendedUntil: nextYear,
        warnings: [{ text: SUSPENDED_AGAIN }],
      });
      const [entry] = await fixture.reports.listLog({ before: undefined, limit: 1 });
      expect(entry).toMatchObject({
        action: "suspend",
        moderatorName: "Weekplate",
        person: { userId: again.id },
        report: undefined,
        until: nextYear,
        inForce: true,
      });
      // Signing in changes nothing, also with a name.
      await fixture.people.save({ identityId: again.identityId, email: again.email, fullName: "Tom" });
      expect((await standingOf(again)).warnings).toHaveLength(1);
    });

    it("suspends no other account", async () => {
      await leaveSuspended();

      expect(await standingOf(await signUp({ email: "tom@example.com" }))).toMatchObject({
        suspendedUntil: undefined,
        warnings: [],
      });
    });

    it("suspends no account after the suspension, or after it was lifted", async () => {
      await leaveSuspended();
      const again = await signUp({ email });
      const [entry] = await fixture.reports.listLog({ before: undefined, limit: 1 });
      const undoing = { entryId: entry?.id ?? 0, moderatorId: ingeborg.id, reason: "He is sorry" };
      expect(await fixture.reports.undo(undoing)).toBe("undone");
      await remove(again);

      expect(await standingOf(await signUp({ email }))).toMatchObject({ suspendedUntil: undefined });
    });

    it("suspends the next account too", async () => {
      await leaveSuspended();
      await remove(await signUp({ email }));

      expect(await standingOf(await signUp({ identityId: "another", email }))).toMatchObject({
        suspendedUntil: nextYear,
      });
    });
  });
});
