import { getServers } from "node:dns";
import { needsEmbeddedStack, permissionsFor } from "./permissions.ts";

// `deno task permissions`: prints the flags that `deno task start` adds for the settings in the environment.

if (needsEmbeddedStack(process.env)) {
  console.error(
    "On Deno the server starts no other programs: set DATABASE_URL, and FIREBASE_PROJECT_ID or FIREBASE_AUTH_EMULATOR_HOST.",
  );
}
console.log(permissionsFor(process.env, { nameServers: getServers() }).join(" "));
