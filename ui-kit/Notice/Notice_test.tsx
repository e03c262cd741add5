import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { NOTICE_TONES, Notice } from "./mod.ts";

holdsRootContract((props) => <Notice {...props}>Login failed</Notice>);

it.each(NOTICE_TONES)("announces %s as urgently as it is", async (tone) => {
  const screen = await renderKit(<Notice tone={tone}>Login failed</Notice>);

  await expect.element(screen.getByRole(tone === "error" ? "alert" : "status")).toHaveTextContent("Login failed");
});
