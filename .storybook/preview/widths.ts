/** The widths of the design, and of the narrowest supported phone. */
export const WIDTHS = {
  narrow: { name: "360, narrow phone", styles: { width: "360px", height: "780px" }, type: "mobile" },
  phone: { name: "390, phone", styles: { width: "390px", height: "844px" }, type: "mobile" },
  tablet: { name: "768, tablet", styles: { width: "768px", height: "1024px" }, type: "tablet" },
  desktop: { name: "1280, desktop", styles: { width: "1280px", height: "900px" }, type: "desktop" },
  wide: { name: "1600, wide", styles: { width: "1600px", height: "1000px" }, type: "desktop" },
} as const;
