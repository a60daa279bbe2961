import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { APP_PATHS } from "../../contracts/domain/app-paths.ts";

const site = resolve(import.meta.dirname, "../../dist/site");
const textOf = (path: string) => readFileSync(join(site, path), "utf8");
const page = textOf("app.html");

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}
const manifest = JSON.parse(textOf("manifest.webmanifest"));
const deviceManifest = JSON.parse(textOf("device.webmanifest"));
const icons: Icon[] = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }: { icons: Icon[] }) => icons)];
const registry = JSON.parse(textOf("remotes.json"));
const paths = registry.remotes.flatMap(({ routes }: { routes: { path: string }[] }) => routes.map(({ path }) => path));

/** Width and height of a PNG, as its header has them. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

/** The addresses of the manifests that the page names, in their order, when it is opened at a path. */
function manifestsAt(pathname: string): string[] {
  const named: string[] = [];
  const [, script = ""] = page.match(/<script nonce="[^"]*">([^<]*rel: "manifest"[^<]*)<\/script>/) ?? [];
  runInNewContext(script, {
    location: { pathname },
    document: { createElement: () => ({}), head: { append: ({ href }: { href: string }) => named.push(href) } },
  });
  return named;
}

test.each([
  ["/", "/manifest.webmanifest"],
  ["/book", "/manifest.webmanifest"],
  ["/device", "/device.webmanifest"],
])("opened at %s the page names %s and never another, which a browser would keep", (path, named) => {
  expect(page).not.toContain('rel="manifest"');
  expect(manifestsAt(path)).toEqual([named]);
});

test("the page's manifest has what a device demands before it installs an application", () => {
  expect(manifest).toMatchObject({ id: "/", name: "Courtside", short_name: "Courtside", scope: "/" });
  expect(["standalone", "fullscreen"]).toContain(manifest.display);
  const drawn = manifest.icons.map(({ sizes, purpose = "any" }: Icon) => `${sizes} ${purpose}`);
  expect(drawn).toEqual(expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]));
  expect(page).toContain(`<meta name="theme-color" content="${manifest.theme_color}"`);
});

test("a device on the wall installs its own page, which fills the screen", () => {
  expect(deviceManifest).toMatchObject({
    id: "/device",
    start_url: "/device",
    scope: "/device",
    display: "fullscreen",
  });
  expect(deviceManifest.icons).toEqual(manifest.icons);
});

test.each(icons)("the icon $src is there, of its type and size", ({ src, sizes, type }) => {
  const file = readFileSync(join(site, src));
  if (type === "image/png") expect(sizeOf(file)).toBe(sizes);
  else expect(`${type} ${file.toString().slice(0, 4)}`).toBe("image/svg+xml <svg");
});

test("start and shortcuts lead to screens that there are", () => {
  const urls: string[] = [
    manifest.start_url,
    deviceManifest.start_url,
    ...manifest.shortcuts.map(({ url }: { url: string }) => url),
  ];
  for (const url of urls) expect([...APP_PATHS, ...paths]).toContain(url);
});

test("the service worker is one script, and the files that it keeps are those of this build", () => {
  expect(textOf("sw.js")).not.toMatch(/importScripts|__webpack_require__\.e\(/);
  const [, list = ""] = /<meta name="courtside-files" content="([^"]+)">/.exec(page) ?? [];
  const files: string[] = JSON.parse(textOf(list));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) expect(existsSync(join(site, file)), file).toBe(true);
  const named = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = ""]) => file);
  expect(named.length).toBeGreaterThan(5);
  for (const file of named) expect(files, file).toContain(file);
  expect(files.some((file) => file.includes("auth-client"))).toBe(true);
});
