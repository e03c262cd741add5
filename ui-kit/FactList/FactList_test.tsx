import Clock from "lucide-react/icons/clock";
import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { FactList } from "./mod.ts";

it("is a list of names and values", async () => {
  const screen = await renderKit(<FactList facts={[{ name: "Total time", value: "35 Min" }]} />);

  await expect.element(screen.getByRole("term")).toHaveTextContent("Total time");
  await expect.element(screen.getByRole("definition")).toHaveTextContent("35 Min");
});

it("hides its icons from screen readers, and reserves no space without them", async () => {
  const screen = await renderKit(
    <FactList
      facts={[
        { name: "Total time", value: "35 Min", icon: <Clock /> },
        { name: "Servings", value: 4 },
      ]}
    />,
  );
  const [time, servings] = screen.getByRole("term").elements();
  const indent = (term: Element | undefined) =>
    (term?.getBoundingClientRect().left ?? 0) - (term?.parentElement?.getBoundingClientRect().left ?? 0);

  expect(time?.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  expect(indent(time)).toBeGreaterThan(24);
  expect(indent(servings)).toBe(0);
});

it("renders no empty list without facts", async () => {
  const screen = await renderKit(<FactList data-testid="facts" facts={[]} />);

  expect(screen.getByTestId("facts").elements()).toHaveLength(0);
});
