import { media } from "./style_parts.ts";

/** Roles printed black in either theme. */
const INK = ["ink", "soft", "accent", "today", "tomato", "leaf", "beet", "marmalade", "marmalade-text"] as const;

/** Roles printed white. */
const PAPER = ["ground", "surface", "raised", "sunk", "wash", "cloth", "check", "plate-white", "plate-shade"] as const;

/** Prints black on white in any theme; keeps titles with what follows, and pictures on one sheet. */
export const printStyle = `
  ${media.print} {
    @page { margin: 10mm; }

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
