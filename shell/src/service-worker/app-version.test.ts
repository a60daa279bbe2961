import { expect, test } from "vitest";
import { fileListIn, keptRemotes, registryIn, versionOf } from "./app-version.ts";

const remote = (name: string, version: string, routes: object[] = [], more: object = {}) => ({
  name,
  version,
  entry: `/_mf/${name}/${version}/mf-manifest.json`,
  routes,
  ...more,
});
const registry = (...remotes: object[]) => ({ shell: "1.0.0-aa", remotes });

test("a version is the release of the shell and of each remote, in whatever order the registry has them", () => {
  const one = registry(remote("mf-coach", "1"), remote("mf-booking", "2"));
  const same = registry(remote("mf-booking", "2"), remote("mf-coach", "1"));
  expect(versionOf(one)).toBe("shell 1.0.0-aa; mf-booking 2; mf-coach 1");
  expect(versionOf(same)).toBe(versionOf(one));
  expect(versionOf(registry(remote("mf-coach", "0"), remote("mf-booking", "2")))).not.toBe(versionOf(one));
  expect(versionOf("<!doctype html>")).toBeNull();
});

test("a page says which registry and which files of the shell belong to it", () => {
  const page = `<meta name="courtside-files" content="/assets/app-files.1a.json">
<script type="application/json" id="remotes">{"shell":"1","remotes":[]}</script>`;
  expect(registryIn(page)).toEqual({ shell: "1", remotes: [] });
  expect(fileListIn(page)).toBe("/assets/app-files.1a.json");
  expect(registryIn("Service unavailable")).toBeNull();
});

test("of a remote the container, the screens of members and what these load later are kept, from where the registry has them", () => {
  const file = (name: string) => ({ file: name, integrity: `sha384-${name}` });
  const booking = remote(
    "mf-booking",
    "2",
    [
      { screen: "book", access: "club" },
      { screen: "my-bookings", needs: "bookings:cancel-own" },
      { screen: "board", needs: "bookings:create-for-others" },
      { screen: "mine", roles: ["coach"] },
    ],
    {
      script: file("remoteEntry.js"),
      files: { book: [file("a.js")], "my-bookings": [file("b.css")], board: [file("c.js")], mine: [file("d.js")] },
    },
  );
  const admin = remote(
    "mf-admin",
    "3",
    [
      { screen: "courts", needs: "courts:manage" },
      { screen: "invite", access: "public" },
    ],
    { script: file("admin.js") },
  );
  const elsewhere = {
    ...remote("mf-coach", "1", [{ screen: "coaches", access: "club" }]),
    entry: "https://coach.test/_mf/mf-coach/1/mf-manifest.json",
    script: { file: "coach.js" },
  };
  const remotes = keptRemotes(registry(booking, admin, elsewhere), "https://club.test");
  expect(remotes.map(({ record }) => record)).toEqual([
    "https://club.test/_mf/mf-booking/2/release.json",
    "https://coach.test/_mf/mf-coach/1/release.json",
  ]);
  const [own, others] = remotes;
  const urls = (names: string[]) =>
    names.map((name) => ({ url: `https://club.test/_mf/mf-booking/2/${name}`, integrity: `sha384-${name}` }));
  expect(own?.files(undefined)).toEqual(urls(["remoteEntry.js", "a.js", "b.css"]));
  expect(others?.files(undefined)).toEqual([{ url: "https://coach.test/_mf/mf-coach/1/coach.js" }]);
  const hashes = Object.fromEntries(
    ["a.js", "c.js", "later.js", "mf-manifest.json"].map((name) => [name, `sha384-${name}`]),
  );
  // `c.js`, with which a screen of staff starts, may be shared with one that is kept.
  expect(own?.files(hashes)).toEqual(urls(["remoteEntry.js", "a.js", "b.css", "c.js", "later.js"]));
});
