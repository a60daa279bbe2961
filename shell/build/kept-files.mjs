import { emitContent } from "./page-assets.mjs";

/** Sourcemaps and hot updates are for developers; letters beyond Latin are fetched by who sees one. */
const SKIPPED = /\.map$|hot-update|inter-latin-ext/;

/** Emits the list of the shell's files that the service worker keeps: all but those of the consoles' parts alone. Returns its URL. */
export function emitFileList(compilation, compiler, { staff = [], forms = [], ...parts }) {
  const others = new Set(Object.values(parts).flat());
  const forConsoles = new Set([...staff, ...forms].filter((file) => !others.has(file)));
  const files = Object.keys(compilation.assets)
    .filter((name) => name.startsWith("assets/") && !SKIPPED.test(name))
    .map((name) => `/${name}`)
    .filter((file) => !forConsoles.has(file))
    .sort();
  return emitContent(compilation, compiler, "app-files.json", JSON.stringify(files));
}
