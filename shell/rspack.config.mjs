import { defineShell } from "@courtside/contracts/federation.mjs";
import { AppPagePlugin } from "./build/app-page.mjs";
import { definePublicPages } from "./build/public-pages.mjs";

export default (env) => {
  const app = defineShell(import.meta.dirname, env);
  const dev = app.mode === "development";
  return [
    { ...app, plugins: [...app.plugins, new AppPagePlugin({ dev })] },
    definePublicPages(import.meta.dirname, { dev }),
  ];
};
