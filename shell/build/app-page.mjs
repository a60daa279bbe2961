import { bootScript, htmlPage, script, stylesheet } from "./html-page.mjs";
import { emitAsset, whenNamed } from "./page-assets.mjs";

/**
 * React Refresh repaints a remote only when it finds React in DevTools' hook; without the extension, this stands in. It
 * must come before all other scripts.
 */
const DEVTOOLS_STUB = `<script>window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { renderers: new Map(), supportsFiber: true,
inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
onCommitFiberRoot() {}, onPostCommitFiberRoot() {}, onCommitFiberUnmount() {} };</script>`;

/** Emits app.html: the page of every path that is not prerendered. */
export class AppPagePlugin {
  constructor({ dev }) {
    this.dev = dev;
  }

  apply(compiler) {
    whenNamed(compiler, "AppPagePlugin", (compilation) => {
      const entry = compilation.entrypoints.get("main");
      const files = entry.getFiles().filter((file) => !file.endsWith(".map") && !file.includes("hot-update"));
      const initial = files.map((file) => `/${file}`);
      const early = earlyFiles(compilation, entry, files);
      const html = htmlPage({
        title: "Courtside",
        head: [
          `<link rel="icon" href="${emitAsset(compilation, compiler, "icon.svg")}" type="image/svg+xml">`,
          bootScript(emitAsset(compilation, compiler, "boot.js")),
          ...(this.dev ? [DEVTOOLS_STUB] : []),
          `<link rel="preload" href="/remotes.json" as="fetch" crossorigin="anonymous">`,
          ...[...initial, ...early].filter(isStyle).map(stylesheet),
          ...early
            .filter((file) => file.endsWith(".js"))
            .map((file) => `<link rel="preload" href="${file}" as="script">`),
          ...initial.filter((file) => file.endsWith(".js")).map(script),
        ],
        body: `<div id="root"><p class="boot-note" role="status">Loading...</p></div>
<noscript><p class="boot-note">Courtside needs JavaScript for this page.</p></noscript>`,
      });
      compilation.emitAsset("app.html", new compiler.webpack.sources.RawSource(html));
    });
  }
}

const isStyle = (file) => file.endsWith(".css");

const CONSUMED = /^consume shared module .*\(fallback: (.+?)\)/;

/**
 * Files that the first screen would ask for one round trip later: the bootstrap chunk, and the shared modules it takes
 * through the share scope. Parts that only some screen needs are left out.
 */
function earlyFiles(compilation, entry, known) {
  const groups = entry.childrenIterable.map((group) => ({
    files: group.getFiles().filter((file) => !file.endsWith(".map")),
    modules: group.chunks.flatMap((chunk) =>
      compilation.chunkGraph.getChunkModules(chunk).map((module) => module.identifier()),
    ),
  }));
  const bootstrap = groups.find(({ modules }) => modules.some((name) => name.includes("/app/bootstrap.tsx")));
  if (!bootstrap) return [];
  const consumed = bootstrap.modules.flatMap((name) => CONSUMED.exec(name)?.[1] ?? []);
  const isConsumed = (name) => !CONSUMED.test(name) && consumed.some((path) => name.split("|")[0].endsWith(path));
  const early = groups.filter((group) => group === bootstrap || group.modules.some(isConsumed));
  return [...new Set(early.flatMap(({ files }) => files))]
    .filter((file) => !known.includes(file))
    .map((file) => `/${file}`);
}
