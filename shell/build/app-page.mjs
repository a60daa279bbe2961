import { DEFAULT_SPORT } from "../../contracts/domain/sports.ts";
import { emitManifests, manifestScript } from "./app-manifest.mjs";
import { earlyFiles, partFiles } from "./early-files.mjs";
import { bootScript, chunkScript, entryScript, htmlPage, inlineScript, meta, stylesheet } from "./html-page.mjs";
import { emitFileList } from "./kept-files.mjs";
import { assetText, emitAsset, whenNamed } from "./page-assets.mjs";

/**
 * React Refresh repaints a remote only if it finds React in DevTools' hook; this replaces the missing extension's hook. It
 * must come before all other scripts.
 */
const DEVTOOLS_STUB = `<script>window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { renderers: new Map(), supportsFiber: true,
inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
onCommitFiberRoot() {}, onPostCommitFiberRoot() {}, onCommitFiberUnmount() {} };</script>`;

/** The api inserts the registry and the files of the requested screen here (api/src/web/page-remotes.ts). */
const REMOTES_PLACE = "<!--REMOTES-->";

/**
 * Emits app.html, the page of every path that is not prerendered, and app-parts.json: the files of each part of the
 * design system beyond those the page names itself.
 */
export class AppPagePlugin {
  constructor({ dev }) {
    this.dev = dev;
  }

  apply(compiler) {
    whenNamed(compiler, "AppPagePlugin", (compilation) => {
      const emit = (name, text) => compilation.emitAsset(name, new compiler.webpack.sources.RawSource(text));
      const entry = compilation.entrypoints.get("main");
      const initial = entry.getFiles().filter((file) => !file.endsWith(".map") && !file.includes("hot-update"));
      const early = earlyFiles(compilation, entry, initial);
      emitManifests(compilation, compiler);
      const [icon, touchIcon, boot] = ["icon.svg", "touch-icon.png", "boot.js"].map((file) =>
        emitAsset(compilation, compiler, file),
      );
      const parts = partFiles(entry, [...initial, ...early]);
      // All other files are there now.
      const fileList = emitFileList(compilation, compiler, parts);
      const html = htmlPage({
        title: "Courtside",
        head: [
          ...(this.dev ? [DEVTOOLS_STUB] : []),
          inlineScript(
            assetText("ask-early.js")
              .replace("AUTH_CLIENT_FILES", JSON.stringify(authClientFiles(compilation, initial)))
              .replaceAll("DEFAULT_SPORT", JSON.stringify(DEFAULT_SPORT)),
          ),
          // Of the development server nothing is kept: its files change under the same names.
          ...(this.dev ? [] : [meta("courtside-files", fileList)]),
          `<link rel="icon" href="${icon}" type="image/svg+xml">`,
          `<link rel="apple-touch-icon" href="${touchIcon}">`,
          inlineScript(manifestScript()),
          bootScript(boot),
          ...[...initial, ...early].filter(isStyle).map((file) => stylesheet(`/${file}`)),
          ...initial.filter(isScript).map((file) => entryScript(`/${file}`)),
          ...early.filter(isScript).map((file) => chunkScript(`/${file}`)),
          REMOTES_PLACE,
        ],
        body: `<div id="root"><p class="boot-note" role="status">Loading...</p></div>
<noscript><p class="boot-note">Courtside needs JavaScript for this page.</p></noscript>
${inlineScript(assetText("show-heading.js"))}
${inlineScript(assetText("show-picture.js"))}`,
      });
      emit("app.html", html);
      emit("app-parts.json", JSON.stringify(parts));
    });
  }
}

/** The chunk's name is given in src/auth/loadAuthClient.ts. */
const authClientFiles = (compilation, known) =>
  compilation.namedChunkGroups
    .get("auth-client")
    .getFiles()
    .filter((file) => isScript(file) && !file.includes("hot-update") && !known.includes(file))
    .map((file) => `/${file}`);

const isStyle = (file) => file.endsWith(".css");
const isScript = (file) => file.endsWith(".js");
