const CONSUMED = /^consume shared module .*\(fallback: (.+?)\)/;
const PROVIDED = /^provide shared module .* = (.+)$/;
const PROVIDED_PART = /^provide shared module .*? @courtside\/design-system\/(\w+)\.tsx@/;

const originsOf = ({ origins }) => origins.map(({ module }) => module?.identifier() ?? "");
const shipped = (files) => files.filter((file) => !file.endsWith(".map") && !file.includes("hot-update"));

/**
 * Files that the first screen would otherwise request one round trip later: the imports of src/index.ts, and the shared modules
 * that it loads through the share scope. Parts that only some screens need are left out.
 */
export function earlyFiles(compilation, entry, known) {
  const groups = entry.childrenIterable.map((group) => ({
    files: shipped(group.getFiles()),
    origins: originsOf(group),
    isFirst: originsOf(group).some((name) => name.endsWith("/src/index.ts")),
    modules: group.chunks.flatMap((chunk) =>
      compilation.chunkGraph.getChunkModules(chunk).map((module) => module.identifier()),
    ),
  }));
  const first = groups.filter(({ isFirst }) => isFirst);
  const consumed = first.flatMap(({ modules }) => modules.flatMap((name) => CONSUMED.exec(name)?.[1] ?? []));
  const isConsumed = (name) => consumed.some((path) => PROVIDED.exec(name)?.[1].endsWith(path));
  const early = groups.filter((group) => group.isFirst || group.origins.some(isConsumed));
  return [...new Set(early.flatMap(({ files }) => files))].filter((file) => !known.includes(file));
}

/** The files of each part of the design system that the shell provides, without the `known` ones: {"overlay": ["/assets/…"]}. */
export function partFiles(entry, known) {
  const parts = entry.childrenIterable.flatMap((group) => {
    const names = originsOf(group).flatMap((name) => PROVIDED_PART.exec(name)?.[1] ?? []);
    const files = shipped(group.getFiles()).filter((file) => !known.includes(file));
    return names.map((name) => [name, files.map((file) => `/${file}`)]);
  });
  return Object.fromEntries(parts);
}
