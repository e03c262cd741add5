import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import { expect, it } from "vitest";
import type { Person } from "../../../core/account/mod.ts";
import { ingeborg, maya, tomas } from "../../memory/people_and_recipes.ts";
import { memoryAppForEachTest } from "../testing/memory_app.ts";
import { importFile, photo } from "../testing/sample_routes.ts";

const MEGABYTE = 1_000_000;

const app = memoryAppForEachTest({ routes: [photo, importFile] });

/** An upload whose file the test sends. Its last bytes come with `finish`. */
function upload(person: Person, path: "/api/photo" | "/api/import") {
  const field = path === "/api/photo" ? "photo" : "file";
  const headers = {
    authorization: `Bearer ${app.verifier.issue({ ...person, name: person.fullName })}`,
    "content-type": "multipart/form-data; boundary=x",
  };
  const outgoing: ClientRequest = request(`${app.url}${path}`, { method: "POST", headers });
  outgoing.on("error", () => {});
  const reply = once(outgoing, "response").then(async ([response]) => {
    const incoming = response as IncomingMessage;
    return { status: incoming.statusCode, body: await json(incoming) };
  });
  outgoing.write(`--x\r\ncontent-disposition: form-data; name="${field}"; filename="a"\r\n\r\n`);
  return {
    reply,
    send: (bytes: number) => outgoing.write(Buffer.alloc(bytes)),
    finish: () => outgoing.end("\r\n--x--\r\n"),
  };
}

// #server-bounded
it("does not refuse a slow photo while others send more imports than there is memory for", async () => {
  const slow = upload(maya, "/api/photo");
  slow.send(MEGABYTE / 2);
  const imports = [upload(tomas, "/api/import"), upload(ingeborg, "/api/import")];
  for (const each of imports) each.send(45 * MEGABYTE);

  expect(await Promise.race(imports.map(({ reply }) => reply))).toMatchObject({
    status: 503,
    body: { code: "unavailable", message: "Too many recipes are being imported just now. Please try again." },
  });
  for (const each of [...imports, slow]) each.finish();
  const replies = await Promise.all(imports.map(({ reply }) => reply));
  expect(replies.map(({ status }) => status).toSorted((a = 0, b = 0) => a - b)).toEqual([200, 503]);
  expect(await slow.reply).toMatchObject({ status: 200, body: { bytes: MEGABYTE / 2 } });
});

it.each([
  ["an import", "/api/import", 97 * MEGABYTE, "import_too_large", "The file is too large: at most 50 MB can be read."],
  ["a photo", "/api/photo", 12 * MEGABYTE, "photo_too_large", "photo: it is larger than 1 MB"],
] as const)("says that %s is too large, and how large it may be", async (_what, path, bytes, code, message) => {
  const chunked = upload(tomas, path);
  chunked.send(bytes);
  const form = new FormData();
  form.append(path === "/api/photo" ? "photo" : "file", new Blob([new Uint8Array(bytes)]), "a");

  expect(await chunked.reply).toMatchObject({ status: 413, body: { code, message } });
  chunked.finish();
  expect(await app.as(maya).post(path, { form })).toMatchObject({ status: 413, body: { code, message } });
});
