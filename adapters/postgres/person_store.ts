import type { Knex } from "knex";
import type { IdentityId, Person, PersonStore, UserId, VerifiedIdentity } from "../../core/account/mod.ts";

interface PersonRow {
  id: UserId;
  identity_id: IdentityId;
  email: string | null;
  full_name: string;
}

const COLUMNS: (keyof PersonRow)[] = ["id", "identity_id", "email", "full_name"];

/** {@linkcode PersonStore} on the table `person`, whose `identity_id` is unique. */
export class PostgresPersonStore implements PersonStore {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async save(identity: { identityId: IdentityId; email: string | undefined; fullName: string }): Promise<Person> {
    const rows = await this.#people()
      .insert(columnsOf(identity))
      .onConflict("identity_id")
      .merge(["email", "full_name"])
      .returning(COLUMNS);
    return onlyPerson(rows);
  }

  async findOrCreate(identity: VerifiedIdentity & { fullName: string }): Promise<Person> {
    const existing = await this.findByIdentity(identity.identityId);
    if (existing) return existing;

    // Merging the key with itself changes nothing, but returns the row to a caller that lost the race to create it.
    const rows = await this.#people()
      .insert(columnsOf(identity))
      .onConflict("identity_id")
      .merge(["identity_id"])
      .returning(COLUMNS);
    return onlyPerson(rows);
  }

  async find(id: UserId): Promise<Person | undefined> {
    const { rows } = await this.#knex.raw<{ rows: PersonRow[] }>(
      "SELECT id, identity_id, email, full_name FROM person WHERE id = ?",
      [id],
    );
    return personOf(rows[0]);
  }

  async findByIdentity(identityId: IdentityId): Promise<Person | undefined> {
    return personOf(await this.#people().select(COLUMNS).where({ identity_id: identityId }).first());
  }

  #people(): Knex.QueryBuilder<PersonRow, PersonRow[]> {
    return this.#knex<PersonRow>("person");
  }
}

function columnsOf(identity: { identityId: IdentityId; email: string | undefined; fullName: string }) {
  return { identity_id: identity.identityId, email: identity.email ?? null, full_name: identity.fullName };
}

function onlyPerson(rows: readonly PersonRow[]): Person {
  const person = personOf(rows[0]);
  if (!person) throw new Error("Cannot save a person: the insert gave no row back");
  return person;
}

function personOf(row: PersonRow | undefined): Person | undefined {
  return row && { id: row.id, identityId: row.identity_id, email: row.email ?? undefined, fullName: row.full_name };
}
