import { randomInt } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errorCode } from "../../tools/process/command-error.ts";
import { loopbackPort } from "../../tools/process/free-port.ts";

/** Below the ports that systems give to outgoing connections and to `listen(0)`, which may take any of theirs at any time. */
const PORTS = { from: 20_000, to: 32_000 };
const folder = join(tmpdir(), `courtside-ports-${process.getuid?.() ?? "all"}`);

/** A free port of the loopback interface that no other test of the run is given, in this process or another. */
export async function freePort(): Promise<number> {
  mkdirSync(folder, { recursive: true });
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (claim(port) && (await loopbackPort(port)) === port) return port;
  }
}

function claim(port: number): boolean {
  try {
    writeFileSync(join(folder, String(port)), "", { flag: "wx" });
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}
