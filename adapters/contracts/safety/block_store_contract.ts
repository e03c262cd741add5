import { expect, it } from "vitest";
import type { UserId } from "../../../core/account/mod.ts";
import type { BlockStore } from "../../../core/safety/mod.ts";
import { ingeborg, maya, tomas } from "../../memory/people_and_recipes.ts";
import { type ContractFixture, contract } from "../contract_fixture.ts";

/** The contract's fixture: a store with Maya, Tomás and Ingeborg. */
interface BlockStoreFixture extends ContractFixture {
  readonly store: BlockStore;
  /** Maya has written to Tomás. */
  chat(): Promise<void>;
  /** Ingeborg has posted something. */
  post(): Promise<void>;
}

/** The contract of {@linkcode BlockStore}, run for every adapter. */
export const blockStoreContract = contract<BlockStoreFixture>("BlockStore", (fixture) => {
  const block = (userId: UserId, blockedId: UserId, max = 10) => fixture.store.block(userId, { blockedId, max });
  const list = (userId: UserId, limit = 10) => fixture.store.list(userId, { limit });

  it("lists a person's own blocks, the newest first, and shows them to no one else", async () => {
    await fixture.chat();
    await fixture.post();
    expect(await block(maya.id, tomas.id)).toBe("blocked");
    expect(await block(maya.id, ingeborg.id)).toBe("blocked");

    expect(await list(maya.id)).toEqual([
      { userId: ingeborg.id, name: "Ingeborg Aas", blockedAt: expect.any(Date) },
      { userId: tomas.id, name: "Tomás Herrera", blockedAt: expect.any(Date) },
    ]);
    expect(await list(maya.id, 1)).toMatchObject([{ userId: ingeborg.id }]);
    expect(await list(tomas.id)).toEqual([]);
  });

  it("stores one block of many simultaneous ones, also at the limit", async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => block(maya.id, tomas.id, 1)));

    expect(new Set(outcomes)).toEqual(new Set(["blocked"]));
    expect(await list(maya.id)).toHaveLength(1);
  });

  it("never stores more than the limit", async () => {
    const outcomes = await Promise.all([tomas.id, ingeborg.id].map((id) => block(maya.id, id, 1)));

    expect(outcomes.toSorted()).toEqual(["blocked", "too_many"]);
    expect(await list(maya.id)).toHaveLength(1);
  });

  // #chat-ids-silent
  it("reveals no name that is new to the person, nor whether there is such a person", async () => {
    const unknown = 999_999 as UserId;
    expect(await block(maya.id, unknown)).toBe("blocked");
    expect(await block(maya.id, tomas.id)).toBe("blocked");
    expect(await list(maya.id)).toEqual(
      [tomas.id, unknown].map((userId) => ({ userId, name: undefined, blockedAt: expect.any(Date) })),
    );
    await fixture.chat();
    expect(await list(maya.id)).toMatchObject([{ name: "Tomás Herrera" }, { name: undefined }]);
  });

  it("ends only the person's own block", async () => {
    await block(maya.id, tomas.id);
    await block(tomas.id, maya.id);
    await fixture.store.unblock(maya.id, tomas.id);
    await fixture.store.unblock(maya.id, tomas.id);

    expect(await list(maya.id)).toEqual([]);
    expect(await list(tomas.id)).toMatchObject([{ userId: maya.id }]);
  });
});
