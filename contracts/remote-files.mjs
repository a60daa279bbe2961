import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DEPRECATIONS, deprecatedUses } from "./deprecations.mjs";

const SCREEN = /["']?([\w-]+)["']?\s*:\s*lazyScreen\(\(\)\s*=>\s*import\(\s*["']([^"']+)["']/g;
const EXPOSED = "__federation_expose_remote";

/**
 * Emits mf-files.json: the container's script, and for each screen of src/remote.tsx the files it starts with,
 * so that a page may fetch them at once instead of one after the other; and what the remote imports from the shell. And remote.json
 * as it stands, for a browser that runs this build in the place of the released one. Warns of deprecated parts.
 */
export class RemoteFilesPlugin {
  /** `shared`: the modules of Courtside that the shell provides; `version`: that of the contract it is built with. */
  constructor({ shared, version, deprecations = DEPRECATIONS }) {
    Object.assign(this, { shared, version, deprecations });
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap("RemoteFilesPlugin", (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: "RemoteFilesPlugin", stage }, () => {
        const emit = (name, text) => compilation.emitAsset(name, new compiler.webpack.sources.RawSource(text));
        const manifest = join(compiler.context, "remote.json");
        const files = filesOf(compilation, readFileSync(join(compiler.context, "src/remote.tsx"), "utf8"));
        const imports = importsOf(compilation, this.shared);
        emit("mf-files.json", JSON.stringify({ ...files, imports }));
        const remote = readFileSync(manifest, "utf8");
        emit("remote.json", remote);
        const { warnings, problems } = deprecatedUses(
          { ...JSON.parse(remote), imports },
          this.deprecations,
          this.version,
        );
        for (const text of [...warnings, ...problems]) compilation.warnings.push(new Error(text));
        compilation.fileDependencies.add(manifest);
      });
    });
  }
}

/** Each module of the shell's that is imported by name, with the exports that are used of it. */
function importsOf(compilation, shared) {
  const found = new Map();
  for (const module of [...compilation.modules].flatMap((one) => one.modules ?? [one]))
    for (const { type, request, ids } of module.dependencies)
      if (/^esm (export )?import specifier$/.test(type) && shared.includes(request))
        found.set(request, (found.get(request) ?? new Set()).add(ids?.[0] ?? "*"));
  return Object.fromEntries([...found].sort().map(([module, names]) => [module, [...names].sort()]));
}

function filesOf(compilation, source) {
  const exposed = compilation.namedChunkGroups.get(EXPOSED);
  const groups = exposed.childrenIterable.flatMap((group) => group.origins.map(({ request }) => [request, group]));
  const groupOf = new Map(groups);
  const [screensPart] = source.split(/\bslots\s*:/);
  const screens = [...screensPart.matchAll(SCREEN)].map(([, name, request]) => {
    const group = groupOf.get(request);
    if (!group) throw new Error(`src/remote.tsx: no chunk was made of ${request}`);
    return [name, shipped([...exposed.getFiles(), ...group.getFiles()])];
  });
  const script = Object.keys(compilation.assets).find((name) => /^remoteEntry\b.*\.js$/.test(name));
  return { script, screens: Object.fromEntries(screens) };
}

const shipped = (files) =>
  [...new Set(files)].filter((name) => /\.(js|css)$/.test(name) && !name.includes("hot-update"));
