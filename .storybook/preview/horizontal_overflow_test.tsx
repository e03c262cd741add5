import { expect, it } from "vitest";
import { renderKit } from "../../ui-kit/testing/render_kit.tsx";
import { expectNoHorizontalOverflow } from "./horizontal_overflow.ts";

const LONG = "Grandma-Ingeborg's-Slow-Roasted-Tomato-Soup-".repeat(20);

it("accepts a page whose words break", async () => {
  const screen = await renderKit(<p>{LONG.replaceAll("-", " ")}</p>);

  await expect(expectNoHorizontalOverflow(screen.container)).resolves.toBeUndefined();
});

it("names a word that is wider than the page", async () => {
  const screen = await renderKit(<p style={{ overflowWrap: "normal", whiteSpace: "nowrap" }}>{LONG}</p>);

  await expect(expectNoHorizontalOverflow(screen.container)).rejects.toThrow(/<p> "Grandma-Ingeborg's/u);
});

it("names a picture that leaves the page at the start", async () => {
  const screen = await renderKit(
    <svg aria-label="Tomato" width="40" height="40" style={{ position: "absolute", left: -60 }} />,
  );

  await expect(expectNoHorizontalOverflow(screen.container)).rejects.toThrow('<svg> "Tomato"');
});

it("finds an empty box that makes the page scroll", async () => {
  const screen = await renderKit(<div style={{ inlineSize: 9000, blockSize: 4 }} />);

  await expect(expectNoHorizontalOverflow(screen.container)).rejects.toThrow("The page scrolls sideways: 9");
});

it("accepts content that scrolls, is clipped, or is only for screen readers", async () => {
  const screen = await renderKit(
    <>
      <div style={{ overflowX: "auto" }}>
        <p style={{ whiteSpace: "nowrap" }}>{LONG}</p>
      </div>
      <p style={{ overflow: "hidden", whiteSpace: "nowrap" }}>{LONG}</p>
      <p style={{ position: "absolute", inlineSize: 1, blockSize: 1, overflow: "hidden", whiteSpace: "nowrap" }}>
        {LONG}
      </p>
    </>,
  );

  await expect(expectNoHorizontalOverflow(screen.container)).resolves.toBeUndefined();
});
