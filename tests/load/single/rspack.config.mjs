import { join } from "node:path";
import { baseConfig } from "@courtside/contracts/federation.mjs";
import { rspack } from "@rspack/core";
import { AppPagePlugin } from "../../../shell/build/app-page.mjs";
import { PreloadScreenPlugin } from "./preload-screen.mjs";

const root = join(import.meta.dirname, "../../..");

/** Replaces the shell's file of the same name with this folder's. */
const instead = (name) =>
  new rspack.NormalModuleReplacementPlugin(new RegExp(`/${name}\\.ts$`), join(import.meta.dirname, `${name}.ts`));

/**
 * The same sources as one application without Module Federation: the shell and all remotes. Target, minifier,
 * chunk sizes, lazy screens and the page's preloaded files are those of the product.
 */
export default () => {
  const config = baseConfig({ folder: join(root, "shell"), name: "single", dev: false });
  return {
    ...config,
    entry: { main: "./src/index.ts" },
    output: { ...config.output, path: process.env.SINGLE_BUNDLE },
    plugins: [
      instead("remoteModules"),
      instead("designParts"),
      new AppPagePlugin({ dev: false }),
      new PreloadScreenPlugin("./features/booking/pages/BookPage.tsx"),
    ],
  };
};
