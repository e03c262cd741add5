import Timer from "lucide-react/icons/timer";
import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { Badge } from "./mod.ts";

it("is plain text; its icon is hidden from screen readers", async () => {
  const screen = await renderKit(
    <h2>
      Recipes <Badge icon={<Timer size={18} />}>24</Badge>
    </h2>,
  );

  await expect.element(screen.getByRole("heading")).toHaveAccessibleName("Recipes 24");
  expect(screen.getByRole("img").elements()).toHaveLength(0);
  expect(screen.getByRole("button").elements()).toHaveLength(0);
});
