import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { type ButtonLook, buttonStyle, faceStyle } from "../Button/mod.ts";
import type { LinkTarget } from "../TextLink/mod.ts";

/** Props of {@link LinkButton}. */
export interface LinkButtonProps extends Omit<ComponentPropsWithRef<"a">, "href">, ButtonLook, LinkTarget {}

/** A link that looks like a button. */
export function LinkButton({
  variant = "plain",
  size = "regular",
  width = "content",
  icon,
  component,
  state,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Root
      as={component}
      {...(component ? { state } : {})}
      data-variant={variant}
      data-size={size}
      data-width={width}
      {...rest}
    >
      <Face data-face="">
        {icon}
        {children}
      </Face>
    </Root>
  );
}

const Face = styled.span`
  ${faceStyle}
`;

const Root = styled.a<{ state?: unknown }>`
  ${buttonStyle}
`;
