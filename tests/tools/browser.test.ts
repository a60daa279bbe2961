import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { afterAll, expect, test } from "vitest";
import { findBrowser } from "../../design-system/browser/browser.ts";

const folder = mkdtempSync(join(tmpdir(), "courtside-browser-"));
afterAll(() => rmSync(folder, { recursive: true }));

function program(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${text}\n`);
  chmodSync(path, 0o755);
  return path;
}

const onLinux = process.platform === "linux" && process.arch === "x64";

test("CHROMIUM_PATH comes first, and must start", () => {
  const CHROMIUM_PATH = program("mine", "echo Chromium 150.1");
  expect(findBrowser({ env: { CHROMIUM_PATH } })).toEqual({
    path: CHROMIUM_PATH,
    source: "CHROMIUM_PATH",
    version: "Chromium 150.1",
  });
  const broken = program("broken", "exit 1");
  expect(() => findBrowser({ env: { CHROMIUM_PATH: broken } })).toThrow(`${broken} (CHROMIUM_PATH) does not start`);
  expect(() => findBrowser({ env: { CHROMIUM_FROM: "apt" } })).toThrow("must be one of installed, npm, playwright");
});

test("an installed browser is used, and a program of its name that is not a browser is skipped", () => {
  program("chromium", "echo please install the package >&2; exit 1");
  const chrome = program("google-chrome", "echo Google Chrome 151.2");
  expect(findBrowser({ env: { PATH: folder } })).toMatchObject({ path: chrome, source: "installed" });
});

test.runIf(onLinux)("a machine without a browser runs the one from npm, fonts and libraries included", async () => {
  const { path, source, version } = findBrowser({ env: { PATH: "" } });
  expect(source).toBe("npm");
  // A preferred version is found behind one that is installed.
  program("google-chrome", "echo Google Chrome 151.2");
  expect(findBrowser({ env: { PATH: folder }, preferredVersion: version }).path).toBe(path);
  expect(findBrowser({ env: { PATH: folder }, preferredVersion: "Chromium 1" }).source).toBe("installed");

  const browser = await chromium.launch({ executablePath: path, args: ["--no-sandbox"] });
  const page = await browser.newPage();
  await page.setContent("<span>Court 1</span>");
  expect((await page.locator("span").boundingBox())?.width).toBeGreaterThan(20);
  await browser.close();
});
