import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { versionOf } from "./version-of.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const PLACES = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/opt/google/chrome/chrome",
];

/** The first that starts: a distribution may put a note there that says where to get the real one. */
export function installedBrowser({ PATH = "" }: NodeJS.ProcessEnv): string | undefined {
  const folders = PATH.split(delimiter).filter(Boolean);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...PLACES].find((path) => existsSync(path) && versionOf(path) !== undefined);
}
