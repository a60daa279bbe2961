import { join } from "node:path";
import { baseConfig } from "@courtside/contracts/federation.mjs";
import { rspack } from "@rspack/core";
import { AppPagePlugin } from "../../../shell/build/app-page.mjs";
import { PreloadScreenPlugin } from "./preload-screen.mjs";

const root = join(import.meta.dirname, "../../..");

/** This folder's file in place of the shell's of the same name. */
const instead = (name) =>
  new rspack.NormalModuleReplacementPlugin(new RegExp(`/${name}\\.ts$`), join(import.meta.dirname, `${name}.ts`));

/**
 * The same sources as one application without Module Federation: the shell with all remotes in it. Target, minifier,
 * chunk sizes, lazy screens and the page's early files are the product's own.
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
