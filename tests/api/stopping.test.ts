import { once } from "node:events";
import { Agent, request } from "node:http";
import { expect, inject, onTestFinished, test } from "vitest";
import { startApi } from "../support/api-process.ts";
import { apiUrl } from "../support/world.ts";

const shared = {
  DATABASE_URL: inject("apiDatabaseUrl"),
  DATA_DIR: inject("dataDir"),
  SITE_URL: apiUrl,
  SEND_NOTICES: "off",
};

/** One request over the agent's own connections. */
async function get(url: string, agent: Agent) {
  const sent = request(url, { agent });
  sent.end();
  const [response] = await once(sent, "response");
  response.resume();
  await once(response, "end");
  return { status: response.statusCode as number, connection: response.headers.connection as string | undefined };
}

test("a process that is stopped drains: not ready, still answering, ending its keep-alive connections one by one", async () => {
  const api = await startApi({ ...shared, DRAIN_SECONDS: "8" });
  onTestFinished(api.stop);
  const clients = Array.from({ length: 6 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  for (const agent of clients) expect(await get(`${api.url}/readyz`, agent)).toMatchObject({ status: 200 });
  api.child.kill("SIGTERM");
  const ended = once(api.child, "exit");
  await expect.poll(() => fetch(`${api.url}/readyz`).then(({ status }) => status)).toBe(503);
  for (const agent of clients)
    expect(await get(`${api.url}/healthz`, agent)).toEqual({ status: 200, connection: "close" });
  // A second signal neither shortens nor prolongs it.
  api.child.kill("SIGTERM");
  expect((await get(`${api.url}/healthz`, new Agent())).status).toBe(200);
  expect(await ended).toEqual([0, null]);
});
