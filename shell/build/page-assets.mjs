import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const ASSETS = join(import.meta.dirname, "../src/assets");

/** Emits a file of src/assets as it is, under its hash, and returns its URL. Both compilations give it the same name. */
export const emitAsset = (compilation, compiler, file) =>
  emitContent(compilation, compiler, file, readFileSync(join(ASSETS, file)));

/** Emits a file under its hash, and returns its URL. */
export function emitContent(compilation, compiler, file, content) {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  const name = `assets/${file.replace(/\.(\w+)$/, `.${hash}.$1`)}`;
  compilation.emitAsset(name, new compiler.webpack.sources.RawSource(content));
  return `/${name}`;
}

/** The content of a file of src/assets, for the page itself. */
export const assetText = (file) => readFileSync(join(ASSETS, file), "utf8");

/** Runs `write` when all names and hashes of a compilation are final. */
export function whenNamed(compiler, plugin, write) {
  compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: plugin, stage }, () => write(compilation));
  });
}
