import type { ComponentType } from "react";
import { styled } from "styled-components";
import { Button, type ButtonProps } from "../Button/mod.ts";
import { media } from "../theme/mod.ts";
import { FacebookMark, GoogleMark } from "./marks.tsx";

/** The sign-in providers. */
export const SOCIAL_PROVIDERS = ["google", "facebook"] as const;

/** One of {@link SOCIAL_PROVIDERS}. */
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** Props of {@link SocialButton}. */
export interface SocialButtonProps extends Omit<ButtonProps, "variant" | "size" | "icon"> {
  /** The provider whose mark is shown. */
  provider: SocialProvider;
}

const MARKS: Readonly<Record<SocialProvider, ComponentType>> = { google: GoogleMark, facebook: FacebookMark };

/** Signs in with an account of another provider. Fills the line by default. */
export function SocialButton({ provider, width = "full", ...rest }: SocialButtonProps) {
  const Mark = MARKS[provider];
  return <Root variant="plain" width={width} icon={<Mark />} data-provider={provider} {...rest} />;
}

/** Quieter than our own buttons, because the form below is the main way to sign in. */
const Root = styled(Button)`
  &&[data-variant="plain"]:is(:enabled, [data-busy]) {
    padding: var(--space-8) calc(var(--space-24) + 2px);
    border: 0;
    /* 1.5 px: browsers would draw such a border 1 px wide. */
    box-shadow: inset 0 0 0 1.5px var(--color-edge);
    background: var(--color-surface);
    color: var(--color-ink);
  }

  ${media.hover} {
    &&[data-variant="plain"]:enabled:hover {
      box-shadow: inset 0 0 0 1.5px var(--color-accent);
      background: var(--color-wash);
    }
  }

  &:disabled:not([data-busy]) svg { filter: grayscale(1); opacity: 0.7; }
`;
