import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { media } from "../theme/mod.ts";
import { Skeleton } from "./Skeleton.tsx";

/** Props of a skeleton with several parts. */
export interface SkeletonGroupProps extends Omit<ComponentPropsWithRef<"div">, "children"> {}

/** A plate of the week while it loads. */
export function PlateSkeleton() {
  return <Skeleton shape="plate" data-plate="skeleton" />;
}

/** A recipe card while it loads. */
export function RecipeCardSkeleton(props: SkeletonGroupProps) {
  return (
    <Column aria-hidden="true" {...props}>
      <Skeleton shape="picture" />
      <Skeleton style={{ inlineSize: "80%", blockSize: "20px", marginBlockStart: "4px" }} />
      <Skeleton style={{ inlineSize: "55%" }} />
    </Column>
  );
}

/** Props of {@link PostCardSkeleton}. */
export interface PostCardSkeletonProps extends SkeletonGroupProps {
  /** Its index in the feed: neighbours have pictures of different ratios. */
  place?: number | undefined;
}

/** A post of the community while it loads: picture, name, author and the like pill. */
export function PostCardSkeleton({ place = 0, ...rest }: PostCardSkeletonProps) {
  return (
    <Column aria-hidden="true" {...rest}>
      <Skeleton shape="picture" style={{ aspectRatio: POST_RATIOS[place % POST_RATIOS.length] }} />
      <Skeleton style={{ inlineSize: NAME_WIDTHS[place % NAME_WIDTHS.length], blockSize: "22px" }} />
      <Skeleton style={{ inlineSize: "45%" }} />
      <Skeleton shape="pill" style={{ inlineSize: "74px" }} />
    </Column>
  );
}

/** Ratios between 4:5 and 4:3, as posts have. */
const POST_RATIOS = ["4 / 5", "1", "4 / 3", "4 / 5", "4 / 3"];

const NAME_WIDTHS = ["85%", "70%", "92%", "60%"];

/** A choice of the meal selection while it loads. */
export function OptionCardSkeleton(props: SkeletonGroupProps) {
  return (
    <Choice aria-hidden="true" {...props}>
      <Skeleton shape="plate" />
      <Skeleton style={{ inlineSize: "70%", blockSize: "20px", marginBlock: "10px" }} />
      <Skeleton shape="pill" style={{ inlineSize: "60%" }} />
    </Choice>
  );
}

/** A recipe's page while it loads: title and picture, ingredients and steps. */
export function RecipePageSkeleton(props: SkeletonGroupProps) {
  return (
    <Sheet aria-hidden="true" {...props}>
      <Column>
        <Skeleton style={{ blockSize: "48px", inlineSize: "85%" }} />
        <Skeleton style={{ blockSize: "48px", inlineSize: "60%" }} />
        <Skeleton style={{ inlineSize: "45%", marginBlockStart: "8px" }} />
        <Skeleton style={{ inlineSize: "90%" }} />
        <Skeleton style={{ inlineSize: "70%" }} />
      </Column>
      <Skeleton shape="picture" />
      <Skeleton shape="picture" style={{ aspectRatio: "auto", blockSize: "420px" }} />
      <Column>
        {STEPS.map((width, step) => (
          // The list never changes.
          <Skeleton key={step} style={{ inlineSize: width, blockSize: "24px", marginBlockEnd: "16px" }} />
        ))}
      </Column>
    </Sheet>
  );
}

const STEPS = ["70%", "95%", "88%", "92%", "64%"];

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-10);
  min-inline-size: 0;
`;

const Choice = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: var(--space-16) var(--space-12) var(--space-12);
  --plate-size: min(100%, var(--size-plate-option));
`;

const Sheet = styled.div`
  display: grid;
  gap: var(--space-40);

  ${media.phone} {
    > :nth-child(2) {
      order: -1;
      inline-size: auto;
      margin-inline: calc(-1 * var(--space-8));
    }
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`;
