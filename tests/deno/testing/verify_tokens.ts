import { generateKeyPairSync, sign } from "node:crypto";
import { FirebaseAdmin } from "../../../adapters/firebase/firebase_admin.ts";
import { FirebaseIdentityVerifier } from "../../../adapters/firebase/identity_verifier.ts";
import { SystemClock } from "../../../adapters/system/system_clock.ts";

// Verifies a signed token and a forged one, with keys from an address that needs no permission. Prints the results as JSON.

const PROJECT = "weekplate-kitchen";
const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const keySet = JSON.stringify({ keys: [{ ...publicKey.export({ format: "jwk" }), kid: "ours" }] });
const now = Math.floor(Date.now() / 1000);
const claims = {
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  iat: now,
  auth_time: now,
  exp: now + 60,
};
const signed = [
  { alg: "RS256", typ: "JWT", kid: "ours" },
  { ...claims, sub: "maya" },
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
  .join(".");
const signature = sign("sha256", Buffer.from(signed), privateKey).toString("base64url");

const verifier = new FirebaseIdentityVerifier({
  admin: new FirebaseAdmin({ projectId: PROJECT }),
  clock: new SystemClock(),
  keysUrl: `data:application/json,${encodeURIComponent(keySet)}`,
});
const result = (token: string) =>
  verifier.verify(token).then(
    ({ identityId }) => identityId,
    (error: { code: string }) => error.code,
  );
console.log(
  JSON.stringify([await result(`${signed}.${signature}`), await result(`${signed}.${signature.slice(4)}AAAA`)]),
);
