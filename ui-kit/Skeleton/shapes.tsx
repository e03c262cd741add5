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
    <Recipe aria-hidden="true" {...props}>
      <Skeleton shape="picture" />
      <Skeleton />
      <Skeleton />
    </Recipe>
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
    <Post
      aria-hidden="true"
      data-ratio={POST_RATIOS[place % POST_RATIOS.length]}
      data-name={NAME_WIDTHS[place % NAME_WIDTHS.length]}
      {...rest}
    >
      <Skeleton shape="picture" />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="pill" />
    </Post>
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
      <Skeleton />
      <Skeleton shape="pill" />
    </Choice>
  );
}

/** A recipe's page while it loads: title and picture, ingredients and steps. */
export function RecipePageSkeleton(props: SkeletonGroupProps) {
  return (
    <Sheet aria-hidden="true" {...props}>
      <Title>{FIVE_LINES}</Title>
      <Skeleton shape="picture" />
      <Ingredients shape="picture" />
      <Method>{FIVE_LINES}</Method>
    </Sheet>
  );
}

const FIVE_LINES = [1, 2, 3, 4, 5].map((line) => <Skeleton key={line} />);

/** A rule for each child's width. */
function widths(...all: readonly string[]): string[] {
  return all.map((width, place) => `> :nth-child(${place + 1}) { inline-size: ${width}; }`);
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-10);
  min-inline-size: 0;
`;

const Recipe = styled(Column)`
  ${widths("100%", "80%", "55%")}
  > :nth-child(2) { block-size: 20px; margin-block-start: 4px; }
`;

const Post = styled(Column)`
  ${widths("100%", "85%", "45%", "74px")}
  ${POST_RATIOS.map((ratio) => `&[data-ratio="${ratio}"] > :first-child { aspect-ratio: ${ratio}; }`)}
  ${NAME_WIDTHS.map((width) => `&[data-name="${width}"] > :nth-child(2) { inline-size: ${width}; }`)}
  > :nth-child(2) { block-size: 22px; }
`;

const Title = styled(Column)`
  ${widths("85%", "60%", "45%", "90%", "70%")}
  > :nth-child(-n + 2) { block-size: 48px; }
  > :nth-child(3) { margin-block-start: 8px; }
`;

const Ingredients = styled(Skeleton)`
  &[data-skeleton] { block-size: 420px; aspect-ratio: auto; }
`;

const Method = styled(Column)`
  ${widths("70%", "95%", "88%", "92%", "64%")}
  > * { block-size: 24px; margin-block-end: 16px; }
`;

const Choice = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: var(--space-16) var(--space-12) var(--space-12);
  --plate-size: min(100%, var(--size-plate-option));

  > :nth-child(2) { inline-size: 70%; block-size: 20px; margin-block: 10px; }
  > :nth-child(3) { inline-size: 60%; }
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
