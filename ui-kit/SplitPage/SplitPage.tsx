import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import type { PictureSource } from "../Picture/mod.ts";
import { Plate } from "../Plate/mod.ts";
import { Text } from "../Text/mod.ts";
import { PlateTable } from "./PlateTable.tsx";

/** Props of {@link SplitPage}. */
export interface SplitPageProps extends ComponentPropsWithRef<"main"> {
  /** Above the form; usually the logo. */
  brand?: ReactNode;
  /** Below the brand: what the product is, in one sentence; where the table is hidden with one of its dishes beside it. */
  purpose?: string | undefined;
  /** Dishes for the table beside the form; they repeat. */
  plates?: readonly PictureSource[] | undefined;
}

/** The page of sign-up and login: the form at the start, a table with plates beside it, hidden below 900 px. */
export function SplitPage({ brand, purpose, plates = [], children, ...rest }: SplitPageProps) {
  return (
    <Root id="content" {...rest}>
      <Side>
        <Column>
          {brand && <Brand>{brand}</Brand>}
          {purpose && (
            <Purpose>
              {plates[0] && <Plate picture={{ ...plates[0], sizes: "64px" }} loading="lazy" />}
              <Text size="sub">{purpose}</Text>
            </Purpose>
          )}
          {children}
        </Column>
      </Side>
      <PlateTable plates={plates} />
    </Root>
  );
}

const Root = styled.main`
  display: grid;
  min-block-size: 100dvh;
  background: var(--color-surface);

  @media (width >= 56.25em) {
    grid-template-columns: minmax(480px, 43.75%) 1fr;
  }
`;

const Side = styled.div`
  display: grid;
  justify-items: center;
  align-items: start;
  padding: var(--space-28) var(--gutter-phone) var(--space-40);

  @media (width >= 40em) { padding-inline: var(--gutter-tablet); }

  /* A tall screen centres the form and leaves the logo at the top. */
  @media (height >= 900px) { align-items: stretch; }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: 416px;

  /* Keeps "Create your account" on one line. */
  @media (width >= 40em) {
    h1[data-size] { font-size: var(--font-size-step); }
  }
`;

/* As much space as its sentence needs is taken from the space below the brand, so that the form stays in view. */
const Brand = styled.div`
  margin-block-end: clamp(28px, 7vh, 56px);

  &:has(+ div > p) { margin-block-end: var(--space-16); }
`;

const Purpose = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-14);
  margin-block-end: clamp(20px, 3vh, 40px);
  --plate-size: 64px;

  > p { text-wrap: balance; }

  /* The table is in view. */
  @media (width >= 56.25em) {
    > [data-plate] { display: none; }
  }
`;
