import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { Skeleton } from "../Skeleton/mod.ts";
import { Spinner } from "../Spinner/mod.ts";

/** Props of {@link MessageListSkeleton}. */
export interface MessageListSkeletonProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The loading content: "Loading messages". */
  text: string;
}

const WIDTHS = ["62%", "48%", "78%", "56%", "70%"];

/** Bubble shapes while messages load, with the loading text. */
export function MessageListSkeleton({ text, ...rest }: MessageListSkeletonProps) {
  return (
    <Root {...rest}>
      <Spinner size={20}>{text}</Spinner>
      {WIDTHS.map((width) => (
        <Skeleton key={width} shape="pill" />
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: flex-end;
  gap: var(--space-28);
  min-block-size: 0;
  padding: var(--space-16);
  overflow: hidden;

  > [data-skeleton] { border-radius: 20px; }

  ${WIDTHS.map((width, place) => `> :nth-of-type(${place + 1})[data-skeleton] { inline-size: ${width}; }`)}

  > [data-skeleton]:nth-of-type(odd) { align-self: flex-end; }
`;
