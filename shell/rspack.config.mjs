import { join } from "node:path";
import { DOCUMENTS } from "@courtside/contracts/domain/app-paths.ts";
import { defineShell } from "@courtside/contracts/federation.mjs";
import { AppPagePlugin } from "./build/app-page.mjs";
import { definePublicPages, PublicPagesWatch } from "./build/public-pages.mjs";
import { defineServiceWorker } from "./build/service-worker.mjs";

const folder = import.meta.dirname;

/** The development server sends a prerendered page its file, as the api does. */
const rewrites = DOCUMENTS.map((path) => ({
  from: new RegExp(`^${path}$`),
  to: path === "/" ? "/index.html" : `${path}.html`,
}));

function development(app) {
  const pages = definePublicPages(folder, { dev: true });
  // Not dist, which is what production serves.
  const path = join(folder, "../node_modules/.cache/courtside-pages");
  return {
    ...app,
    plugins: [
      ...app.plugins,
      new AppPagePlugin({ dev: true }),
      new PublicPagesWatch({ ...pages, output: { ...pages.output, path } }),
    ],
    devServer: {
      ...app.devServer,
      static: { directory: path },
      historyApiFallback: { ...app.devServer.historyApiFallback, rewrites },
    },
  };
}

export default (env) => {
  const app = defineShell(folder, env);
  if (app.mode === "development") return development(app);
  return [
    { ...app, plugins: [...app.plugins, new AppPagePlugin({ dev: false })] },
    definePublicPages(folder, { dev: false }),
    defineServiceWorker(folder),
  ];
};
