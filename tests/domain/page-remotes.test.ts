import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { web } from "../../api/src/web/routes.ts";

const siteDir = mkdtempSync(join(tmpdir(), "courtside-page-remotes-"));
afterAll(() => rmSync(siteDir, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(siteDir, name), text);
const remotesFile = join(siteDir, "remotes.json");
const site = {
  siteDir,
  siteUrl: "https://club.test",
  qaLogin: true,
  remotesFile,
  remoteOrigins: [],
  captcha: undefined,
};
const pageOf = async (path: string) =>
  (await web({ ...site, remoteOverrides: false, serviceWorker: true }).request(path)).text();
const inlined = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="remotes">(.*?)<\/script>/s.exec(html)?.[1] ?? "null");

const file = (name: string) => ({ file: name, integrity: `sha384-${name}` });
const shop = {
  name: "mf-shop",
  entry: "/_mf/mf-shop/1.0.0-a/mf-manifest.json",
  script: file("remoteEntry.js"),
  files: { shop: [file("assets/expose.js"), file("assets/shop.css")], item: [file("assets/item.js")] },
  routes: [
    { path: "/shop", screen: "shop", title: "</script><script>alert(1)//", uses: ["forms", "unheard-of"] },
    { path: "/shop/:id", screen: "item", title: "Item" },
    { path: "/dashboard", screen: "shop", title: "Dash", roles: ["member"], uses: ["forms"] },
  ],
};
const abroad = {
  ...shop,
  name: "mf-abroad",
  entry: "https://cdn.test/mf-abroad/mf-manifest.json",
  routes: [
    { path: "/abroad", screen: "item", title: "Abroad" },
    { path: "/dashboard", screen: "item", title: "</script>", needs: "club:settings" },
  ],
};

beforeEach(() => {
  write("app.html", "<head><!--REMOTES--></head>");
  write("about.html", "<head><!--REMOTES--></head>");
  write("app-parts.json", JSON.stringify({ forms: ["/assets/forms.js"], overlay: ["/assets/overlay.js"] }));
  write("remotes.json", JSON.stringify({ remotes: [shop, abroad, "broken"] }));
});

const preloads = (html: string) =>
  [...html.matchAll(/<link rel="preload" ([^>]+)>/g)].map(([, attributes]) => attributes);

test("the application's page contains the registry without what only releases read, and no text in it can end its element", async () => {
  const imports = { "@courtside/contracts/shell/index.tsx": ["useApi"] };
  const deprecated = [{ part: "slot home.tabs", since: "1.1.0", instead: "account.tabs" }];
  const wants = { react: "^19.0.0" };
  const forReleases = { shared: { react: "19.3.1" }, knows: { roles: ["member"] }, deprecated };
  write("remotes.json", JSON.stringify({ ...forReleases, remotes: [{ ...shop, wants, imports }, abroad, "broken"] }));
  const html = await pageOf("/anything");
  const bare = [shop, abroad].map(({ files: _, ...entry }) => entry);
  expect(inlined(html)).toEqual({ remotes: [...bare, "broken"] });
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(preloads(html)).toEqual([]);
});

test("the page of a route names the first files of its screen, with hashes", async () => {
  const beside = "/_mf/mf-shop/1.0.0-a/";
  expect(preloads(await pageOf("/shop"))).toEqual([
    `href="${beside}remoteEntry.js" as="script" integrity="sha384-remoteEntry.js" crossorigin fetchpriority="low"`,
    `href="${beside}assets/expose.js" as="script" integrity="sha384-assets/expose.js" crossorigin fetchpriority="low"`,
    `href="${beside}assets/shop.css" as="style" integrity="sha384-assets/shop.css" crossorigin`,
    `href="/assets/forms.js" as="script" fetchpriority="low"`,
  ]);
  expect(preloads(await pageOf("/shop/7"))).toEqual([
    `href="${beside}remoteEntry.js" as="script" integrity="sha384-remoteEntry.js" crossorigin fetchpriority="low"`,
    `href="${beside}assets/item.js" as="script" integrity="sha384-assets/item.js" crossorigin fetchpriority="low"`,
  ]);
  expect(preloads(await pageOf("/abroad"))[0]).toContain('href="https://cdn.test/mf-abroad/remoteEntry.js"');
});

test("a path that several remotes share by role has the files of each role as data", async () => {
  const html = await pageOf("/dashboard");
  expect(preloads(html)).toEqual([]);
  const [, text = ""] = /<script type="application\/json" id="screen-files">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(text)).toEqual([
    {
      roles: ["member"],
      files: [
        { href: "/_mf/mf-shop/1.0.0-a/remoteEntry.js", integrity: "sha384-remoteEntry.js" },
        { href: "/_mf/mf-shop/1.0.0-a/assets/expose.js", integrity: "sha384-assets/expose.js" },
        { href: "/_mf/mf-shop/1.0.0-a/assets/shop.css", integrity: "sha384-assets/shop.css" },
        { href: "/assets/forms.js" },
      ],
    },
    {
      roles: ["admin"],
      files: [
        { href: "https://cdn.test/mf-abroad/remoteEntry.js", integrity: "sha384-remoteEntry.js" },
        { href: "https://cdn.test/mf-abroad/assets/item.js", integrity: "sha384-assets/item.js" },
      ],
    },
  ]);
});

test("a deeper path and a public page get none", async () => {
  expect(preloads(await pageOf("/shop/7/more"))).toEqual([]);
  expect(await pageOf("/about")).toBe("<head><!--REMOTES--></head>");
});

test.each([["not JSON"], ["{}"], ["null"]])(
  "a registry that is %s leaves the page unchanged: the shell requests it and reports the error",
  async (text) => {
    write("remotes.json", text);
    expect(await pageOf("/shop")).toBe("<head><!--REMOTES--></head>");
  },
);

test("without a registry, or without the list of parts, the page is still served", async () => {
  rmSync(join(siteDir, "app-parts.json"));
  expect(preloads(await pageOf("/shop"))).toHaveLength(3);
  rmSync(remotesFile);
  expect(await pageOf("/shop")).toBe("<head><!--REMOTES--></head>");
});
