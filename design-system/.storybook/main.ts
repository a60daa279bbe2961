import { cssLayersInVite } from "@courtside/contracts/css-layers.mjs";
import type { StorybookConfig } from "@storybook/react-vite";

/** The design system's stories and those of the shell and every remote: one catalogue for all teams. */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../foundations/**/*.stories.tsx",
    "../src/**/*.stories.tsx",
    "../../mf-*/src/**/*.stories.tsx",
    "../../shell/src/**/*.stories.tsx",
  ],
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
