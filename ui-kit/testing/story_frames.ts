// Frames for stories. Spread one into a story: `export const Narrow: Story = { ...narrow };`

/** A phone of 360 px, the narrowest that we draw for. */
export const narrow = { globals: { viewport: { value: "narrow", isRotated: false } } } as const;

/** A phone of today. */
export const phone = { globals: { viewport: { value: "phone", isRotated: false } } } as const;

/** A page that reads from right to left. */
export const rightToLeft = { globals: { direction: "rtl" } } as const;

/** Text at 200 %. */
export const largeText = { globals: { textSize: "200%" } } as const;

/** The first control has the keyboard's focus. */
export const focused = { play: ({ userEvent }: { userEvent: { tab: () => Promise<void> } }) => userEvent.tab() };
