import { createReadStream, statSync } from "node:fs";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { pipeline } from "node:stream";

// Replaces Caddy in docker-compose.yml where Caddy is not installed, by the rules that docs/scaling.md sets for any
// balancer and web server. It is configured by the same variables and does not read the Caddyfiles.
const {
  ADDRESS = "",
  HEALTH_ADDRESS = "",
  API_SERVERS = "",
  SHELL_SERVER = "",
  PORT,
  SITE_DIR = "",
  FILES = "",
} = process.env;

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
const RETRY_MS = 100;
const RETRY_FOR_MS = 5_000;

function serveFile({ url = "/" }: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(url, "http://files");
  if (pathname === "/healthz") return void response.end();
  const file = join(SITE_DIR, normalize(pathname));
  if (!pathname.startsWith(FILES.replace("*", "")) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": TYPES[extname(file)] ?? "application/octet-stream",
  });
  pipeline(createReadStream(file), response, () => response.destroy());
}

const agent = new Agent({ keepAlive: false });
const load = new Map(
  API_SERVERS.split(/\s+/)
    .filter((address) => address.includes(":"))
    .map((server) => [server, 0]),
);

/** The least busy of those not tried yet, or of all once each was tried. */
function choose(tried: Set<string>): string {
  if (tried.size === load.size) tried.clear();
  const left = [...load].filter(([server]) => !tried.has(server)).sort(([, one], [, other]) => one - other);
  const server = left[0]?.[0] ?? "";
  tried.add(server);
  return server;
}

function proxy(incoming: IncomingMessage, response: ServerResponse): void {
  const { method = "GET", url: path = "/", socket } = incoming;
  const forShell = path.startsWith("/assets/");
  const headers = {
    ...incoming.headers,
    "x-forwarded-for": socket.remoteAddress?.replace("::ffff:", "") ?? "",
    "x-forwarded-proto": "http",
  };
  const until = Date.now() + RETRY_FOR_MS;
  const tried = new Set<string>();

  function send(): void {
    const server = forShell ? SHELL_SERVER : choose(tried);
    const [hostname, port] = server.split(":");
    if (!forShell) load.set(server, (load.get(server) ?? 0) + 1);
    const outgoing = request({ hostname, port, path, method, headers, agent });
    outgoing.on("response", (result) => {
      response.writeHead(result.statusCode ?? 502, result.headers);
      response.flushHeaders();
      pipeline(result, response, () => response.destroy());
    });
    outgoing.on("error", (error: NodeJS.ErrnoException) => {
      const mayRepeat = method === "GET" || error.code === "ECONNREFUSED";
      if (response.headersSent || response.destroyed) response.destroy();
      else if (mayRepeat && Date.now() < until) setTimeout(send, RETRY_MS);
      else response.writeHead(502).end();
    });
    outgoing.on("close", () => !forShell && load.set(server, (load.get(server) ?? 1) - 1));
    response.on("close", () => outgoing.destroy());
    // A body can be read only once. Of repeatable requests only a POST whose connection was refused has one, still unread.
    if (method === "GET" || method === "HEAD") outgoing.end();
    else outgoing.on("socket", (to) => (to.connecting ? to.once("connect", pass) : pass()));
    function pass() {
      incoming.pipe(outgoing);
    }
  }
  send();
}

if (HEALTH_ADDRESS) {
  const health = createServer((_, response) => void response.end());
  health.listen(Number(HEALTH_ADDRESS.split(":").at(-1)), "127.0.0.1").unref();
}
const port = Number(PORT ?? ADDRESS.split(":").at(-1));
const SLOW_HEADERS = { headersTimeout: 15_000, connectionsCheckingInterval: 1_000 };
const server = createServer(SLOW_HEADERS, ADDRESS ? proxy : serveFile).listen(port);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    server.closeAllConnections();
    server.close(() => process.exit(0));
  });
}
