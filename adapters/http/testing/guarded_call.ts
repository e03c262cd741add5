import { describe, expect, it } from "vitest";
import { maya, tomas } from "../../memory/people_and_recipes.ts";
import type { Api } from "./api.ts";
import type { ApiReply, ApiRequest } from "./api_client.ts";

/** A call that only a signed-in person may make, as Maya makes it well, without a uid. */
export interface GuardedCall {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: Readonly<Record<string, unknown>>;
  /** A new form each time, since a sent one is used up. */
  readonly form?: () => FormData;
  /** How this call spells the uid. Default `firebaseUid`. */
  readonly uidField?: string;
}

/** Tests that a call keeps out whoever is not its caller. `open` gives the file's API, which knows Maya and Tomás. */
export function itIsGuarded(call: GuardedCall, open: () => Api): void {
  const { method, path, uidField = "firebaseUid" } = call;

  function send(client: { send: Api["stranger"]["send"] }, changes: Partial<ApiRequest> = {}): Promise<ApiReply> {
    const { query, json } = call;
    return client.send(method, {
      path,
      ...(query ? { query } : {}),
      ...(json ? { json } : {}),
      ...(call.form ? { form: call.form() } : {}),
      ...changes,
    });
  }

  /** The call with these uids where it carries them: in its form, its JSON, or its query. */
  function withUids(...uids: readonly string[]): Partial<ApiRequest> {
    if (call.form) {
      const form = call.form();
      for (const uid of uids) form.append(uidField, uid);
      return { form };
    }
    if (call.json) return { json: { ...call.json, [uidField]: uids.length === 1 ? uids[0] : uids } };
    return { query: queryWith(...uids) };
  }

  function queryWith(...uids: readonly string[]): string {
    const search = new URLSearchParams(call.query);
    for (const uid of uids) search.append(uidField, uid);
    return search.toString();
  }

  describe(`${method} ${path} is guarded`, () => {
    it("lets Maya in, with her uid and without", async () => {
      expect((await send(open().as(maya))).status).toBeLessThan(300);
      expect((await send(open().as(maya), withUids(maya.identityId))).status).toBeLessThan(300);
    });

    it("refuses a call without a token, or with another kind of credential", async () => {
      const refused = { status: 401, body: { code: "not_signed_in" } };

      expect(await send(open().stranger)).toMatchObject(refused);
      expect(await send(open().stranger, { headers: { authorization: "Basic bWF5YTpwYXNz" } })).toMatchObject(refused);
      expect(await send(open().stranger, { headers: { authorization: "Bearer" } })).toMatchObject(refused);
    });

    it("refuses a token that is garbage, or has expired", async () => {
      const { verifier, withToken } = open();
      const expired = verifier.issue({ ...maya, name: maya.fullName }, { seconds: 0 });

      expect(await send(withToken("garbage"))).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
      expect(await send(withToken(expired))).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
    });

    it("refuses another person's uid, in its own place and in the query", async () => {
      const refused = { status: 403, body: { code: "forbidden", message: expect.stringContaining(uidField) } };

      expect(await send(open().as(maya), withUids(tomas.identityId))).toMatchObject(refused);
      expect(await send(open().as(maya), { query: queryWith(tomas.identityId) })).toMatchObject(refused);
    });

    it("refuses a uid that is given twice, or as a list", async () => {
      const refused = { status: 400, body: { code: "invalid_input", message: expect.stringContaining(uidField) } };
      const list = `${new URLSearchParams(call.query)}&${uidField}[]=${maya.identityId}`;

      expect(await send(open().as(maya), withUids(maya.identityId, maya.identityId))).toMatchObject(refused);
      expect(await send(open().as(maya), { query: queryWith(maya.identityId, maya.identityId) })).toMatchObject(
        refused,
      );
      expect(await send(open().as(maya), { query: list })).toMatchObject(refused);
    });

    it("says 503 and not 401 while tokens can't be checked", async () => {
      const client = open().as(maya);
      open().verifier.setAvailable(false);
      const reply = await send(client);
      open().verifier.setAvailable(true);

      expect(reply).toMatchObject({ status: 503, body: { code: "identity_unavailable" } });
      expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
    });
  });
}
