/** A token with some of its parts changed, but not signed again. */
export function changed(
  token: string,
  { header = {}, claims = {}, signature }: { header?: object; claims?: object; signature?: string },
): string {
  const [head = "", payload = "", signed = ""] = token.split(".");
  return `${merged(head, header)}.${merged(payload, claims)}.${signature ?? signed}`;
}

/** Invalid tokens by their fault, made from a valid token of the emulator. */
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
    "of an unknown user": changed(good, {
      claims: { sub: "unknown-uid", user_id: "unknown-uid" },
    }),
    "without a user": changed(good, { claims: { sub: "", user_id: "" } }),
    "signed with another secret": changed(good, {
      header: { alg: "HS256" },
      signature: "c2lnbmVkLWJ5LW1l",
    }),
  };
}

function merged(part: string, changes: object): string {
  const content: object = JSON.parse(Buffer.from(part, "base64url").toString());
  return Buffer.from(JSON.stringify({ ...content, ...changes })).toString("base64url");
}
