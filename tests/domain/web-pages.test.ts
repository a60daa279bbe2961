import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runInNewContext } from "node:vm";
import { APP_PATHS } from "@courtside/contracts/domain/app-paths.ts";
import { afterAll, expect, test } from "vitest";
import { web } from "../../api/src/web/routes.ts";

const siteDir = mkdtempSync(join(tmpdir(), "courtside-site-"));
afterAll(() => rmSync(siteDir, { recursive: true }));

const FILES = {
  "app.html": '<meta name="courtside-files" content="/assets/app-files.json">\nthe application<!--REMOTES-->',
  "about.html": '<script nonce="__CSP_NONCE__"></script><link rel="canonical" href="__SITE_URL__/about">',
  "qa-test.html": "QA page",
  "trial-ended.html": "left by an older build",
  "manifest.webmanifest": '{"name":"Courtside"}',
  "device.webmanifest": '{"name":"Courtside Device"}',
  "robots.txt": "Sitemap: __SITE_URL__/sitemap.xml",
  "sitemap.xml": "<loc>__SITE_URL__/about</loc>",
};
for (const [name, text] of Object.entries(FILES)) writeFileSync(join(siteDir, name), text);

const siteUrl = "https://club.test";
const remotesFile = join(siteDir, "remotes.json");
const remoteOrigins = ["https://remotes.test"];
const site = {
  siteDir,
  siteUrl,
  qaLogin: true,
  remotesFile,
  remoteOrigins,
  remoteOverrides: false,
  serviceWorker: true,
  captcha: undefined,
};
type Changed = Partial<Parameters<typeof web>[0]>;
const get = (path: string, changed: Changed = {}) => web({ ...site, ...changed }).request(path);
const textOf = async (path: string, changed: Changed = {}) => (await get(path, changed)).text();

test("a prerendered page has the public address, and the nonce of its policy", async () => {
  const response = await get("/about");
  const [, nonce] = /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "") ?? [];
  expect(await response.text()).toBe(
    `<script nonce="${nonce}"></script><link rel="canonical" href="https://club.test/about">`,
  );
});

