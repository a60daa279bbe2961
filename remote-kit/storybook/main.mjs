import { cssLayersInVite } from "@courtside/contracts/css-layers.mjs";

/** Their TypeScript is compiled with the stories: bundled before, a module could be there twice. */
const SOURCES = ["@courtside/contracts", "@courtside/design-system", "@courtside/remote-kit"];
/** What these import: found only while a test runs, it would reload the page. */
const IMPORTED = [
  "@courtside/contracts > @tanstack/react-query",
  "@courtside/contracts > openapi-fetch",
  "@courtside/contracts > openapi-react-query",
  "@courtside/contracts > react-router",
  "@courtside/contracts > temporal-polyfill",
  "@courtside/contracts > zod",
  "@courtside/design-system > @tanstack/react-virtual",
  "@courtside/design-system > antd",
  "@courtside/remote-kit > ajv/dist/2020.js",
  "@courtside/remote-kit > ajv-formats",
  "@courtside/remote-kit > msw/http",
  "@courtside/remote-kit > msw/utils/get-response",
  "react",
  "react-dom",
  "react-dom/client",
  "react/jsx-dev-runtime",
  "react/jsx-runtime",
];

const notOfBundles = (log) => log.code !== "MODULE_LEVEL_DIRECTIVE";

/** For .storybook/main.mjs: `export default defineStorybook();`, with what differs from it. */
export const defineStorybook = (own = {}) => ({
  framework: "@storybook/react-vite",
  stories: ["../src/**/*.stories.tsx"],
  addons: ["@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), cssLayersInVite()],
    optimizeDeps: import.meta.dirname.includes("node_modules")
      ? { ...vite.optimizeDeps, exclude: SOURCES, include: [...(vite.optimizeDeps?.include ?? []), ...IMPORTED] }
      : vite.optimizeDeps,
    build: {
      ...vite.build,
      // antd marks each of its files "use client", which means nothing in a bundle.
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        onLog: (level, log, report) => notOfBundles(log) && report(level, log),
      },
      chunkSizeWarningLimit: 4000,
    },
  }),
  ...own,
});
