import { expect, it } from "vitest";
import { takeSignedInFragment } from "./signed_in_fragment.ts";

function openPage(address: string) {
  const { hash, pathname, search } = new URL(address, "https://weekplate.example");
  const shown = [address];
  const history = { state: null, replaceState: (_state: unknown, _title: string, to: string) => void shown.push(to) };
  return {
    shown,
    wasSignedIn: takeSignedInFragment({ location: { hash, pathname, search }, history }),
  };
}

it("is found once, and leaves no trace in the address", () => {
  expect(openPage("/week?date=2026-12-24#signed-in")).toEqual({
    wasSignedIn: true,
    shown: ["/week?date=2026-12-24#signed-in", "/week?date=2026-12-24"],
  });
});

it.each(["/week", "/week#signed-in-not", "/week?x=#"])("is not in %s", (address) => {
  expect(openPage(address)).toEqual({ wasSignedIn: false, shown: [address] });
});
