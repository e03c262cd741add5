import Timer from "lucide-react/icons/timer";
import { afterEach, expect, it } from "vitest";
import { computedContrast } from "../testing/computed_contrast.ts";
import { renderKit } from "../testing/render_kit.tsx";
import { testRootProps } from "../testing/root_props.tsx";
import { BADGE_TONES, Badge } from "./mod.ts";

testRootProps((props) => <Badge {...props}>24</Badge>);

afterEach(() => {
  delete document.documentElement.dataset["theme"];
});

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

it.each(["light", "dark"])("has a contrast of at least 4.5 in each tone", async (theme) => {
  document.documentElement.dataset["theme"] = theme;
  const screen = await renderKit(
    <>
      {BADGE_TONES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </>,
  );

  for (const tone of BADGE_TONES) {
    const { color, backgroundColor } = getComputedStyle(screen.getByText(tone).element());
    expect(computedContrast(color, backgroundColor)).toBeGreaterThanOrEqual(4.5);
  }
});
