import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { SplitPage } from "./mod.ts";

holdsRootContract((props) => <SplitPage {...props} />);

it("keeps the laid table from those who can't see it", async () => {
  const screen = await renderKit(<SplitPage plates={[{ src: "/soup.webp" }]}>Create your account</SplitPage>);

  expect(screen.getByRole("img").elements()).toHaveLength(0);
  await expect.element(screen.getByRole("main")).toHaveTextContent("Create your account");
});
