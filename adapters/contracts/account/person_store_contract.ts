import { expect, it } from "vitest";
import type { IdentityId, PersonStore, UserId } from "../../../core/account/mod.ts";
import { type ContractFixture, contract } from "../contract_fixture.ts";

/** The contract's fixture: an empty store. */
interface PersonStoreFixture extends ContractFixture {
  readonly store: PersonStore;
}

/** The contract of {@linkcode PersonStore}, run for every adapter. */
export const personStoreContract = contract<PersonStoreFixture>("PersonStore", (fixture) => {
  const maya = { identityId: "identity-maya" as IdentityId, email: "maya@example.com", fullName: "Maya Lindqvist" };
  const mayaByFacebook = { ...maya, identityId: "identity-maya-facebook" as IdentityId };
  const mayaByGoogle = { ...maya, identityId: "identity-maya-google" as IdentityId };
  it("creates a row with a unique id", async () => {
    const person = await fixture.store.save(maya);

    expect(person).toEqual({ ...maya, id: expect.any(Number) });
    expect(await fixture.store.find(person.id)).toEqual(person);
    expect(await fixture.store.findByIdentity(maya.identityId)).toEqual(person);
  });

  it("keeps the id when the name and the e-mail change", async () => {
    const before = await fixture.store.save(maya);
    const after = await fixture.store.save({ ...maya, fullName: "Maya Holm", email: undefined });

    expect(after).toEqual({ ...before, fullName: "Maya Holm", email: undefined });
    expect(await fixture.store.find(before.id)).toEqual(after);
  });

  // #account-never-linked
  it("never merges two identities with the same e-mail", async () => {
    const { id: byPassword } = await fixture.store.findOrCreate({ ...maya, emailVerified: true });
    const { id: byFacebook } = await fixture.store.save(mayaByFacebook);
    const { id: byGoogle } = await fixture.store.findOrCreate({ ...mayaByGoogle, emailVerified: true });

    expect(new Set([byPassword, byFacebook, byGoogle]).size).toBe(3);
  });

  it("does not change an existing row that is found again", async () => {
    const saved = await fixture.store.save(maya);

    expect(await fixture.store.findOrCreate({ ...maya, fullName: "Guest", email: "new@x.org" })).toEqual(saved);
  });

  // #account-profile-changed
  it("follows the e-mail address of the identity service once that is verified", async () => {
    const { store } = fixture;
    const saved = await store.save(maya);
    const email = "new@x.org";

    expect(await store.findOrCreate({ ...maya, email, emailVerified: false })).toEqual(saved);
    expect(await store.findOrCreate({ ...maya, email, emailVerified: true })).toEqual({ ...saved, email });
    expect(await store.find(saved.id)).toEqual({ ...saved, email });
  });

  it("creates one row for a hundred concurrent first calls", async () => {
    const people = await Promise.all(
      Array.from({ length: 100 }, (_, n) => (n % 2 ? fixture.store.save(maya) : fixture.store.findOrCreate(maya))),
    );

    expect(new Set(people.map(({ id }) => id)).size).toBe(1);
  });

  it("knows an e-mail address as verified until the account has another one", async () => {
    const { store } = fixture;
    const see = async (email: string | undefined, emailVerified: boolean | undefined) =>
      store.verifiedEmail((await store.findOrCreate({ ...maya, email, emailVerified })).id);

    expect(await see("maya@example.com", false)).toBeUndefined();
    expect(await see("maya@example.com", true)).toBe("maya@example.com");
    expect(await see("other@example.com", undefined)).toBe("maya@example.com"); // an unknown state changes nothing
    expect(await see("maya@example.com", false)).toBe("maya@example.com"); // an older answer that arrives later
    expect(await see("other@example.com", false)).toBeUndefined();
    expect(await see(undefined, true)).toBeUndefined();
    expect(await store.verifiedEmail(404 as UserId)).toBeUndefined();
  });

  it("finds no unknown person", async () => {
    expect(await fixture.store.find(404 as UserId)).toBeUndefined();
    expect(await fixture.store.findByIdentity("identity-unknown" as IdentityId)).toBeUndefined();
  });
});
