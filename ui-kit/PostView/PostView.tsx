import { plural, t } from "@lingui/core/macro";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { Heading, type HeadingLevel } from "../Heading/mod.ts";
import { IngredientGroups } from "../IngredientGroups/mod.ts";
import { Picture, type PictureSource } from "../Picture/mod.ts";
import {
  PostActions,
  type PostActionsOptions,
  PostByline,
  type PostedTime,
  PostRecipe,
  type PostRecipeTarget,
} from "../PostCard/mod.ts";
import { Steps } from "../Steps/mod.ts";
import { type } from "../theme/mod.ts";

/** Props of {@link PostView}. */
export interface PostViewProps extends Omit<ComponentPropsWithRef<"article">, "children">, PostActionsOptions {
  name: string;
  picture: PictureSource;
  /** Who shared it: "by Tomás Herrera". */
  byline?: string | undefined;
  /** When it was shared, as a text and in ISO 8601. */
  posted?: PostedTime | undefined;
  /** The recipe that it was cooked by. */
  recipe?: PostRecipeTarget | undefined;
  /** A notice about it, such as a broken food rule. */
  notice?: ReactNode;
  /** The author's description. */
  caption?: string | undefined;
  /** Display lines: "2 tbsp white miso". Without any the part is not drawn. */
  ingredients: readonly string[];
  /** One line for each step. Without any the part is not drawn. */
  steps: readonly string[];
  /** Heading level of the name, 2 by default; its parts are one below. */
  level?: Exclude<HeadingLevel, 3 | 4> | undefined;
}

/**
 * A shared meal in full: its picture beside ingredients and steps. Made for a `bare`, `wide` Dialog, with space for its ×;
 * it also works on a page.
 */
export function PostView({
  name,
  picture,
  byline,
  posted,
  recipe,
  notice,
  caption,
  ingredients,
  steps,
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
  ...rest
}: PostViewProps) {
  const nameId = useId();
  const below = level === 1 ? 2 : 3;
  return (
    <Frame {...rest} aria-labelledby={nameId}>
      <Sheet>
        <Side>
          <Picture {...picture} alt="" loading="eager" />
        </Side>
        <Words>
          <header>
            <Name as={`h${level}` as const} id={nameId}>
              {name}
            </Name>
            {byline && (
              <Byline>
                <PostByline text={byline} posted={posted} />
              </Byline>
            )}
            {recipe && <PostRecipe {...recipe} />}
          </header>
          {notice}
          {caption && <p>{caption}</p>}
          {ingredients.length > 0 && (
            <IngredientGroups layout="columns" title={t`Ingredients`} level={below} groups={[{ items: ingredients }]} />
          )}
          {steps.length > 0 && (
            <section>
              <Heading level={below} size="name">
                {t`Instructions`}
              </Heading>
              <Steps size="compact" steps={steps.map((text) => ({ text }))} />
            </section>
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
            more={more}
          />
        </Words>
      </Sheet>
    </Frame>
  );
}

/* A size between a page's title and a section's, since a picture shares the sheet. */
const Name = styled.h2`
  ${type("hero-phone")}
`;

const Byline = styled.p`
  margin-block-start: var(--space-4);
  ${type("body")}
  color: var(--color-soft);
`;

const Side = styled.div`
  padding: var(--space-10);

  [data-shape] { aspect-ratio: auto; }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-24);
  min-inline-size: 0;
  padding: var(--space-32) var(--space-28);
  padding-inline-start: var(--space-24);
  overflow-wrap: anywhere;

  > header { padding-inline-end: calc(var(--dialog-close-room, 0px) - var(--space-28)); }
`;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  @container (inline-size < 40em) {
    [data-shape] { aspect-ratio: 4 / 3; }

    ${Side} { padding-block-end: 0; }

    ${Words} { padding: var(--space-20) var(--gutter-phone) var(--space-28); }
    ${Words} > header { padding-inline-end: 0; }
  }

  @container (inline-size >= 40em) {
    grid-template-columns: minmax(0, 9fr) minmax(0, 10fr);

    /* As high as the text beside it; sticky where that scrolls. */
    [data-shape] {
      position: sticky;
      inset-block-start: var(--space-10);
      block-size: 100%;
      min-block-size: 360px;
      max-block-size: calc(100dvh - 2 * var(--space-24) - 2 * var(--space-10));
    }
  }
`;

const Frame = styled.article`
  container-type: inline-size;
  ${type("body")}
`;
