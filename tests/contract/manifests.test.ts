import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { can, ROLES } from "@courtside/contracts/domain/roles.ts";
import { CONTRACT_VERSION } from "@courtside/contracts/shell/remote.ts";
import { expect, test } from "vitest";
import { commandsOf } from "../../shell/src/command/commands.ts";
import { parseRegistry } from "../../shell/src/remotes/parseRegistry.ts";
import { webPackages } from "../../tools/site/web-packages.ts";

const site = resolve(import.meta.dirname, "../../dist/site");
const { remotes, problems } = parseRegistry(JSON.parse(readFileSync(join(site, "remotes.json"), "utf8")));

interface FederationManifest {
  name: string;
  metaData: { remoteEntry: { name: string; type: string } };
  exposes: { name: string; assets: { js: { sync: string[]; async: string[] } } }[];
  shared: { name: string; singleton?: boolean }[];
}

const manifestOf = (entry: string) => JSON.parse(readFileSync(join(site, entry), "utf8")) as FederationManifest;

test("the registry lists every remote, and the shell omits none of them", () => {
  expect(problems).toEqual([]);
  expect(remotes.map((remote) => remote.name).sort()).toEqual(
    webPackages(resolve(site, "../.."))
      .filter(({ remote }) => remote)
      .map(({ name }) => name),
  );
});

test.each(remotes)("$name is built for the shell's contract", (remote) => {
  expect(remote.contract).toBe(CONTRACT_VERSION);
  const manifest = manifestOf(remote.entry);
  expect(manifest.exposes.map((expose) => expose.name)).toEqual(["remote"]);
  expect(manifest.metaData.remoteEntry.type).toBe("global");
});

test.each(remotes)("$name has every file that its manifest names, precompressed", (remote) => {
  const folder = join(site, remote.entry, "..");
  const { exposes, metaData } = manifestOf(remote.entry);
  const files = [
    metaData.remoteEntry.name,
    ...exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.js.async]),
  ];
  for (const file of files) {
    expect(existsSync(join(folder, file)), file).toBe(true);
    const big = readFileSync(join(folder, file)).length > 1024;
    if (big) expect(existsSync(join(folder, `${file}.br`)), `${file}.br`).toBe(true);
  }
});

test.each(remotes)("$name carries neither React nor the design system: the shell provides them", (remote) => {
  const folder = join(site, remote.entry, "..");
  const entry = readFileSync(join(folder, manifestOf(remote.entry).metaData.remoteEntry.name), "utf8");
  expect(entry).not.toContain("react-dom");
  for (const shared of manifestOf(remote.entry).shared) expect(shared.singleton, shared.name).toBe(true);
});

test("routes and navigation are valid: known roles, one owner for each path and role, and every navigation target exists", () => {
  const owners = new Map<string, string>();
  for (const remote of remotes) {
    for (const route of remote.routes) {
      for (const role of route.roles ?? ROLES) {
        expect(ROLES).toContain(role);
        const key = `${route.path} ${role}`;
        expect(owners.get(key), key).toBeUndefined();
        owners.set(key, remote.name);
      }
    }
  }
  for (const item of remotes.flatMap((remote) => remote.nav)) {
    for (const role of item.roles) expect(owners.has(`${item.path} ${role}`), `${item.path} ${role}`).toBe(true);
  }
});

test("the palette understands each command as it is declared, and each leads to a screen of every role that it is for", () => {
  for (const { name, commands } of remotes) {
    for (const declared of Array.isArray(commands) ? commands : []) {
      const offered = ROLES.filter((role) =>
        commandsOf(remotes, role).some(({ label, path }) => label === declared.label && path === declared.path),
      );
      expect(offered, `${name}: ${declared.label}`).toEqual(
        ROLES.filter((role) => (declared.needs ? can(role, declared.needs) : declared.roles.includes(role))),
      );
      const [path] = declared.path.split("?");
      const routes = remotes.flatMap((remote) => remote.routes).filter((route) => route.path === path);
      for (const role of offered) {
        expect(
          routes.some(({ roles }) => !roles || roles.includes(role)),
          `${declared.path} for ${role}`,
        ).toBe(true);
      }
    }
  }
});
