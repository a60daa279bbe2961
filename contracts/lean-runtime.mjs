import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const rspackPlugin = createRequire(import.meta.resolve("@module-federation/enhanced"));
const runtimeTools = createRequire(rspackPlugin.resolve("@module-federation/runtime-tools"));

/**
 * The federation plugin asks for its runtime's CommonJS files, of which nothing can be left out. These are the same
 * modules as ES modules: 9 KiB less for each remote.
 */
export const asEsModules = Object.fromEntries(
  [
    runtimeTools.resolve("@module-federation/runtime"),
    runtimeTools.resolve("@module-federation/webpack-bundler-runtime"),
    rspackPlugin.resolve("@module-federation/inject-external-runtime-core-plugin"),
  ].map((file) => [file, join(dirname(file), "index.js")]),
);
