import { failOnMockErrors, forgetMockErrors } from "@courtside/contracts/mock-api/failures.ts";
import { mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { MockApiContext } from "@courtside/contracts/shell/testing.tsx";
import { clearToasts } from "@courtside/design-system/components/Toast/toastStore.ts";
import { type Density, type Mode, ThemeProvider } from "@courtside/design-system/core.tsx";
import type { Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import { configure } from "storybook/test";
import { lengthened } from "./lengthened.ts";
import "./preview.css";
import { viewports } from "./viewports.ts";

const clubColors = [
  { value: "#1F2937", title: "Slate (default)" },
  { value: "#F5D90A", title: "Yellow" },
  { value: "#0A0A0A", title: "Near black" },
  { value: "#0B6E4F", title: "Pine" },
];

// A call takes its time, and a second is short on a machine that is busy with something else.
configure({ asyncUtilTimeout: 15_000 });

const examples = mockApi();

/** For .storybook/preview.tsx: themes, club colours, densities, locales, motion; the mock api; axe as an error. */
export const preview = {
  parameters: {
    // A part has room around it; a whole screen says "fullscreen" and brings its own.
    layout: "padded",
    // Describing what passed in each rule takes axe longer than looking.
    a11y: { test: "error", options: { resultTypes: ["violations"], preload: false } },
    viewport: { options: viewports },
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
    locale: {
      toolbar: {
        title: "Locale",
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "en", title: "English" },
          { value: "en-XA", title: "Longer text" },
          { value: "ar", title: "Right to left" },
        ],
      },
    },
    motion: {
      toolbar: {
        title: "Motion",
        icon: "play",
        dynamicTitle: true,
        items: [
          { value: "system", title: "Motion of the system" },
          { value: "none", title: "No motion" },
          { value: "slow", title: "Slow motion" },
        ],
      },
    },
  },
  initialGlobals: {
    theme: "light",
    clubColor: "#1F2937",
    density: "comfortable",
    locale: "en",
    motion: "system",
  },
  // A toast lives for five seconds beside all pages: the next story would read it as its own.
  beforeEach: [forgetMockErrors, clearToasts],
  // A request or response that the api does not know fails the story, whatever the screen shows.
  afterEach: [failOnMockErrors],
  decorators: [
    (Story, { globals }) => {
      useLayoutEffect(() => {
        const page = document.documentElement;
        page.lang = globals.locale as string;
        page.dir = globals.locale === "ar" ? "rtl" : "ltr";
        page.dataset.motion = globals.motion as string;
        return globals.locale === "en-XA" ? lengthened(document.body) : undefined;
      }, [globals.locale, globals.motion]);
      return <Story />;
    },
    (Story, { globals, parameters }) => (
      <ThemeProvider
        mode={globals.theme as Mode}
        clubColor={globals.clubColor as string}
        density={globals.density as Density}
      >
        <MockApiContext value={examples}>
          <div className={parameters.layout === "fullscreen" ? undefined : "story"}>
            <Story />
          </div>
        </MockApiContext>
      </ThemeProvider>
    ),
  ],
} satisfies Preview;
