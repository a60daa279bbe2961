import { expect, test } from "vitest";
import { releasesIn } from "./releases.ts";

const remote = (name: string, version: string) => ({
  name,
  version,
  contract: 1,
  entry: `/_mf/${name}/${version}/mf-manifest.json`,
  routes: [],
  nav: [],
});
const [shop, bar] = [remote("mf-shop", "1.0.0-a"), remote("mf-bar", "1.0.0-a")];
const registry = { shell: "1.0.0-a", remotes: [shop, bar] };

test("the same releases in another order are equal", () => {
  const turned = { shell: "1.0.0-a", remotes: [bar, { ...shop, title: "unknown to this shell" }] };
  expect(releasesIn(turned)).toBe(releasesIn(registry));
});

test.each([
  ["a release of a remote", { ...registry, remotes: [remote("mf-shop", "1.0.0-b"), bar] }],
  ["a release of the shell", { ...registry, shell: "1.0.0-b" }],
  ["a new remote", { ...registry, remotes: [shop, bar, remote("mf-new", "1.0.0")] }],
  ["a remote taken away", { ...registry, remotes: [shop] }],
])("%s makes a difference", (_what, changed) => {
  expect(releasesIn(changed)).not.toBe(releasesIn(registry));
});

test("a response that is no registry is no release", () => {
  expect(() => releasesIn({ code: "registry_missing" })).toThrow(TypeError);
});
