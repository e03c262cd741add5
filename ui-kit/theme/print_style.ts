import { media } from "./style_parts.ts";

/** Roles that are ink on paper, in either theme. */
const INK = ["ink", "soft", "accent", "today", "tomato", "leaf", "beet", "marmalade", "marmalade-text"] as const;

/** Roles that are the paper itself. */
const PAPER = ["ground", "surface", "raised", "sunk", "wash", "cloth", "check", "plate-white", "plate-shade"] as const;

/** Black on white whatever the theme; a title stays with what follows it, and a picture is not cut in two. */
export const printStyle = `
  ${media.print} {
    :root:root, [data-theme][data-theme] {
      color-scheme: light;
      ${INK.map((role) => `--color-${role}: #000;`).join(" ")}
      ${PAPER.map((role) => `--color-${role}: #fff;`).join(" ")}
      --color-line: #999;
    }

    body { min-block-size: 0; }

    h1, h2, h3, h4 { break-after: avoid; }

    img, svg, tr, figure { break-inside: avoid; }

    p, li { orphans: 3; widows: 3; }
  }
`;
