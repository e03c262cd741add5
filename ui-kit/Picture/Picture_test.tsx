import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { missingPicture, samplePictures } from "../testing/sample_pictures.ts";
import { Picture } from "./mod.ts";

holdsRootContract((props) => <Picture {...props} alt="" {...samplePictures.salmonLemon} />);

it("keeps its place before anything is loaded", async () => {
  const screen = await renderKit(<Picture data-testid="frame" alt="" style={{ inlineSize: "400px" }} />);

  expect(screen.getByTestId("frame").element().getBoundingClientRect().height).toBe(300);
});

it("turns into an empty plate when it fails, with the same name", async () => {
  const screen = await renderKit(<Picture {...missingPicture} alt="Shakshuka" loading="eager" />);

  await expect.element(screen.getByRole("img", { name: "Shakshuka" })).toHaveAttribute("data-plate", "empty");
});

it("shows another picture after one that failed", async () => {
  const screen = await renderKit(<Picture {...missingPicture} alt="Salmon" loading="eager" />);
  await expect.element(screen.getByRole("img", { name: "Salmon" })).toHaveAttribute("data-plate", "empty");

  await screen.rerender(<Picture {...samplePictures.salmonLemon} alt="Salmon" loading="eager" />);

  await expect.element(screen.getByRole("img", { name: "Salmon" })).toHaveAttribute("src");
});

it("is silent beside a name", async () => {
  const screen = await renderKit(<Picture alt="" />);

  expect(screen.getByRole("img").elements()).toHaveLength(0);
});
