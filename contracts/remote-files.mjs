import { readFileSync } from "node:fs";
import { join } from "node:path";

const SCREEN = /["']?([\w-]+)["']?\s*:\s*lazyScreen\(\(\)\s*=>\s*import\(\s*["']([^"']+)["']/g;

/** The name of the exposed module's chunk. */
export const EXPOSED = "__federation_expose_remote";

/**
 * Emits mf-files.json: the container's script, and for each screen of src/remote.tsx the files it starts with,
 * so that a page may fetch them at once instead of one after the other. And mf-manifest.json, Module Federation's own
 * description of a container, and remote.json as it stands, for a browser that runs this build in the place of the released one.
 */
export class RemoteFilesPlugin {
  /** `shared`: the share table that the container is built with. */
  constructor({ shared }) {
    this.shared = shared;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap("RemoteFilesPlugin", (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: "RemoteFilesPlugin", stage }, () => {
        const emit = (name, text) => compilation.emitAsset(name, new compiler.webpack.sources.RawSource(text));
        const remote = join(compiler.context, "remote.json");
        const description = readFileSync(remote, "utf8");
        const files = filesOf(compilation, readFileSync(join(compiler.context, "src/remote.tsx"), "utf8"));
        emit("mf-files.json", JSON.stringify(files));
        emit(
          "mf-manifest.json",
          JSON.stringify(manifestOf(compilation, JSON.parse(description), files.script, this.shared)),
        );
        emit("remote.json", description);
        compilation.fileDependencies.add(remote);
      });
    });
  }
}

const exposedGroup = (compilation) => compilation.namedChunkGroups.get(EXPOSED);

function filesOf(compilation, source) {
  const exposed = exposedGroup(compilation);
  const groups = exposed.childrenIterable.flatMap((group) => group.origins.map(({ request }) => [request, group]));
  const groupOf = new Map(groups);
  const [screensPart] = source.split(/\bslots\s*:/);
  const screens = [...screensPart.matchAll(SCREEN)].map(([, name, request]) => {
    const group = groupOf.get(request);
    if (!group) throw new Error(`src/remote.tsx: no chunk was made of ${request}`);
    return [name, shipped([...exposed.getFiles(), ...group.getFiles()])];
  });
  const script = Object.keys(compilation.assets).find((name) => /^remoteEntry\b.*\.js$/.test(name));
  return { script, runtime: "none", screens: Object.fromEntries(screens) };
}

/** The container, what it exposes with its files, and the shared modules that it takes from the shell. */
function manifestOf(compilation, { name, version }, script, shared) {
  const id = name.replaceAll("-", "_");
  const exposed = exposedGroup(compilation);
  const sync = shipped(exposed.getFiles());
  const async = shipped([...descendants(exposed)].flatMap((group) => group.getFiles()));
  return {
    id,
    name: id,
    metaData: {
      name: id,
      globalName: id,
      buildInfo: { buildName: name, buildVersion: version },
      publicPath: "auto",
      remoteEntry: { name: script, path: "", type: "global" },
      /** It brings all it needs of Module Federation; the shell's registry says the same. */
      runtime: "none",
    },
    remotes: [],
    shared: consumed(compilation, shared).map(([module, { version, requiredVersion, singleton }]) => ({
      id: `${id}:${module}`,
      name: module,
      version,
      singleton,
      requiredVersion,
      assets: assets([], []),
    })),
    exposes: [
      {
        id: `${id}:remote`,
        name: "remote",
        path: "./remote",
        assets: assets(
          sync,
          async.filter((file) => !sync.includes(file)),
        ),
      },
    ],
  };
}

function descendants(group, found = new Set()) {
  for (const child of group.childrenIterable) {
    if (found.has(child)) continue;
    found.add(child);
    descendants(child, found);
  }
  return found;
}

/** The entries of the share table that some module of this build imports. */
function consumed(compilation, shared) {
  const names = [...compilation.modules].map((module) => module.identifier());
  const used = names.filter((name) => name.startsWith("consume shared module"));
  return Object.entries(shared).filter(([module]) => used.some((name) => name.includes(` ${module}@`)));
}

const assets = (sync, async) => {
  const of = (files, type) => files.filter((file) => file.endsWith(`.${type}`)).sort();
  return {
    js: { sync: of(sync, "js"), async: of(async, "js") },
    css: { sync: of(sync, "css"), async: of(async, "css") },
  };
};

const shipped = (files) =>
  [...new Set(files)].filter((name) => /\.(js|css)$/.test(name) && !name.includes("hot-update"));
