import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chromium } from "playwright-core";

/** Playwright's own, for systems that npm carries none for; downloaded on first use. */
export function playwrightBrowser(): string | undefined {
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  const cli = join(dirname(createRequire(import.meta.url).resolve("playwright-core/package.json")), "cli.js");
  console.log("Downloading Playwright's Chromium, because there is none here and npm has none for this system.");
  const { status } = spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: "inherit" });
  return status === 0 && existsSync(path) ? path : undefined;
}
