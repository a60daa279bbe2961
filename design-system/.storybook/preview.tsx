import type { Preview } from "@storybook/react-vite";
import { type Density, type Mode, ThemeProvider } from "../src/core.tsx";
import "./preview.css";

const clubColors = [
  { value: "#1F2937", title: "Slate (default)" },
  { value: "#F5D90A", title: "Yellow" },
  { value: "#0A0A0A", title: "Near black" },
  { value: "#0B6E4F", title: "Pine" },
];

const preview: Preview = {
  parameters: {
    layout: "fullscreen",
    // Describing what passed in each rule takes axe longer than looking.
    a11y: { test: "error", options: { resultTypes: ["violations"], preload: false } },
    options: { storySort: { order: ["Foundations", "Core", "Overlay", "Forms", "Data", "Dates"] } },
    viewport: {
      options: {
        phone: { name: "Phone 390", styles: { width: "390px", height: "844px" }, type: "mobile" },
        tablet: { name: "Tablet 820", styles: { width: "820px", height: "1180px" }, type: "tablet" },
        desktop: { name: "Desktop 1440", styles: { width: "1440px", height: "900px" }, type: "desktop" },
      },
    },
  },
  globalTypes: {
    theme: {
      toolbar: {
        title: "Theme",
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light", icon: "sun" },
          { value: "dark", title: "Dark", icon: "moon" },
        ],
      },
    },
    clubColor: { toolbar: { title: "Club color", icon: "paintbrush", dynamicTitle: true, items: clubColors } },
    density: {
      toolbar: { title: "Density", icon: "component", dynamicTitle: true, items: ["comfortable", "compact", "kiosk"] },
    },
  },
  initialGlobals: { theme: "light", clubColor: "#1F2937", density: "comfortable" },
  decorators: [
    (Story, { globals }) => (
      <ThemeProvider
        mode={globals.theme as Mode}
        clubColor={globals.clubColor as string}
        density={globals.density as Density}
      >
        <div className="story">
          <Story />
        </div>
      </ThemeProvider>
    ),
  ],
};

export default preview;
