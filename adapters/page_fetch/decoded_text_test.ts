import { expect, it } from "vitest";
import { decodedText } from "./decoded_text.ts";

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const utf8 = (text: string) => new TextEncoder().encode(text);

it.each([
  ["the header", latin1("Crème brûlée"), "text/html; charset=ISO-8859-1", "Crème brûlée"],
  ["meta", latin1('<meta charset="windows-1252"><p>Crème'), "text/html", '<meta charset="windows-1252"><p>Crème'],
  [
    "an older meta",
    latin1('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">Crème'),
    "text/html",
    '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">Crème',
  ],
  ["a byte order mark, whatever the header says", utf8("\uFEFFCrème"), "text/html; charset=iso-8859-1", "Crème"],
  ["UTF-16's mark", new Uint8Array(Buffer.from("\uFEFFCrème", "utf16le")), "text/plain", "Crème"],
  ["nothing, in UTF-8", utf8("Crème"), "text/html", "Crème"],
  ["nothing, in other bytes", latin1("Crème"), "text/html", "Crème"],
  ["an unknown name", utf8("Crème"), "text/html; charset=kitchen", "Crème"],
])("reads the encoding from %s", (_source, bytes, contentType, text) => {
  expect(decodedText(bytes, contentType)).toBe(text);
});
