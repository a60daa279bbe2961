import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ModuleFederationPlugin } from "@module-federation/enhanced/rspack";
import { SubresourceIntegrityPlugin } from "@rspack/core";
import { ReactRefreshRspackPlugin } from "@rspack/plugin-react-refresh";
import { RemoteFilesPlugin } from "./remote-files.mjs";

/**
 * How shell and remotes are built. One table says what they share: what has identity (React, the contract's context,
 * the theme) or would weigh twice (the design system). Router and query library reach remotes through the contract only.
 */
const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/** Name a bundle imports → package that has the version. Each file at the top of design-system/src is one part. */
const sharedNames = (designSystem) => ({
  react: "react",
  "react/jsx-runtime": "react",
  "react/jsx-dev-runtime": "react",
  "react-dom": "react-dom",
  "@courtside/contracts/shell/index.tsx": "@courtside/contracts",
  ...Object.fromEntries(
    readdirSync(join(designSystem, "src"))
      .filter((file) => file.endsWith(".tsx"))
      .map((file) => [`@courtside/design-system/${file}`, "@courtside/design-system"]),
  ),
});

/** The share table of the package in `folder`, whose own installed packages count; `provides` = carries the modules too. */
function sharedModules(folder, { provides }) {
  const { resolve } = createRequire(join(folder, "package.json"));
  const manifestOf = (name) => resolve(`${name}/package.json`);
  const names = sharedNames(dirname(manifestOf("@courtside/design-system")));
  const entries = Object.entries(names).map(([name, owner]) => {
    const { version } = readJson(manifestOf(owner));
    return [name, { singleton: true, version, requiredVersion: `^${version}`, ...(!provides && { import: false }) }];
  });
  return Object.fromEntries(entries);
}

/** Leaves out the federation runtime's parts for servers and for loading remotes, which the shell does itself. */
const forBrowser = { target: "web", disableSnapshot: true, disableRemote: true };

const fileOf = (name) => fileURLToPath(import.meta.resolve(name));

/**
 * rspack asks for the runtime's CommonJS files, of which nothing can be left out. These are the entries that its packages
 * have for bundlers.
 */
const forBundlers = {
  "@module-federation/runtime": fileOf("@module-federation/runtime/bundler"),
  [createRequire(import.meta.url).resolve("@module-federation/webpack-bundler-runtime")]: fileOf(
    "@module-federation/webpack-bundler-runtime/bundler",
  ),
};

/** What `experiments.provideExternalRuntime` adds, as an ES module: the shell's runtime serves the remotes too. */
const providedRuntime = fileOf("@module-federation/inject-external-runtime-core-plugin");

const swcRule = (reactDev, refresh) => ({
  test: /\.tsx?$/,
  // In a repository of its own a remote has our sources among its packages.
  exclude: /node_modules[\\/](?!@courtside[\\/])/,
  loader: "builtin:swc-loader",
  options: {
    jsc: {
      parser: { syntax: "typescript", tsx: true },
      target: "es2023",
      transform: { react: { runtime: "automatic", development: reactDev, refresh } },
    },
  },
  type: "javascript/auto",
});

/** What all bundles have in common. `name` also prefixes the css classes, so that no two parts collide. */
export function baseConfig({ folder, name, dev, reactDev = dev, refresh = reactDev }) {
  return {
    name,
    context: folder,
    mode: dev ? "development" : "production",
    target: ["web", "es2023"],
    devtool: dev ? "cheap-module-source-map" : "hidden-source-map",
    output: {
      path: join(folder, "dist"),
      uniqueName: name,
      publicPath: "auto",
      // A server that hangs fails its screen in the time people wait, not in two minutes.
      chunkLoadTimeout: 10_000,
      clean: true,
      filename: dev ? "assets/[name].js" : "assets/[name].[contenthash:8].js",
      cssFilename: dev ? "assets/[name].css" : "assets/[name].[contenthash:8].css",
      assetModuleFilename: "assets/[name].[contenthash:8][ext]",
    },
    resolve: { extensions: [".tsx", ".ts", ".js", ".json"], alias: forBundlers },
    module: {
      rules: [
        swcRule(reactDev, refresh),
        { test: /\.css$/, type: "css/auto", use: join(import.meta.dirname, "css-layers.mjs") },
        { test: /\.(woff2|png|jpg|svg|webp)$/, type: "asset/resource" },
        // Pure modules: what a remote does not use of them leaves its bundle.
        { test: import.meta.dirname, sideEffects: false },
      ],
      generator: { "css/auto": { localIdentName: dev ? `${name}-[local]-[hash:6]` : `${name}-[hash:8]` } },
      // Names of custom properties stay: one file's style may set what another's reads, as Vite has it in Storybook.
      parser: { "css/auto": { namedExports: false, dashedIdents: false } },
    },
    // What several chunks want, and is smaller, is copied into each of them.
    optimization: { runtimeChunk: false, splitChunks: { chunks: "async", minSize: 8_000 } },
    // A lazily compiled module is not there when another build asks the share scope for it.
    lazyCompilation: false,
    performance: false,
    stats: dev ? "errors-warnings" : { preset: "errors-warnings", assets: false },
  };
}

