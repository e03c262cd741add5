// Foods of the larder and the fridge: bread, grains, dairy, sweet things.
import { glint, specks } from "../food/shaded.ts";
import { arc, GOLDEN_ANGLE, LEAF, polar } from "../outlines.ts";
import { circle, ellipse, group, moved, path, rectangle, type Svg, stroke, times } from "../svg.ts";
import { type Art, corded, disc, inked, joined, lay } from "../table/art.ts";
import { OUR_RIM } from "../vessels/vessels.ts";

/** A small enamel bowl from above, filled. */
export function bowl(...filling: readonly Svg[]): Svg {
  return lay(
    inked(
      disc(54),
      { edge: OUR_RIM, face: "#FFFFFF" },
      circle(45, { fill: "#2B5BB0" }),
      circle(44, { cx: 1, cy: 2, fill: "#4A79CC" }),
      ...filling,
      stroke(arc(50, [196, 250]), ["#C9D8EA", 3]),
    ),
  );
}

const baguette: Art = () =>
  lay(
    inked(
      "M-60 0C-58-18-30-20 0-20C30-20 58-18 60 0C58 18 30 20 0 20C-30 20-58 18-60 0Z",
      { edge: "#7E4712", face: "#C98436" },
      path("M-52-3C-48-13-28-14 0-14C28-14 48-13 52-4C30-7-30-6-52-3Z", { fill: "#DDA052" }),
      ...[-36, -12, 12, 36].map((x) =>
        path("M-9 10C-8-2 0-10 9-12C8 0 0 8-9 10Z", { fill: "#F8E0AE", transform: moved([x, 0]) }),
      ),
    ),
    0,
    0,
    -36,
    1.1,
  );

/** A slice. */
const bread: Art = (random) =>
  lay(
    inked(
      "M-34-44C-10-52 10-52 34-44C56-38 54-10 42-4L43 38C43 46 38 48 32 48H-32C-38 48-43 46-43 38L-42-4C-54-10-56-38-34-44Z",
      { edge: "#7E4712", face: "#C98436" },
      path(
        "M-31-36C-10-43 10-43 31-36C46-31 44-14 34-8L35 36C35 40 33 41 29 41H-29C-33 41-35 40-35 36L-34-8C-44-14-46-31-31-36Z",
        { fill: "#F8E2B4" },
      ),
      specks(random, { count: 9, spread: [26, 26], size: [2, 3.6], colors: ["#E2BE80"], opacity: 1 }),
      glint("M-31-24C-29-29-24-31-18-32", [5, 0.9]),
    ),
  );

/** A pat on its dish, one slice off. */
const butter: Art = () =>
  lay(
    inked(
      "M-56-10C-56-22-46-26-36-26H36C46-26 56-22 56-10V14C56 26 46 30 36 30H-36C-46 30-56 26-56 14Z",
      { edge: OUR_RIM, face: "#FFFFFF" },
      rectangle([98, 42], { x: -49, y: -19, rx: 12, fill: "#E3EBF4" }),
    ),
    0,
    4,
  ) +
  lay(
    inked(
      "M-36-18H26L36-8V22H-28L-36 14Z",
      { edge: "#B98A10", face: "#FFE07A" },
      path("M-36-18H26L36-8H-28Z", { fill: "#FFF1B5" }),
      path("M-36-18L-28-8V22L-36 14Z", { fill: "#F2C640" }),
      stroke("M-10-8V22M8-8V22", ["#EBBE3C", 3]),
    ),
    -2,
    0,
    0,
    1.06,
  );

/** A wedge with its holes. */
const cheese: Art = () =>
  lay(
    inked(
      "M-54 4L30-38C46-34 56-20 56-6L56 30L-54 40Z",
      { edge: "#A86A08", face: "#F5B52E" },
      path("M-54 4L30-38C46-34 56-20 56-6Z", { fill: "#FFDA73" }),
      ellipse([11, 5.4], { cx: 16, cy: -15, fill: "#D99414" }),
      circle(8.5, { cx: -24, cy: 22, fill: "#D08A10" }),
      circle(6, { cx: 8, cy: 13, fill: "#D08A10" }),
      circle(9, { cx: 34, cy: 14, fill: "#D08A10" }),
      stroke("M-30-2L20-28", ["#fff", 4.4], { opacity: 0.6 }),
    ),
    0,
    0,
    -4,
  );

/** A bar with a corner out of its wrapper. */
const chocolate: Art = () =>
  lay(
    joined(
      "rotate(24)",
      inked(
        "M-34-54H34V52H-34Z",
        { edge: "#32150A", face: "#6A3519" },
        ...[-17, 17].flatMap((x) =>
          [-40, -12, 16].map(
            (y) =>
              rectangle([26, 20], { x: x - 13, y: y - 10, rx: 3, fill: "#8A4C27" }) +
              stroke(`M${x - 10} ${y - 7}h14`, ["#B5794E", 3.4]),
          ),
        ),
      ),
      inked(
        "M-37 4L-20 10L-4 2L14 10L37 2V54H-37Z",
        { edge: "#0B2E6E", face: OUR_RIM },
        path("M-37 26H37V40H-37Z", { fill: "#FFC53D" }),
      ),
    ),
    0,
    0,
    0,
    0.95,
  );

