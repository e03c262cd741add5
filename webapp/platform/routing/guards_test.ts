import { describe, expect, it } from "vitest";
import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import { MemoryIdentity } from "../identity/memory/mod.ts";
import { loginPath, pathAfterLogin, requireSignedIn, requireSignedOut } from "./guards.ts";

const signedOut = { identity: new MemoryIdentity() };
const signedIn = {
  identity: new MemoryIdentity({
    signedIn: { id: maya.identityId, email: "maya@example.com", fullName: maya.fullName },
  }),
};

async function redirectOf(guard: Promise<void>): Promise<string | undefined> {
  try {
    await guard;
    return undefined;
  } catch (error) {
    return (error instanceof Response ? error.headers.get("location") : undefined) ?? "not a redirect";
  }
}

const week = new Request("http://weekplate.test/week?date=2026-11-19");

describe("a guarded page", () => {
  // #screen-guard
  it("sends a stranger to login, and remembers where they wanted to go", async () => {
    const path = await redirectOf(requireSignedIn(signedOut, week));

    expect(path).toBe("/login?next=%2Fweek%3Fdate%3D2026-11-19");
    expect(pathAfterLogin(new URLSearchParams(path?.split("?")[1]))).toBe("/week?date=2026-11-19");
  });

  it("opens for a signed-in person", async () => {
    expect(await redirectOf(requireSignedIn(signedIn, week))).toBeUndefined();
  });
});

describe("sign-up and login", () => {
  it("send a signed-in person home", async () => {
    expect(await redirectOf(requireSignedOut(signedIn, week))).toBe("/home");
  });

  it("let a stranger in, even while the identity service cannot be reached", async () => {
    const unreachable = Object.assign(new MemoryIdentity(), { ready: () => Promise.reject(new Error("offline")) });

    expect(await redirectOf(requireSignedOut(signedOut, week))).toBeUndefined();
    expect(await redirectOf(requireSignedOut({ identity: unreachable }, week))).toBeUndefined();
  });
});

it("leaves out the way back to home", () => {
  expect(loginPath("/home")).toBe("/login");
});

it.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", ""])(
  "never leads to %j after login",
  (next) => {
    expect(pathAfterLogin(new URLSearchParams({ next }))).toBe("/home");
  },
);
