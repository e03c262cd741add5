import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { joinChat } from "./testing/chat_client.ts";
import { type Cook, type Product, startProduct } from "./testing/product.ts";
import { stageOf } from "./testing/spec_stage.ts";

// How people protect themselves, over real HTTP and sockets.

type Member = Cook & { readonly userId: number };

let product: Product;
let maya: Member;
let tomas: Member;
let ingeborg: Member;

beforeAll(async () => {
  product = await startProduct({ settings: { RATE_CHAT_BURST: "400", RATE_LIMITS: "off" } });
});
beforeEach(async () => {
  maya = await product.join("Maya Lindqvist");
  tomas = await product.join("Tomás Herrera");
  ingeborg = await product.join("Ingeborg Aas");
  await product.knex("post").delete();
});
afterAll(() => product.stop());

describe("a block", () => {
  it("hides the posts of each from the other, and answers as for a post that does not exist", async () => {
    const hers = await postOf(maya);
    const his = await postOf(tomas);
    await maya.client.put(`/api/blocks/${tomas.userId}`);

    expect(await feedOf(maya)).toEqual([hers]);
    expect(await feedOf(tomas)).toEqual([his]);
    expect(await feedOf(ingeborg)).toEqual([his, hers]);
    for (const [cook, post] of [
      [maya, his],
      [tomas, hers],
    ] as const) {
      const path = `/api/community-posts/${post}`;
      const missing = "/api/community-posts/999999999999";
      for (const [method, suffix] of [
        ["GET", ""],
        ["DELETE", ""],
        ["POST", "/toggle-like"],
      ] as const) {
        const reply = await cook.client.send(method, { path: `${path}${suffix}` });
        const forMissing = await cook.client.send(method, { path: `${missing}${suffix}` });
        expect(reply.status).toBe(404);
        expect(publicPart(reply.body, post)).toEqual(publicPart(forMissing.body, 999_999_999_999));
      }
    }
    expect((await maya.client.get("/api/blocks")).body).toMatchObject({
      people: [{ userId: tomas.userId, name: "Tomás Herrera" }],
    });
    expect((await tomas.client.get("/api/blocks")).body).toEqual({ people: [] });

    await maya.client.delete(`/api/blocks/${tomas.userId}`);
    expect(await feedOf(maya)).toEqual([his, hers]);
  });

  it("stops messages without telling the sender: the same frames as always, now and after the block", async () => {
    const [hers, his] = [await joinChat(product, maya), await joinChat(product, tomas)];
    const send = async (message: string, clientMessageId: string) => {
      his.device.say("sendMessage", {
        senderFirebaseUid: tomas.uid,
        receiverId: maya.userId,
        message,
        clientMessageId,
      });
      return await his.device.next("messageAck");
    };
    const before = await send("Before", "m-1");
    await hers.device.next("newMessage");
    await maya.client.put(`/api/blocks/${tomas.userId}`);
    const during = await send("During", "m-2");

    expect(Object.keys(during)).toEqual(Object.keys(before));
    expect(during).toMatchObject({ clientMessageId: "m-2", cursor: before.cursor + 1 });
    await his.device.settled();
    await hers.device.settled();
    expect(hers.device.heard("newMessage")).toMatchObject([{ message: "Before" }]);
    expect(his.device.heard("messageError")).toEqual([]);
    expect(await textsBetween(tomas, maya)).toEqual(["Before", "During"]);
    expect(await textsBetween(maya, tomas)).toEqual([]);
    for (const path of ["/api/chat/unread", "/api/chat/conversations"]) {
      expect((await maya.client.get(path)).body).toEqual({ conversations: [] });
    }

    await maya.client.delete(`/api/blocks/${tomas.userId}`);
    await send("After", "m-3");
    expect(await hers.device.next("newMessage")).toMatchObject({ message: "After", cursor: 2 });
    expect(await textsBetween(maya, tomas)).toEqual(["Before", "After"]);
    for (const { device } of [hers, his]) device.close();
  });
});

async function postOf(cook: Member): Promise<number> {
  return await stageOf(cook, { otherId: cook.userId }).post();
}

/** The ids of the posts in a person's feed. */
async function feedOf({ client }: Member): Promise<number[]> {
  const { body } = await client.get("/api/community-posts");
  return (body as { posts: { id: number }[] }).posts.map(({ id }) => id);
}

async function textsBetween({ client }: Member, other: Member): Promise<string[]> {
  const { body } = await client.get("/api/chat/messages", { query: { receiverId: String(other.userId) } });
  return (body as { messages: { message: string }[] }).messages.map(({ message }) => message);
}

/** An error reply without the parts that differ between any two requests. */
function publicPart(body: unknown, id: number): unknown {
  const { requestId: _requestId, message, ...rest } = body as { requestId: string; message: string };
  return { ...rest, message: message.replace(String(id), "N") };
}
