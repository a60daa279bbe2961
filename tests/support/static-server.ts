import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";

export interface StaticServer {
  url: string;
  port: number;
  /** How many requests it has received. */
  responded(): number;
  /** Replaces the response of a path: a text, null for 404, undefined for the file itself. */
  spoil(result: (path: string) => string | null | undefined): void;
  stop(): Promise<void>;
}

const types: Record<string, string> = { ".js": "text/javascript", ".css": "text/css", ".json": "application/json" };

/** A plain static web server for a directory that allows reads from every origin. */
export async function startStaticServer(folder: string, port = 0): Promise<StaticServer> {
  let spoiled: (path: string) => string | null | undefined = () => undefined;
  let responded = 0;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const other = spoiled(pathname);
    const content = other === undefined ? await readFile(join(folder, pathname)).catch(() => null) : other;
    responded += 1;
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("content-type", types[extname(pathname)] ?? "text/plain");
    response.writeHead(content === null ? 404 : 200).end(content);
  }).listen(port, "localhost");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://localhost:${address.port}`,
    port: address.port,
    responded: () => responded,
    spoil: (result) => {
      spoiled = result;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
