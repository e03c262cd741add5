import { isIP } from "node:net";
import { z } from "zod";
import type { NatsServers } from "../adapters/nats/chat_bus.ts";

const DEFAULT_PORT = "4222";
const MAX_SERVERS = 20;
const RULE =
  "must be nats:// or tls:// URLs without a path, comma separated, all with the same scheme, user and password; with tls:// of names, not of IP addresses";

/** Reads addresses such as `tls://user:password@nats-1.example:4222`, separated by commas. */
export const natsUrls = z.string().transform((text, { addIssue }): NatsServers => {
  const urls = text.split(",").map((item) => item.trim());
  const [first, ...others] = urls.map((url) => (URL.canParse(url) ? new URL(url) : undefined));
  const all = [first, ...others];
  if (!first || urls.length > MAX_SERVERS || !all.every((url) => url && isServer(url) && hasSameAccess(url, first))) {
    addIssue(RULE);
    return z.NEVER;
  }
  return {
    addresses: all.flatMap((url) => (url ? [`${url.hostname}:${url.port || DEFAULT_PORT}`] : [])),
    user: decodeURIComponent(first.username) || undefined,
    password: decodeURIComponent(first.password) || undefined,
    tls: first.protocol === "tls:",
  };
});

function isServer({ protocol, hostname, pathname, search, hash, username, password }: URL): boolean {
  const isBare = ["", "/"].includes(pathname) && search === "" && hash === "";
  const hasUserAndPassword = (username === "") === (password === "") && isEncoded(username) && isEncoded(password);
  // The client would accept a certificate of `localhost` from any of them.
  const isUnnamed = protocol === "tls:" && isIP(hostname.replaceAll(/[[\]]/gu, "")) !== 0;
  return /^(?:nats|tls):$/u.test(protocol) && hostname !== "" && !isUnnamed && isBare && hasUserAndPassword;
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function hasSameAccess(one: URL, other: URL): boolean {
  return one.protocol === other.protocol && one.username === other.username && one.password === other.password;
}
