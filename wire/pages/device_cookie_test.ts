import { expect, it } from "vitest";
import { deviceCookie, deviceIn } from "./device_cookie.ts";

const device = { marker: "4021-77", timeZone: "America/Argentina/Buenos_Aires" };

it("is read as it was written, among other cookies", () => {
  const written = deviceCookie(device, { secure: true });

  expect(written).toMatch(/; Max-Age=7776000; Path=\/; SameSite=Lax; Secure$/u);
  expect(deviceIn(`a=1; ${written.split(";")[0]}; b=2`)).toEqual(device);
  expect(deviceCookie(undefined, { secure: false })).toBe("weekplate-device=; Max-Age=0; Path=/; SameSite=Lax");
});

it.each([
  undefined,
  "",
  "weekplate-device=",
  "weekplate-device=4021-77",
  "weekplate-device=4021-77~Nowhere/Town",
  "weekplate-device=<b>~UTC",
  `weekplate-device=${"4".repeat(41)}~UTC`,
])("is not there in %j", (cookies) => {
  expect(deviceIn(cookies)).toBeUndefined();
});
