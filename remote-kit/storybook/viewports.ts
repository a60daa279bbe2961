/** The three screens everything is designed for (docs/product/screens.md#look). */
export const viewports = {
  phone: { name: "Phone 390", styles: { width: "390px", height: "844px" }, type: "mobile" },
  tablet: { name: "Tablet 820", styles: { width: "820px", height: "1180px" }, type: "tablet" },
  desktop: { name: "Desktop 1440", styles: { width: "1440px", height: "900px" }, type: "desktop" },
} as const;
