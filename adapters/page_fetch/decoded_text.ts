import { TextDecoder } from "node:util";

/** Where HTML has to name its encoding: https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding */
const META_MAX_BYTES = 1024;

/**
 * The text of a page. Its encoding is that of the byte order mark, of the header, of HTML's `meta`, or UTF-8, in this order;
 * bytes that are no UTF-8, and of which nothing else is said, are Windows-1252 as in browsers. Wrong bytes become U+FFFD.
 *
 * @param contentType the header: "text/html; charset=utf-8"
 */
export function decodedText(bytes: Uint8Array, contentType: string): string {
  const named =
    encodingOfMark(bytes) ?? decoderOf(/charset\s*=\s*"?([^\s;"]+)/iu.exec(contentType)?.[1]) ?? metaDecoder(bytes);
  if (named) return named.decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function encodingOfMark([first, second, third]: Uint8Array): TextDecoder | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder("utf-8");
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be");
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le");
  return undefined;
}

function metaDecoder(bytes: Uint8Array): TextDecoder | undefined {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, META_MAX_BYTES));
  const label = /<meta\s[^>]*charset\s*=\s*["']?([^\s"'/>;]+)/iu.exec(start)?.[1];
  // The bytes of the tag itself could be read, so that the encoding is none of UTF-16.
  return label?.toLowerCase().startsWith("utf-16") ? new TextDecoder("utf-8") : decoderOf(label);
}

/** Undefined for a label that no browser knows either. */
function decoderOf(label: string | undefined): TextDecoder | undefined {
  try {
    return label ? new TextDecoder(label) : undefined;
  } catch {
    return undefined;
  }
}
