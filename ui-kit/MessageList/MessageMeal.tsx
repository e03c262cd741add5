import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { Picture, type PictureSource } from "../Picture/mod.ts";
import type { LinkTarget } from "../TextLink/mod.ts";
import { media, type } from "../theme/mod.ts";

/** Props of {@link MessageMeal}. */
export interface MessageMealProps extends Omit<ComponentPropsWithRef<"a">, "href" | "children">, Partial<LinkTarget> {
  /** The meal's name; without `href` a text in its place, such as that it is gone. */
  name: string;
  /** Without one the plate is empty. */
  picture?: PictureSource | undefined;
}

/** The meal that a message is about, above its text or above the composer: a link to the meal, if it has an address. */
export function MessageMeal({ name, picture, href, component, state, ...rest }: MessageMealProps) {
  const content = (
    <>
      <Picture {...picture} alt="" shape="thumb" />
      <Name>{name}</Name>
    </>
  );
  if (href === undefined) return <Root as="span">{content}</Root>;
  return (
    <Root as={component} href={href} {...(component ? { state } : {})} {...rest}>
      {content}
    </Root>
  );
}

const Name = styled.span`
  ${type("meta")}
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
`;

const Root = styled.a<{ state?: unknown }>`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  align-items: center;
  gap: var(--space-10);
  min-inline-size: 0;
  padding: var(--space-6) var(--space-12) var(--space-6) var(--space-6);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-field);
  background: var(--color-surface);
  color: var(--color-soft);
  text-align: start;
  text-decoration: none;

  &[href] {
    color: var(--color-ink);
    font-weight: var(--font-weight-bold);
  }

  ${media.hover} {
    &[href]:hover { text-decoration: underline; }
  }
`;
