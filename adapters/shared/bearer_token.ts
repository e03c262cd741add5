import type { IncomingMessage } from "node:http";

/** The token of an `Authorization: Bearer …` header; undefined without the header, empty for another scheme. */
export function bearerToken(request: IncomingMessage): string | undefined {
  const header = request.headers.authorization;
  return header === undefined ? undefined : (/^Bearer +(\S+) *$/iu.exec(header)?.[1] ?? "");
}
