import { expect, it } from "vitest";
import { popupScript } from "./popup_script_policy.ts";

it("accepts the popup's script", () => {
  const address = "https://apis.google.com/js/api.js?onload=__iframefcb123";

  expect(popupScript(address)).toBe(address);
});

it.each([
  "https://evil.example/js/api.js",
  "https://apis.google.com.evil.example/",
  "/assets/other.js",
  "data:,alert(1)",
])("refuses %s", (address) => {
  expect(() => popupScript(address)).toThrow(TypeError);
});
