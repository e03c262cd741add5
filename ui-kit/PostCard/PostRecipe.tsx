import { t } from "@lingui/core/macro";
import { styled } from "styled-components";
import { type LinkTarget, TextLink } from "../TextLink/mod.ts";
import { type } from "../theme/mod.ts";

/** The recipe that a post was cooked by, with its link if it can be opened. */
export interface PostRecipeTarget extends Partial<LinkTarget> {
  name: string;
}

/** "Recipe: Shakshuka with Feta". */
export function PostRecipe({ name, href, ...link }: PostRecipeTarget) {
  return (
    <Line>
      {t`Recipe: `}
      {href === undefined ? (
        name
      ) : (
        <TextLink href={href} {...link}>
          {name}
        </TextLink>
      )}
    </Line>
  );
}

const Line = styled.div`
  ${type("meta")}
  color: var(--color-soft);
  overflow-wrap: anywhere;
`;
