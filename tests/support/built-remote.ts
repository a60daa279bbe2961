import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Bundle } from "../../tools/site/bundle.ts";

export interface BuiltRemoteOptions {
  name: string;
  release: string;
  path?: string;
  contract?: number;
  /** The version range of React that it requires. */
  react?: string;
  /** Text of its container. */
  script?: string;
}

/** A remote as rspack would have built it, with one screen; in a folder of its own below `root`. */
export function builtRemote(root: string, options: BuiltRemoteOptions): Bundle {
  const { name, release, path = `/${name}`, contract = 1, react = "^19.0.0" } = options;
  const folder = join(root, `${name}-${release}`);
  const dist = join(folder, "dist");
  const asset = { js: { sync: ["assets/screen.js"], async: [] }, css: { sync: [], async: [] } };
  const files = {
    "remoteEntry.js": options.script ?? `var ${name} = "${release}";`,
    "assets/screen.js": `export const version = "${release}";`,
    "mf-files.json": { script: "remoteEntry.js", screens: { main: ["assets/screen.js"] } },
    "mf-manifest.json": {
      metaData: {
        globalName: name.replaceAll("-", "_"),
        remoteEntry: { name: "remoteEntry.js", path: "", type: "global" },
      },
      exposes: [{ name: "remote", assets: asset }],
      shared: [{ name: "react/jsx-runtime", requiredVersion: react, singleton: true }],
    },
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), typeof content === "string" ? content : JSON.stringify(content));
  }
  const route = { path, screen: "main", title: "Main", access: "club", roles: ["member"] };
  const remote = { name, version: "1.0.0", contract, routes: [route], nav: [] };
  return { name, version: "1.0.0", release, folder, dist, remote };
}