const flatbread: Art = (random) => {
  const round = inked(
    disc(50, 47),
    { edge: "#97642A", face: "#E5BC7A", light: "#F3D6A0" },
    specks(random, { count: 11, spread: [34, 32], size: [3.4, 7], colors: ["#A3682C", "#B97D3C"], opacity: 0.85 }),
    glint("M-38-12C-35-22-28-30-20-34", [5, 0.5]),
  );
  return lay(inked(disc(46, 43), { edge: "#97642A", face: "#D9AA62" }), 9, -8, 20) + lay(round, -4, 5, 0, 0.96);
};

/** A jar from above, its dipper across. */
const honey: Art = () =>
  lay(
    inked(
      disc(50),
      { edge: "#7E9AB8", face: "#E4EDF6" },
      circle(41, { fill: "#B8730A" }),
      circle(39, { cx: -1, cy: -1, fill: "#F0A51E" }),
      path("M-34-6C-30-28-10-36 8-32C-8-24-18-10-20 10C-28 10-34 4-34-6Z", { fill: "#FFC857" }),
      stroke(arc(46, [190, 255]), ["#fff", 4]),
    ),
    -4,
    6,
  ) +
  lay(
    joined(
      "rotate(-42)",
      corded("M6 0H62", { edge: "#6E4218", face: "#C48A4A" }, 13),
      inked(
        "M-30-12C-20-18 6-18 12-8V8C6 18-20 18-30 12C-36 6-36-6-30-12Z",
        { edge: "#6E4218", face: "#C48A4A" },
        stroke("M-22-13V13M-10-15V15M2-13V13", ["#7E4F20", 4.4]),
      ),
    ),
    -2,
    2,
    0,
    0.92,
  );

/** A bottle, lying. */
const milk: Art = () =>
  lay(
    joined(
      "rotate(28)",
      inked(
        "M-12-46H12V-30C12-20 26-16 28 0V46C28 54 22 56 16 56H-16C-22 56-28 54-28 46V0C-26-16-12-20-12-30Z",
        { edge: "#8FA6C0", face: "#FFFFFF" },
        path("M8-30C8-18 20-12 22 2V46C22 50 20 52 14 52H20C24 52 26 50 26 46V0C24-16 12-20 12-30Z", {
          fill: "#CBD8E6",
        }),
        rectangle([54, 22], { x: -27, y: 12, fill: OUR_RIM }),
        stroke("M-16 23H16", ["#FFFFFF", 5]),
        stroke("M-20 4C-18-4-14-8-10-12", ["#DCE6F1", 5]),
      ),
      inked("M-15-58H15V-44H-15Z", { edge: "#0B2E6E", face: OUR_RIM }, stroke("M-9-54V-49", ["#7FA3DD", 4])),
    ),
    0,
    0,
    0,
    0.98,
  );

/** A nest of long pasta, a spoon of tomato on it. */
const pasta: Art = () => {
  const colors = { edge: "#B98325", face: "#FBDF94" } as const;
  const nest = [0, 60, 120, 30, 90, 150].map((turn, index): Svg => {
    const strand = corded(index < 3 ? disc(45, 29) : disc(35, 21), colors, 15);
    return group({ transform: `rotate(${turn})` }, strand.body);
  });
  const nestDrawing = { outline: circle(49), body: circle(46, { fill: colors.edge }) + nest.join("") };
  return (
    lay(corded("M26 40C40 36 50 42 50 55", colors, 14)) +
    lay(nestDrawing) +
    lay(
      inked(
        "M-20-12C-12-24 8-24 17-16C27-8 24 8 18 16C8 24-10 22-18 16C-28 8-26-4-20-12Z",
        { edge: "#A31E12", face: "#DD3A26", light: "#EE5A41" },
        glint("M-14-3C-14-9-10-13-4-14", [5, 0.6]),
      ),
    ) +
    lay(inked(LEAF, { edge: "#1F5E2E", face: "#4C9A44" }, stroke("M0-28V34", ["#B5DFA0", 5])), 6, -2, 62, 0.36)
  );
};

/** Heaped in a bowl. */
const rice: Art = () =>
  bowl(
    circle(39, { cx: 2, cy: 4, fill: "#0B2E6E", opacity: 0.45 }),
    circle(38, { fill: "#BFAF8A" }),
    circle(36.5, { cx: -1, cy: -2, fill: "#E6DABD" }),
    times(20, (index) => {
      const [x, y] = polar(7.8 * Math.sqrt(index + 0.4), index * GOLDEN_ANGLE);
      return ellipse([8.4, 4.2], {
        fill: "#FFFEFA",
        stroke: "#B8A780",
        "stroke-width": 2,
        transform: moved([x - 1, y - 2], { rotate: (index * 67) % 180 }),
      });
    }),
  );

/** The larder by the name of the file. */
export const larderArt: Readonly<Record<string, Art>> = {
  baguette,
  bread,
  butter,
  cheese,
  chocolate,
  flatbread,
  honey,
  milk,
  pasta,
  rice,
};
