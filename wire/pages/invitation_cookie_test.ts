import { expect, it } from "vitest";
import { invitationCookie, invitationIn } from "./invitation_cookie.ts";

it("is read as it was written, among other cookies", () => {
  const written = invitationCookie("Zx_9-a");

  expect(written).toBe("weekplate-invitation=Zx_9-a; Max-Age=60; Path=/join; SameSite=Lax");
  expect(invitationIn(`a=1; ${written.split(";")[0]}; b=2`)).toBe("Zx_9-a");
  expect(invitationCookie(undefined)).toBe("weekplate-invitation=; Max-Age=0; Path=/join; SameSite=Lax");
});

it.each([
  undefined,
  "",
  "weekplate-invitation=",
  "other-weekplate-invitation=Zx_9-a",
  "weekplate-invitation=<b>",
  `weekplate-invitation=${"x".repeat(101)}`,
])("is not there in %j", (cookies) => {
  expect(invitationIn(cookies)).toBeUndefined();
});
