/** The parts of a token, with some of them changed. What is unsigned stays unsigned. */
export function changed(
  token: string,
  { header = {}, claims = {}, signature }: { header?: object; claims?: object; signature?: string },
): string {
  const [head = "", payload = "", signed = ""] = token.split(".");
  return `${merged(head, header)}.${merged(payload, claims)}.${signature ?? signed}`;
}

/** What is wrong with a token, and such a token, made from a good one of the emulator's. */
export function badTokensOf(good: string): Readonly<Record<string, string>> {
  const now = Math.floor(Date.now() / 1000);
  return {
    garbage: "garbage",
    "three parts of garbage": "a.b.c",
    "expired an hour ago": changed(good, { claims: { iat: now - 7200, auth_time: now - 7200, exp: now - 3600 } }),
    "another project's": changed(good, {
      claims: { aud: "another", iss: "https://securetoken.google.com/another" },
    }),
    "another issuer's": changed(good, { claims: { iss: "https://accounts.example/demo-weekplate" } }),
    "another audience's": changed(good, { claims: { aud: "another" } }),
    "of somebody whom the identity service does not know": changed(good, {
      claims: { sub: "nobody-of-ours", user_id: "nobody-of-ours" },
    }),
    "nobody's": changed(good, { claims: { sub: "", user_id: "" } }),
    "signed with a secret of the forger's own": changed(good, {
      header: { alg: "HS256" },
      signature: "c2lnbmVkLWJ5LW1l",
    }),
  };
}

function merged(part: string, changes: object): string {
  const content: object = JSON.parse(Buffer.from(part, "base64url").toString());
  return Buffer.from(JSON.stringify({ ...content, ...changes })).toString("base64url");
}
