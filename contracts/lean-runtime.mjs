import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const rspackPlugin = createRequire(import.meta.resolve("@module-federation/enhanced"));
const runtimeTools = createRequire(rspackPlugin.resolve("@module-federation/runtime-tools"));

/**
 * The federation plugin asks for its runtime's CommonJS files, of which nothing can be left out. These are the same
 * modules as ES modules: 9 KiB less for each remote.
 */
const asEsModules = Object.fromEntries(
  [
    runtimeTools.resolve("@module-federation/runtime"),
    runtimeTools.resolve("@module-federation/webpack-bundler-runtime"),
    rspackPlugin.resolve("@module-federation/inject-external-runtime-core-plugin"),
  ].map((file) => [file, join(dirname(file), "index.js")]),
);

const bundlerRuntime = dirname(runtimeTools.resolve("@module-federation/webpack-bundler-runtime"));
const runtime = createRequire(runtimeTools.resolve("@module-federation/runtime"));
const core = dirname(runtime.resolve("@module-federation/runtime-core"));
const errorCodes = dirname(runtime.resolve("@module-federation/error-codes"));

/** Nothing of ours calls these, though other files of the runtime import them: 4 KiB less for shell and remote. */
const unused = [
  join(core, "plugins/snapshot/SnapshotHandler.js"),
  join(core, "utils/preload.js"),
  join(bundlerRuntime, "remotes.js"),
  join(bundlerRuntime, "getSharedFallbackGetter.js"),
  join(errorCodes, "desc.mjs"),
];
const withoutUnused = Object.fromEntries(unused.map((file) => [file, join(import.meta.dirname, "unused-runtime.mjs")]));

export const leanRuntime = { ...asEsModules, ...withoutUnused };
