import { useState } from "react";
import { styled } from "styled-components";

/** One food, slightly scaled and rotated by a value derived from its name. The drawing includes its shadow. */
export function TrayFood({ name, picture }: { name: string; picture: string }) {
  const [failed, setFailed] = useState<string | undefined>();
  if (failed === picture) return null;
  const chance = chanceOf(name);
  const style: Record<`--food-${string}`, string> = {
    "--food-scale": (0.88 + (chance % 29) / 100).toFixed(2),
    "--food-turn": `${(Math.floor(chance / 29) % 17) - 8}deg`,
  };
  return (
    <Picture
      src={picture}
      alt=""
      width="84"
      height="84"
      decoding="async"
      // A tray is empty at first, so no page of the server has this attribute.
      style={style}
      onError={() => setFailed(picture)}
    />
  );
}

/** FNV-1a hash of a name, so that a food keeps its position and size when others are added. */
function chanceOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

const Picture = styled.img`
  inline-size: calc(var(--food-size) * var(--food-scale));
  block-size: calc(var(--food-size) * var(--food-scale));
  object-fit: contain;
  rotate: var(--food-turn);
  animation: weekplate-set-down var(--duration-settle) var(--easing-set-down);
`;