async function sources(path: string, changed: Changed = {}) {
  const policy = (await get(path, changed)).headers.get("content-security-policy") ?? "";
  return Object.fromEntries(policy.split("; ").map((line) => [line.split(" ")[0], line.replace(/ 'nonce-[^']+'/, "")]));
}

test("application pages load remotes from allowed origins only, and public pages load from our own", async () => {
  expect(await sources("/book")).toMatchObject({
    "script-src": "script-src 'self' https://remotes.test",
    "style-src": "style-src 'self' https://remotes.test",
    "connect-src": "connect-src 'self' https://remotes.test",
    "base-uri": "base-uri 'none'",
  });
  expect(await sources("/about")).toMatchObject({
    "script-src": "script-src 'self'",
    "connect-src": "connect-src 'self'",
  });
});

test("where overrides are allowed, code may also come from the person's own machine, and the page says so", async () => {
  const allowed = { remoteOverrides: true };
  const machine = "http://localhost:* http://127.0.0.1:* https://remotes.test";
  expect(await sources("/book", allowed)).toMatchObject({
    "script-src": `script-src 'self' ${machine}`,
    "style-src": `style-src 'self' ${machine}`,
    "connect-src": `connect-src 'self' ${machine} ws://localhost:* ws://127.0.0.1:*`,
  });
  expect(await sources("/about", allowed)).toMatchObject({ "script-src": "script-src 'self'" });

  writeFileSync(remotesFile, JSON.stringify({ remotes: [], overrides: ["https://elsewhere.test"] }));
  expect(await textOf("/book", allowed)).toContain(`"overrides":${JSON.stringify(machine.split(" "))}`);
  expect(await textOf("/book")).not.toContain("overrides");
});

test("only the application may load the captcha's widget, and only if one is configured", async () => {
  const captcha = {
    provider: "turnstile",
    siteKey: "key",
    secret: "secret",
    verifyUrl: "https://verify.test",
  } as const;
  const origin = "https://challenges.cloudflare.com";
  const policy = await sources("/auth", { captcha });
  for (const directive of ["script-src", "frame-src", "connect-src"]) expect(policy[directive]).toContain(origin);
  expect(JSON.stringify([await sources("/auth"), await sources("/about", { captcha })])).not.toContain(origin);
});

test("a page is compressed for clients that accept it", async () => {
  const request = new Request("http://site/about", { headers: { "accept-encoding": "gzip" } });
  const response = await web(site).request(request);
  expect(response.headers.get("content-encoding")).toBe("gzip");
  expect(response.headers.get("vary")).toMatch(/accept-encoding/i);
});

test("robots.txt and sitemap.xml have the public address too, each with its own content type", async () => {
  const robots = await get("/robots.txt");
  expect(robots.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(await robots.text()).toBe("Sitemap: https://club.test/sitemap.xml");
  const sitemap = await get("/sitemap.xml");
  expect(sitemap.headers.get("content-type")).toMatch(/^application\/xml/);
  expect(await sitemap.text()).toBe("<loc>https://club.test/about</loc>");
});

test("/qa-test is the application's 404 if QA login is off", async () => {
  expect(await textOf("/qa-test")).toBe("QA page");
  expect(await textOf("/qa-test", { qaLogin: false })).toContain("the application");
});

test("a screen of the shell or of a remote is the application", async () => {
  const known = { path: "/coaches/:id", screen: "coach" };
  const remote = { name: "mf-coach", version: "1.0.0", contract: 1, entry: "/_mf/mf-coach/1.0.0/mf-manifest.json" };
  writeFileSync(remotesFile, JSON.stringify({ remotes: [{ ...remote, routes: [known], nav: [] }] }));
  for (const path of ["/auth", "/my-account", "/trial-ended", "/coaches/7"]) {
    const response = await get(path);
    expect(`${path} ${response.status}`).toBe(`${path} 200`);
    expect(await response.text()).toContain("the application");
  }
});

test.each(["/nowhere", "/coaches/7/nowhere", "/favicon.ico", "/about/us"])(
  "%s is the application's 404",
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("the application");
  },
);

test("the shell's own screens are those that the server knows", () => {
  const router = readFileSync(join(import.meta.dirname, "../../shell/src/app/router.tsx"), "utf8");
  const own = [...router.matchAll(/path: "(\/[^"]+)"/g)].map(([, path]) => path);
  expect(own.toSorted()).toEqual([...APP_PATHS].toSorted());
});

test.each(["/main.1a2b3c4d.hot-update.json", "/book/app.js", "/about.html", "/app.html"])(
  "%s is a file that is not there, and no page",
  async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([404, expect.not.stringContaining("the application")]);
  },
);

test("the manifests and the service worker have types and policies of their own, and are asked for each time", async () => {
  const manifests = [await get("/manifest.webmanifest"), await get("/device.webmanifest")];
  for (const { headers } of manifests) expect(headers.get("content-type")).toBe("application/manifest+json");
  expect(await Promise.all(manifests.map((each) => each.json()))).toEqual([
    { name: "Courtside" },
    { name: "Courtside Device" },
  ]);

  writeFileSync(join(siteDir, "sw.js"), "the worker");
  const worker = await get("/sw.js");
  expect(await worker.text()).toMatch(/^the worker\n/);
  expect(worker.headers.get("content-type")).toMatch(/^text\/javascript/);
  expect(worker.headers.get("content-security-policy")).toContain("connect-src 'self' https://remotes.test;");
  for (const { headers } of [...manifests, worker]) expect(headers.get("cache-control")).toBe("no-cache");
});

test("the service worker has other bytes when its policy has other origins, because browsers keep the policy it came with", async () => {
  writeFileSync(join(siteDir, "sw.js"), "self.isWorker = true;");
  const origins = async (changed: Changed) => {
    const self: { isWorker?: boolean; codeOrigins?: string[] } = {};
    runInNewContext(await textOf("/sw.js", changed), { self });
    return self.isWorker && Array.from(self.codeOrigins ?? []);
  };
  expect(await origins({ remoteOrigins: [] })).toEqual([]);
  expect(await origins({})).toEqual(["https://remotes.test"]);
  expect(await origins({ remoteOverrides: true })).toContain("http://localhost:*");
  expect(await textOf("/sw.js")).toBe(await textOf("/sw.js"));
});

test("files whose path has a name with a dot in front are the server's own", async () => {
  const files = ["_mf/mf-shop/1/a.b-c@d~e+f.js", "_mf/.requests.json", "_mf/.staged-mf-shop-1/remoteEntry.js"];
  for (const file of [...files, "assets/.stamp"]) {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true });
    writeFileSync(join(siteDir, file), "{}");
  }
  const status = async (path: string) => (await get(path)).status;
  expect(await status("/_mf/mf-shop/1/a.b-c@d~e+f.js")).toBe(200);
  for (const path of [
    "/_mf/.requests.json",
    "/_mf/%2Erequests.json",
    "/_mf/.staged-mf-shop-1/remoteEntry.js",
    "/assets/.stamp",
  ])
    expect(await status(path), path).toBe(404);
});

test("a service worker that is switched off, or was not built, makes browsers forget the one they have", async () => {
  for (const changed of [{ serviceWorker: false }, { siteDir: join(siteDir, "empty") }]) {
    const retired = await textOf("/sw.js", changed);
    expect(retired).toContain("caches.delete(name)");
    expect(retired).toContain("registration.unregister()");
  }
  expect(await textOf("/my-account")).toContain("courtside-files");
  expect(await textOf("/my-account", { serviceWorker: false })).not.toContain("courtside-files");
});
