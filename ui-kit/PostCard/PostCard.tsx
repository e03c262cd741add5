import { plural, t } from "@lingui/core/macro";
import Ellipsis from "lucide-react/icons/ellipsis";
import { type ComponentPropsWithRef, useId } from "react";
import { styled } from "styled-components";
import { type DishWarning, WarningMark } from "../DishMark/mod.ts";
import type { HeadingLevel } from "../Heading/mod.ts";
import { IconButton } from "../IconButton/mod.ts";
import { Menu, type MenuButtonProps } from "../Menu/mod.ts";
import { Picture, type PictureProps, type PictureSource } from "../Picture/mod.ts";
import type { LinkTarget } from "../TextLink/mod.ts";
import { cardLink, media, type } from "../theme/mod.ts";
import { VisuallyHidden } from "../VisuallyHidden/mod.ts";
import { PostActions, type PostActionsOptions } from "./PostActions.tsx";
import { PostByline, type PostedTime } from "./PostByline.tsx";
import { PostRecipe, type PostRecipeTarget } from "./PostRecipe.tsx";

/** Props of {@link PostCard}. */
export interface PostCardProps
  extends Omit<ComponentPropsWithRef<"article">, "children">,
    LinkTarget,
    PostActionsOptions {
  name: string;
  /** With `width` and `height` its ratio is preserved between 4:5 and 4:3; without them it is cropped to 4:3. */
  picture: PictureSource;
  /** Who shared it: "by Tomás Herrera". */
  byline?: string | undefined;
  /** When it was shared, as a text and in ISO 8601. */
  posted?: PostedTime | undefined;
  /** The author's description; two lines of it are shown. */
  caption?: string | undefined;
  /** The recipe that it was cooked by. */
  recipe?: PostRecipeTarget | undefined;
  /** A warning about the meal. */
  warning?: DishWarning | undefined;
  /** Heading level of the name, 2 by default. */
  level?: HeadingLevel | undefined;
  /** `eager` for the cards of the first screen. */
  loading?: "lazy" | "eager" | undefined;
  /** `high` for the first card of a page. */
  fetchPriority?: PictureProps["fetchPriority"];
}

/** A shared meal's card: all of it is one link, except its actions. */
export function PostCard({
  name,
  picture,
  byline,
  posted,
  caption,
  recipe,
  warning,
  level = 2,
  likes = 0,
  liked = false,
  likeLabel = t`Like ${name}, ${plural(likes, { one: `${likes} like`, other: `${likes} likes` })}`,
  onLike,
  likeBusy,
  onPlan,
  onAsk,
  onEdit,
  onDelete,
  more,
  loading,
  fetchPriority,
  href,
  component,
  state,
  ...rest
}: PostCardProps) {
  const nameId = useId();
  return (
    <Root {...rest}>
      <Photo>
        {/* Its attribute gives the ratio: a page of the server has no style attributes. */}
        <svg viewBox={`0 0 ${postRatio(picture)} 1`} aria-hidden="true" />
        <Picture {...picture} alt="" loading={loading} fetchPriority={fetchPriority} />
      </Photo>
      <Name as={`h${level}` as const}>
        <CardLink id={nameId} as={component} href={href} {...(component ? { state } : {})} title={name}>
          {name}
        </CardLink>
      </Name>
      {byline && (
        <Byline>
          <PostByline text={byline} posted={posted} />
        </Byline>
      )}
      {caption && <Caption>{caption}</Caption>}
      {recipe && <PostRecipe {...recipe} />}
      {warning && (
        <Warning>
          <WarningMark warning={warning} aria-hidden="true" />
          <VisuallyHidden>{warning.fullText}</VisuallyHidden>
        </Warning>
      )}
      <PostActions
        nameId={nameId}
        likes={likes}
        liked={liked}
        likeLabel={likeLabel}
        onLike={onLike}
        likeBusy={likeBusy}
        onPlan={onPlan}
        onAsk={onAsk}
        onEdit={onEdit}
        onDelete={onDelete}
      />
      {more && (
        <Corner>
          <Menu label={more.label} entries={more.entries} align="end" button={cornerButton} />
        </Corner>
      )}
    </Root>
  );
}

function cornerButton(props: MenuButtonProps) {
  return <IconButton variant="floating" size="small" icon={<Ellipsis size={20} />} {...props} />;
}

const TALLEST = 4 / 5;
const WIDEST = 4 / 3;

/** Width to height of a post's picture: its own, as far as a column of the feed bears it. */
function postRatio({ width, height }: PictureSource): number {
  if (!width || !height) return WIDEST;
  return Math.min(Math.max(width / height, TALLEST), WIDEST);
}

const Photo = styled.span`
  display: grid;
  margin-block-end: var(--space-10);

  > * { grid-area: 1 / 1; }

  > [data-shape] { aspect-ratio: auto; }
`;

const Name = styled.h2`
  ${type("name")}
`;

const CardLink = styled.a<{ state?: unknown }>`
  ${cardLink}
`;

const Byline = styled.p`
  ${type("meta")}
  color: var(--color-soft);
  overflow-wrap: anywhere;
`;

const Caption = styled.p`
  ${type("meta")}
  display: -webkit-box;
  overflow: hidden;
  margin-block-start: var(--space-2);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
`;

const Warning = styled.p`
  margin-block-start: var(--space-4);
`;

/** The picture's corner: on the line of the actions there is room for it in no column of the feed. */
const Corner = styled.span`
  position: absolute;
  inset-block-start: var(--space-8);
  inset-inline-end: var(--space-8);

  > button[data-variant] { color: var(--color-accent); }
`;

const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-inline-size: 0;

  img { transition: scale var(--duration-base) var(--easing-standard); }

  /* Above the link, but lets presses between buttons through. */
  > div {
    position: relative;
    margin-block-start: var(--space-8);
    pointer-events: none;

    > * { pointer-events: auto; }
  }

  ${media.hover} {
    &:hover img { scale: 1.03; }
    &:has(${CardLink}:hover) ${CardLink} { text-decoration: underline 2px; text-underline-offset: 3px; }
  }

  ${media.reducedMotion} {
    &:hover img { scale: none; }
  }

  ${media.phone} {
    ${Name} { ${type("name-phone")} }
    [data-shape] { border-radius: var(--radius-picture-small); }
  }
`;
