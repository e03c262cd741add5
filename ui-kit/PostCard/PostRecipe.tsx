import { styled } from "styled-components";
import { type LinkTarget, TextLink } from "../TextLink/mod.ts";
import { type } from "../theme/mod.ts";

/** The recipe that a post was cooked by, with its link. */
export interface PostRecipeTarget extends LinkTarget {
  name: string;
}

/** "Recipe: Shakshuka with Feta", linked. */
export function PostRecipe({ name, ...link }: PostRecipeTarget) {
  return (
    <Line>
      {"Recipe: "}
      <TextLink {...link}>{name}</TextLink>
    </Line>
  );
}

const Line = styled.div`
  ${type("meta")}
  color: var(--color-soft);
  overflow-wrap: anywhere;
`;
