import { expect, it } from "vitest";
import { APP_ROUTES, pageAt } from "../../../wire/pages/app_routes.ts";
import { pageTitle } from "./page_title.ts";

it("gives the manifest's titles in English", () => {
  const titles = (title: (path: (typeof APP_ROUTES)[number]) => string | undefined) =>
    APP_ROUTES.map((path) => [path, title(path)]);
  expect(titles(pageTitle)).toEqual(titles((path) => pageAt(path).title));
});
