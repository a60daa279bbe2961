import { cssLayersInVite } from "@courtside/contracts/css-layers.mjs";
import type { StorybookConfig } from "@storybook/react-vite";
import { refsOf, storiesOf } from "./composition.ts";

/** One catalogue for all teams; `STORYBOOK_PART` makes one of a part alone, and `STORYBOOK_REFS` shows such ones beneath it. */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: storiesOf(process.env.STORYBOOK_PART),
  refs: refsOf(process.env.STORYBOOK_REFS),
  addons: ["@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), cssLayersInVite()],
    build: {
      ...vite.build,
      // antd marks each of its files "use client", which means nothing in a bundle.
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        onLog: (level, log, report) => log.code !== "MODULE_LEVEL_DIRECTIVE" && report(level, log),
      },
      chunkSizeWarningLimit: 4000,
    },
  }),
};

export default config;
