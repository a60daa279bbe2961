import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";

const modules = resolve(import.meta.dirname, "../../node_modules");
const archives = join(modules, "@sparticuz/chromium");

/** Carries on a bare machine what Debian's packages libnss3, libnspr4, libexpat1 and fonts-* would. */
const PROGRAM = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;

const fontsConf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(folder, "fonts")}</dir>
  <cachedir>${join(folder, "fonts-cache")}</cachedir>
</fontconfig>
`;

/** The Chromium of npm's package @sparticuz/chromium, unpacked once into node_modules/.cache. */
export function npmBrowser(): string | undefined {
  if (process.platform !== "linux" || process.arch !== "x64" || !existsSync(archives)) return undefined;
  const { version } = JSON.parse(readFileSync(join(archives, "package.json"), "utf8")) as { version: string };
  const folder = join(modules, ".cache", `chromium-${version}`);
  if (!existsSync(folder)) unpack(folder);
  return join(folder, "run-chromium");
}

/** Into a folder beside it first: two runs may begin at once, and one may be cut short. */
function unpack(folder: string): void {
  mkdirSync(join(folder, ".."), { recursive: true });
  const staging = mkdtempSync(`${folder}-`);
  try {
    const script = join(import.meta.dirname, "unpack-chromium.ts");
    const env = { ...process.env, TMPDIR: staging };
    const { status } = spawnSync(process.execPath, [script, join(archives, "bin")], { stdio: "inherit", env });
    if (status !== 0) throw new Error("The browser that npm installed could not be unpacked.");
    writeFileSync(join(staging, "fonts.conf"), fontsConf(folder));
    writeFileSync(join(staging, "run-chromium"), PROGRAM);
    chmodSync(join(staging, "run-chromium"), 0o755);
    chmodSync(staging, 0o755);
    if (!existsSync(folder)) renameSync(staging, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
