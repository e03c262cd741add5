import { renderToString } from "react-dom/server";
// oxlint-disable-next-line no-restricted-imports -- the styles are what is tested
import { ServerStyleSheet, styled } from "styled-components";
import { expect, it } from "vitest";
import { servedStyles } from "./served_styles.ts";

const Note = styled.p`
  color: red;

  @media print { color: black; }
`;
const Warning = styled(Note)`margin: 0;`;

it("leaves the rules in an element of their own, and passes only their names to styled-components", () => {
  const sheet = new ServerStyleSheet({ nonce: "Zm9v" });
  const html = renderToString(sheet.collectStyles(<Warning />));
  const styles = new DOMParser().parseFromString(servedStyles(sheet.getStyleTags(), { nonce: "Zm9v" }), "text/html");
  const [rules, names] = [...styles.querySelectorAll("style")];
  const classes = [...html.matchAll(/(?<=["\s])[A-Za-z]+(?=["\s])/gu)]
    .map(([name]) => name)
    .filter((name) => name !== "class");

  expect(rules?.textContent).toMatch(/color: ?red.*@media print.*margin: ?0/su);
  expect(rules?.textContent).not.toContain("data-styled");
  expect(names?.hasAttribute("data-styled")).toBe(true);
  expect(names?.textContent).not.toMatch(/color|margin/u);
  for (const name of classes) expect(names?.textContent).toContain(name);
  expect(classes.length).toBeGreaterThan(1);
});
