// Frames that every component is looked at in. Spread into a story: `export const Narrow: Story = { ...narrow };`

/** A phone of 360 px, the narrowest that we draw for. */
export const narrow = { globals: { viewport: { value: "narrow", isRotated: false } } } as const;

/** A page that reads from right to left. */
export const rightToLeft = { globals: { direction: "rtl" } } as const;

/** Letters of twice the size, as a reader may set them. */
export const largeText = { globals: { textSize: "200%" } } as const;
