import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { IdentityId, PersonStore, UserId } from "../../core/account/mod.ts";

/** What a contract needs of an adapter: one empty store, and a way to clean up. */
export interface PersonStoreFixture {
  readonly store: PersonStore;
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** The promises of {@linkcode PersonStore}, to be run on every adapter. */
export function personStoreContract(adapter: string, open: () => Promise<PersonStoreFixture>): void {
  describe(`PersonStore on ${adapter}`, () => {
    const maya = { identityId: "identity-maya" as IdentityId, email: "maya@example.com", fullName: "Maya Lindqvist" };
    const mayaByFacebook = { ...maya, identityId: "identity-maya-facebook" as IdentityId };
    let fixture: PersonStoreFixture;

    beforeAll(async () => {
      fixture = await open();
    });
    beforeEach(() => fixture.clear());
    afterAll(() => fixture.close());

    it("makes a row with a number of its own", async () => {
      const person = await fixture.store.save(maya);

      expect(person).toEqual({ ...maya, id: expect.any(Number) });
      expect(await fixture.store.find(person.id)).toEqual(person);
      expect(await fixture.store.findByIdentity(maya.identityId)).toEqual(person);
    });

    it("keeps the number when the name and the e-mail change", async () => {
      const before = await fixture.store.save(maya);
      const after = await fixture.store.save({ ...maya, fullName: "Maya Holm", email: undefined });

      expect(after).toEqual({ ...before, fullName: "Maya Holm", email: undefined });
      expect(await fixture.store.find(before.id)).toEqual(after);
    });

    it("never joins two identities by their e-mail", async () => {
      const [byPassword, byFacebook] = [await fixture.store.save(maya), await fixture.store.save(mayaByFacebook)];

      expect(byFacebook.id).not.toBe(byPassword.id);
    });

    it("leaves an existing row alone when it is found again", async () => {
      const saved = await fixture.store.save(maya);

      expect(
        await fixture.store.findOrCreate({ ...maya, name: "Guest", fullName: "Guest", email: "new@x.org" }),
      ).toEqual(saved);
    });

    it("makes one row of a hundred first calls at once", async () => {
      const people = await Promise.all(
        Array.from({ length: 100 }, (_, n) =>
          n % 2 ? fixture.store.save(maya) : fixture.store.findOrCreate({ ...maya, name: undefined }),
        ),
      );

      expect(new Set(people.map(({ id }) => id)).size).toBe(1);
    });

    it("finds no unknown person", async () => {
      expect(await fixture.store.find(404 as UserId)).toBeUndefined();
      expect(await fixture.store.findByIdentity("identity-unknown" as IdentityId)).toBeUndefined();
    });
  });
}
