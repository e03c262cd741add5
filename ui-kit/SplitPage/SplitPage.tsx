import type { ComponentPropsWithRef, ReactNode } from "react";
import { styled } from "styled-components";
import type { PictureSource } from "../Picture/mod.ts";
import { PlateTable } from "./PlateTable.tsx";

/** Props of {@link SplitPage}. */
export interface SplitPageProps extends ComponentPropsWithRef<"main"> {
  /** Above the form; usually the logo. */
  brand?: ReactNode;
  /** Dishes for the table beside the form; they repeat. */
  plates?: readonly PictureSource[] | undefined;
}

/** The page of sign-up and login: the form at the start, a table with plates beside it, hidden below 900 px. */
export function SplitPage({ brand, plates = [], children, ...rest }: SplitPageProps) {
  return (
    <Root id="content" {...rest}>
      <Side>
        <Column>
          {brand && <Brand>{brand}</Brand>}
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

const Brand = styled.div`
  margin-block-end: clamp(28px, 7vh, 56px);
`;
