import type { ComponentType } from "react";

/** As wide as a form's column: 416 px, less on a phone. */
export function withFieldWidth(Story: ComponentType) {
  return (
    <div style={{ maxInlineSize: "26rem" }}>
      <Story />
    </div>
  );
}
