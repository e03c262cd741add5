import { afterAll, beforeAll, expect, it } from "vitest";
import type { Person } from "../../core/account/mod.ts";
import { maya, tomas } from "../memory/people_and_recipes.ts";
import { databaseForFile } from "../postgres/testing/fresh_database.ts";
import { type ChatRig, startChatRig, tokenOf } from "./testing/chat_rig.ts";
import type { TestDevice } from "./testing/test_device.ts";

// A client of another program may implement only the protocol, in the simplest way. This one uses the last cursor that it
// received as its position, sends everything at once, and does not wait for one reply before the next. The app's own
// connection, which is more careful, is tested in webapp/features/chat.

const PER_PERSON = 500;
const database = databaseForFile({ people: [maya, tomas], recipes: [] });
let rig: ChatRig;

beforeAll(async () => {
  rig = await startChatRig(database, { messageRateLimit: "off", drainTimeoutMs: 500 });
});
afterAll(() => rig.close());

/** Lives through cuts until the person has heard of `total` messages and has an answer to every one of their own. */
async function live(person: Person, other: Person, total: number): Promise<{ heard: number[]; cuts: number }> {
  const unanswered = new Set(Array.from({ length: PER_PERSON }, (_, n) => `${person.fullName} ${n}`));
  const heard = new Set<number>();
  let cursor = 0;
  let cuts = 0;

  while (heard.size < total || unanswered.size > 0) {
    const device = await rig.stranger({ headers: { authorization: `Bearer ${tokenOf(person)}` } });
    await device.next("authenticated");
    device.say("resume", { after: cursor });
    for (const text of [...unanswered].slice(0, 60)) {
      device.say("sendMessage", {
        senderFirebaseUid: person.identityId,
        receiverId: other.id,
        message: text,
        clientMessageId: text,
      });
    }
    await someFrames(device, 1 + Math.floor(Math.random() * 80));
    device.cut();
    cuts += 1;

    for (const frame of device.frames) {
      if (frame.event === "messageAck") {
        unanswered.delete(frame.data.clientMessageId ?? "");
        heard.add(frame.data.id);
      } else if (frame.event === "newMessage") heard.add(frame.data.id);
      else if (frame.event === "resumed") for (const { id } of frame.data.messages) heard.add(id);
      if (frame.event === "messageAck" || frame.event === "newMessage" || frame.event === "resumed") {
        cursor = Math.max(cursor, frame.data.cursor);
      }
    }
  }
  return { heard: [...heard].sort((a, b) => a - b), cuts };
}

/** Waits for so many frames, or until nothing more comes. */
async function someFrames(device: TestDevice, count: number): Promise<void> {
  for (let quiet = 0; device.events.length < count && quiet < 20; quiet += 1) {
    const before = device.events.length;
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (device.events.length > before) quiet = 0;
  }
}

it("loses none of a thousand messages to clients that resume from their last cursor", async () => {
  const lives = await Promise.all([live(maya, tomas, 2 * PER_PERSON), live(tomas, maya, 2 * PER_PERSON)]);

  const stored = await rig.store.listConversation(maya.id, { with: tomas.id, before: undefined, limit: 10_000 });
  const ids = stored?.map(({ id }) => id);
  expect(ids).toHaveLength(2 * PER_PERSON);
  expect(new Set(stored?.map(({ text }) => text)).size).toBe(2 * PER_PERSON);
  for (const { heard, cuts } of lives) {
    expect(heard).toEqual(ids);
    expect(cuts).toBeGreaterThan(10);
  }
  expect(rig.faults).toEqual([]);
}, 120_000);
