import { expect, it } from "vitest";
import { sharedToApp } from "./shared_to_app.ts";

const PAGE = "https://example.com/leek-soup?print=1";

it.each([
  ["a browser", { title: "Leek Soup", url: PAGE }, { address: PAGE, text: "" }],
  ["an app that puts the address into the text", { text: `Leek Soup ${PAGE}\nTry it!` }, { address: PAGE, text: "" }],
  [
    "notes",
    { title: "Leek Soup", text: "2 leeks\nBoil them." },
    { address: "", text: "Leek Soup\n\n2 leeks\nBoil them." },
  ],
  ["nothing", {}, { address: "", text: "" }],
  ["a script", { url: "javascript:alert(1)" }, { address: "", text: "" }],
])("reads what %s shares", (_, shared, read) => {
  expect(sharedToApp(new URLSearchParams(shared))).toEqual(read);
});