/** Development is reached from this machine alone unless LISTEN_ADDRESS says otherwise. */
export const devHost = process.env.LISTEN_ADDRESS || "127.0.0.1";

/**
 * Only what a browser opens as a page gets one: a missing `….hot-update.json` of a second save must be missing, or hot reload
 * waits for it without end.
 */
export const pagesOnly = { disableDotRule: true, htmlAcceptHeaders: ["text/html"] };

/** `shell` = the origin of a deployed shell, which alone may read what this server has. Its page is reloaded after a change. */
const devServer = (port, shell) => ({
  port,
  host: shell ? "localhost" : devHost,
  hot: !shell,
  compress: false,
  allowedHosts: shell ? [new URL(shell).hostname] : "all",
  headers: { "access-control-allow-origin": shell ?? "*" },
  client: {
    overlay: { errors: true, warnings: false, runtimeErrors: false },
    // From a page of another machine it would look for its socket there.
    ...(shell && { webSocketURL: `ws://localhost:${port}/ws` }),
  },
});

const isDev = (env = {}) => Boolean(env.RSPACK_SERVE ?? env.WEBPACK_SERVE);
const devPort = (fallback) => Number(process.env.MF_DEV_PORT ?? process.env.PORT ?? fallback);

const packages = (...names) => new RegExp(`node_modules[\\\\/](${names.join("|").replaceAll("/", "[\\\\/]")})[\\\\/]`);

/** What each page starts with comes in two files: on a slow connection a small file costs as long as a large one. */
function inFewFiles(optimization) {
  const always = { chunks: "async", enforce: true };
  const cacheGroups = {
    react: { ...always, name: "react", test: packages("react", "react-dom", "scheduler") },
    libraries: {
      ...always,
      name: "libraries",
      test: packages("react-router", "@tanstack/(react-query|query-core)", "openapi-[a-z-]+", "eventsource-parser"),
    },
  };
  return { ...optimization, splitChunks: { ...optimization.splitChunks, cacheGroups } };
}

/** The shell: provides every shared module, exposes nothing, knows no remote before run time. */
export function defineShell(folder, env) {
  const dev = isDev(env);
  const config = baseConfig({ folder, name: "shell", dev });
  const api = process.env.API_ORIGIN ?? process.env.API_URL ?? "http://localhost:8080";
  return {
    ...config,
    entry: { main: "./src/index.ts" },
    optimization: inFewFiles(config.optimization),
    plugins: [
      new ModuleFederationPlugin({
        name: "shell",
        shared: sharedModules(folder, { provides: true }),
        shareStrategy: "loaded-first",
        manifest: false,
        dts: false,
        dev: false,
        runtimePlugins: [providedRuntime],
        experiments: { optimization: forBrowser },
      }),
      ...(dev ? [new ReactRefreshRspackPlugin()] : []),
    ],
    devServer: {
      ...devServer(devPort(8081)),
      historyApiFallback: { index: "/app.html", ...pagesOnly },
      proxy: [
        {
          context: [
            "/api",
            "/auth/v1",
            "/healthz",
            "/readyz",
            "/remotes.json",
            "/sw.js",
            "/dev",
            "/_mf",
            "/billing-sandbox",
          ],
          target: api,
          xfwd: true,
        },
      ],
    },
  };
}

/** A remote: exposes `./remote`, takes everything shared from the shell. */
export function defineRemote(folder, env) {
  const dev = isDev(env);
  const { name } = readJson(join(folder, "remote.json"));
  // Beside a deployed shell a remote runs on that one's React, a production build, which knows neither jsxDEV nor refresh.
  const shell = (dev && process.env.MF_SHELL_ORIGIN) || undefined;
  const reactDev = dev && !shell;
  const config = baseConfig({ folder, name, dev, reactDev });
  const shared = sharedModules(folder, { provides: false });
  const ours = Object.keys(shared).filter((module) => module.startsWith("@courtside/"));
  return {
    ...config,
    // No page of its own: the container is the only way in.
    entry: {},
    // A hash is only checked in a response that the page may read.
    output: { ...config.output, crossOriginLoading: "anonymous" },
    plugins: [
      new ModuleFederationPlugin({
        name: name.replaceAll("-", "_"),
        filename: dev ? "remoteEntry.js" : "remoteEntry.[contenthash:8].js",
        exposes: { "./remote": "./src/remote.tsx" },
        shared,
        shareStrategy: "loaded-first",
        manifest: true,
        dts: false,
        dev: false,
        // The shell's federation runtime serves the remotes too: 33 KiB gzip less for each of them.
        experiments: { externalRuntime: true, optimization: forBrowser },
      }),
      new RemoteFilesPlugin({ shared: ours, version: shared["@courtside/contracts/shell/index.tsx"].version }),
      ...(dev ? [] : [new SubresourceIntegrityPlugin({ hashFuncNames: ["sha384"], htmlPlugin: false })]),
      ...(reactDev ? [new ReactRefreshRspackPlugin()] : []),
    ],
    devServer: devServer(devPort(8082), shell),
  };
}
