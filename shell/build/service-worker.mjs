import { baseConfig } from "@courtside/contracts/federation.mjs";

/** The service worker: one script at the site's root, because a worker serves the paths below its own. */
export function defineServiceWorker(folder) {
  const config = baseConfig({ folder, name: "worker", dev: false, refresh: false });
  return {
    ...config,
    // After the application, whose build empties dist.
    dependencies: ["shell"],
    target: ["webworker", "es2023"],
    devtool: false,
    entry: { sw: "./src/service-worker/worker.ts" },
    // The address of the icon of notifications: nothing is looked up when the worker starts.
    output: { ...config.output, clean: false, filename: "sw.js", publicPath: "/" },
  };
}
