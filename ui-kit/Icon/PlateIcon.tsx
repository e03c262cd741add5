import type { ComponentPropsWithRef } from "react";

/** Props of an icon; the same as of one from lucide. */
export interface IconProps extends ComponentPropsWithRef<"svg"> {
  /** Width and height in px, 20 by default and 24 in the week's grid. */
  size?: number | string | undefined;
}

/** Our own icon: a plate, drawn on lucide's grid with its stroke. */
export function PlateIcon({ size = 20, ...rest }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      aria-hidden="true"
      {...rest}
    >
      <circle cx="12" cy="12" r="9.5" />
      <circle cx="12" cy="12" r="5" />
    </svg>
  );
}
