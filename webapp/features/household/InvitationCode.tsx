import { t } from "@lingui/core/macro";
import { encode } from "uqr";
import { Code } from "./household_layout.ts";

/** Empty squares on each side: the standard asks for four. */
const QUIET_ZONE = 4;

/** A QR code, black on white in every theme: cameras read the opposite badly. */
export default function InvitationCode({ link }: { link: string }) {
  const { data, size } = encode(link, { ecc: "M", border: QUIET_ZONE });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <Code aria-label={t`QR code of the invitation link`} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join("")} fill="#000" shapeRendering="crispEdges" />
    </Code>
  );
}
