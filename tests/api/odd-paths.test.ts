import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type ApiProcess, startApi } from "../support/api-process.ts";
import { apiUrl } from "../support/world.ts";

let api: ApiProcess;

beforeAll(async () => {
  const siteDir = mkdtempSync(join(tmpdir(), "courtside-site-"));
  mkdirSync(join(siteDir, "assets"));
  writeFileSync(join(siteDir, "app.html"), "<p>the application</p>");
  writeFileSync(join(siteDir, "assets/app.1a2b-3c.js"), "run()");
  const routes = ["/coaches", "/coaches/:id", "/@coaches"].map((path) => ({ path, screen: "coaches" }));
  const coach = { name: "mf-coach", version: "1.0.0", entry: "/_mf/mf-coach/1.0.0/mf-manifest.json", routes };
  writeFileSync(join(siteDir, "remotes.json"), JSON.stringify({ remotes: [coach] }));
  const shared = { DATABASE_URL: inject("apiDatabaseUrl"), DATA_DIR: inject("dataDir"), SITE_URL: apiUrl };
  api = await startApi({ ...shared, SITE_DIR: siteDir, SEND_NOTICES: "off" });
});
afterAll(() => api.stop());

/** Sends the path as it is written: fetch would normalise it. */
const statusOf = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request(`${api.url}`, { path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on("error", reject)
      .end();
  });

test("a file of the site is found", async () => {
  expect(await statusOf("/assets/app.1a2b-3c.js")).toBe(200);
});

test.each([
  "/assets/%00",
  "/assets/a%00.js",
  `/assets/${"x".repeat(300)}`,
  `/assets/${"x/".repeat(3_000)}`,
  "/assets/%0a",
  "/assets/%ff",
  "/assets/%E0%A4%A",
  "/assets/../../etc/passwd",
  "/assets/%2e%2e/%2e%2e/etc/passwd",
  "/assets/..%5c..%5cetc",
  "/assets//etc/passwd",
  "/_mf/%00/x",
  `/_mf/mf-coach/${"x".repeat(300)}/remote.js`,
])("%s is not found, without an error", async (path) => {
  expect(await statusOf(path)).toBe(404);
});

test.each([`/${"x".repeat(300)}`, `/${"x".repeat(5_000)}`, "/%00", "/book%00", "/%0d%0a", "/coaches/%E0%A4%A"])(
  "%s has a status below 500",
  async (path) => {
    expect(await statusOf(path)).toBeLessThan(500);
  },
);

test.each([
  ...["/coaches", "/Coaches", "/COACHES/7", "/coaches/", "/coaches/7//", "/co%61ches", "/coaches/a%2Fb", "/%40coaches"],
  ...["/My-Account", "/my-account/", "/%6Dy-account"],
])("%s is a page, as the shell's router finds its screen", async (path) => {
  expect(await statusOf(path)).toBe(200);
});

test.each(["/coaches%2F7", "/coaches//7", "//coaches", "/co%2561ches", "/coaches/7/8", "/my-account%20"])(
  "%s is no page, as the shell's router finds no screen",
  async (path) => {
    expect(await statusOf(path)).toBe(404);
  },
);
