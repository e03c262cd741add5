import { needsEmbeddedStack, permissionsFor } from "./permissions.ts";

// `deno task permissions`: the flags that `deno task start` adds for the settings in the environment, in one line.

if (needsEmbeddedStack(process.env)) {
  console.error(
    "On Deno the server starts no other programs: give DATABASE_URL, and FIREBASE_PROJECT_ID or FIREBASE_AUTH_EMULATOR_HOST.",
  );
}
console.log(permissionsFor(process.env).join(" "));
