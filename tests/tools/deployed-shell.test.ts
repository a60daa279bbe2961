import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { overrideLink, shellWithOverrides } from "../../tools/site/deployed-shell.ts";

let registry: string;
let origin: string;
const server = createServer((_request, response) => response.end(registry)).listen(0, "localhost");
beforeAll(async () => {
  if (!server.listening) await once(server, "listening");
  const address = server.address();
  origin = `http://localhost:${typeof address === "object" && address ? address.port : 0}`;
});
afterAll(() => void server.close());

test("a shell that allows overrides is recognised by its registry, from any of its pages", async () => {
  registry = JSON.stringify({ remotes: [], overrides: ["http://localhost:*"] });
  expect(await shellWithOverrides(`${origin}/book?date=1`)).toBe(origin);
  expect(overrideLink(origin, "mf-coach", 8090)).toBe(`${origin}/dashboard?remote=mf-coach@http://localhost:8090`);
});

test("an address without a shell, or whose shell does not allow overrides, is reported in one sentence", async () => {
  registry = JSON.stringify({ remotes: [] });
  await expect(shellWithOverrides(origin)).rejects.toThrow(`${origin} allows no overrides: it runs in production`);
  registry = "<!doctype html>";
  await expect(shellWithOverrides(origin)).rejects.toThrow(`No Courtside responds at ${origin}.`);
  await expect(shellWithOverrides("http://localhost:9")).rejects.toThrow(
    "No Courtside responds at http://localhost:9.",
  );
  await expect(shellWithOverrides("staging")).rejects.toThrow("--against wants the address of a running Courtside");
});
