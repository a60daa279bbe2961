/** In place of files of the federation runtime that nothing of ours calls (lean-runtime.mjs). */
function never() {
  throw new Error("This part of the federation runtime is left out: contracts/lean-runtime.mjs");
}

/** The page itself names the files of its screen. */
export {
  never as defaultPreloadArgs,
  never as formatPreloadArgs,
  never as normalizePreloadExposes,
  never as preloadAssets,
};

/** The shell reads manifests itself, so no snapshot is ever made. */
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
}
export const getGlobalRemoteInfo = () => ({});

/** No build names a remote: the shell learns of them at run time. */
export const remotes = never;

/** What is shared is built with its bundle, not apart. */
export const getSharedFallbackGetter = ({ factory }) => factory;

/** An error tells its number and where it is explained. */
const nowhere = {};

export { nowhere as buildDescMap, nowhere as errorDescMap, nowhere as runtimeDescMap, nowhere as typeDescMap };
