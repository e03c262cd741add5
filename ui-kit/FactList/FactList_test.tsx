import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { FactList } from "./mod.ts";

holdsRootContract((props) => <FactList {...props} facts={[]} />);

it("pairs names and values", async () => {
  const screen = await renderKit(<FactList facts={[{ name: "Total time", value: "35 Min" }]} />);

  await expect.element(screen.getByRole("term")).toHaveTextContent("Total time");
  await expect.element(screen.getByRole("definition")).toHaveTextContent("35 Min");
});
