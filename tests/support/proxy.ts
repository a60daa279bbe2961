import { join } from "node:path";
import { type Child, startChild } from "../../tools/process/child.ts";
import { freePort } from "./free-port.ts";
import { usesCaddy } from "./installed-program.ts";

export interface Proxy {
  url: string;
  stop(): Promise<void>;
}

/** Caddy with the Caddyfile of docker-compose.yml before api processes; its stand-in where it is not installed. */
export async function startProxy(apiUrls: string[]): Promise<Proxy> {
  const [port, healthPort] = [await freePort(), await freePort()];
  const config = join(import.meta.dirname, "../../tools/compose/proxy.Caddyfile");
  const [command = "", ...args] = usesCaddy()
    ? ["caddy", "run", "--config", config, "--adapter", "caddyfile"]
    : [process.execPath, join(import.meta.dirname, "caddy-stand-in.ts")];
  const lines: string[] = [];
  const child: Child = startChild({
    ...{ command, args, cwd: "/" },
    env: {
      PATH: process.env.PATH,
      HOME: "/tmp",
      ADDRESS: `http://:${port}`,
      HEALTH_ADDRESS: `http://127.0.0.1:${healthPort}`,
      SHELL_SERVER: new URL(apiUrls[0] ?? "").host,
      API_SERVERS: `to ${apiUrls.map((url) => new URL(url).host).join(" ")}`,
    },
    onLine: (line) => lines.push(line),
  });
  const url = `http://localhost:${port}`;
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) {
    if (child.hasEnded()) throw new Error(lines.join("\n"));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, stop: () => child.stop("SIGINT", 5_000) };
}
