import type { Knex } from "knex";
import {
  accountDeleted,
  type IdentityId,
  type NewPerson,
  type Person,
  type PersonStore,
  SUSPENDED_AGAIN,
  type UserId,
} from "../../../core/account/mod.ts";
import { BY_PRODUCT } from "../../../core/safety/mod.ts";
import { identityHash } from "./identity_hash.ts";
import { suspendedIdentityHashes } from "./suspended_identity.ts";

interface PersonRow {
  id: UserId;
  identity_id: IdentityId;
  email: string | null;
  full_name: string;
  verified_email: string | null;
}

const COLUMNS: (keyof PersonRow)[] = ["id", "identity_id", "email", "full_name", "verified_email"];

/** {@linkcode PersonStore} on the table `person`, whose `identity_id` is unique. */
export class PostgresPersonStore implements PersonStore {
  readonly #knex: Knex;
  readonly #installationSecret: string | undefined;

  /** @param options `installationSecret`: without one no suspended identity is recognised. */
  constructor(knex: Knex, options: { readonly installationSecret?: string | undefined } = {}) {
    this.#knex = knex;
    this.#installationSecret = options.installationSecret;
  }

  async save(person: NewPerson): Promise<Person> {
    return await this.#insert(person, "DO UPDATE SET email = excluded.email, full_name = excluded.full_name");
  }

  async findOrCreate(person: NewPerson): Promise<Person> {
    const existing = await this.#people().select(COLUMNS).where({ identity_id: person.identityId }).first();
    // Setting the key to itself changes nothing, but returns the row to a caller that lost the race to create it.
    const found =
      personOf(existing) ?? (await this.#insert(person, "DO UPDATE SET identity_id = excluded.identity_id"));
    const before = existing?.verified_email ?? null;
    const now = verifiedEmailOf(person, before);
    const email = person.emailVerified ? (person.email ?? found.email) : found.email;
    if (now !== before || email !== found.email) {
      await this.#people()
        .where({ id: found.id })
        .update({ verified_email: now, email: email ?? null });
    }
    return { ...found, email };
  }

  async find(id: UserId): Promise<Person | undefined> {
    const { rows } = await this.#knex.raw<{ rows: PersonRow[] }>(
      "SELECT id, identity_id, email, full_name, verified_email FROM person WHERE id = ?",
      [id],
    );
    return personOf(rows[0]);
  }

  async findByIdentity(identityId: IdentityId): Promise<Person | undefined> {
    return personOf(await this.#people().select(COLUMNS).where({ identity_id: identityId }).first());
  }

  async verifiedEmail(id: UserId): Promise<string | undefined> {
    const row = await this.#people().select("verified_email").where({ id }).first();
    return row?.verified_email ?? undefined;
  }

  async #insert({ identityId, email, fullName, signedInAt }: NewPerson, onConflict: string): Promise<Person> {
    const { rows } = await this.#knex.raw<{ rows: PersonRow[] }>(
      `WITH stored AS (
         INSERT INTO person (identity_id, email, full_name, suspended_until)
         SELECT :identityId, :email, :fullName, (
           SELECT max(suspended_until) FROM suspended_identity
           WHERE identity_hash = ANY(:suspendedHashes::bytea[]) AND suspended_until > clock_timestamp()
         )
         WHERE NOT EXISTS (SELECT FROM removed_identity WHERE identity_hash = :hash AND removed_at > CAST(:signedInAt AS timestamptz))
         ON CONFLICT (identity_id) ${onConflict}
         RETURNING *, xmax = 0 AS is_new
       ), suspended AS (
         SELECT * FROM stored WHERE is_new AND suspended_until IS NOT NULL
       ), warned AS (
         INSERT INTO person_warning (person_id, text) SELECT id, :suspendedAgain FROM suspended
       ), logged AS (
         INSERT INTO moderation_log (moderator_id, person_id, report_id, kind, subject_id, action, until, reason)
         SELECT ${BY_PRODUCT}, id, ${BY_PRODUCT}, 'person', id, 'suspend', suspended_until, :suspendedAgain FROM suspended
       )
       SELECT id, identity_id, email, full_name FROM stored`,
      {
        identityId,
        email: email ?? null,
        fullName,
        hash: identityHash(identityId),
        suspendedHashes: suspendedIdentityHashes(this.#installationSecret, { identityId, emails: [email] }),
        suspendedAgain: SUSPENDED_AGAIN,
        signedInAt: signedInAt ?? null,
      },
    );
    const person = personOf(rows[0]);
    if (!person) throw accountDeleted();
    return person;
  }

  #people(): Knex.QueryBuilder<PersonRow, PersonRow[]> {
    return this.#knex<PersonRow>("person");
  }
}

/** An address stays verified: a token without the claim is older. */
function verifiedEmailOf({ email, emailVerified }: NewPerson, before: string | null): string | null {
  if (emailVerified === undefined) return before;
  return emailVerified || email === before ? (email ?? null) : null;
}

function personOf(row: PersonRow | undefined): Person | undefined {
  return row && { id: row.id, identityId: row.identity_id, email: row.email ?? undefined, fullName: row.full_name };
}
