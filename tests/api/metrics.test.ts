import { expect, inject, onTestFinished, test } from "vitest";
import { startApi } from "../support/api-process.ts";
import { freePort } from "../support/free-port.ts";
import { apiUrl } from "../support/world.ts";

const shared = {
  DATABASE_URL: inject("apiDatabaseUrl"),
  DATA_DIR: inject("dataDir"),
  SITE_URL: apiUrl,
  SEND_NOTICES: "off",
};

test("Prometheus reads requests by route, rejections, connections and streams on a port of its own, and no name of a person", async () => {
  const port = await freePort();
  const api = await startApi({ ...shared, METRICS_PORT: String(port) });
  onTestFinished(api.stop);
  await fetch(`${api.url}/api/v1/bookings/8f14e45f-ceea-467f-a3a4-0123456789ab`);
  await fetch(`${api.url}/api/v1/unknown/secret-path`, { method: "PURGE" });
  await fetch(`${api.url}/api/v1/client-errors`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ remote: "mf-invented", version: "1.0.0-secret", kind: "chunk" }),
  });
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get("content-type")).toContain("text/plain");
  const text = await response.text();
  expect(text).toMatch(/^courtside_requests_total\{method="GET",route="\/api\/v1\/bookings\/:id",status="401"\} 1$/m);
  expect(text).toMatch(/^courtside_requests_total\{method="other",route="[^"]*\*",status="404"\} 1$/m);
  expect(text).toMatch(/^courtside_rejections_total\{code="[a-z_]+"\} 1$/m);
  expect(text).toMatch(/^courtside_request_seconds_count\{method="GET",route="\/api\/v1\/bookings\/:id"\} 1$/m);
  expect(text).toMatch(/^courtside_client_errors_total\{kind="chunk",remote="other",release="other"\} 1$/m);
  expect(text).toMatch(/^courtside_database_connections\{state="idle"\} [1-9]\d*$/m);
  for (const queue of ["mail", "push", "text", "webhooks", "waitlist"]) {
    expect(text).toMatch(new RegExp(`^courtside_queue_waiting\\{queue="${queue}"\\} \\d+$`, "m"));
    expect(text).toMatch(new RegExp(`^courtside_queue_late_seconds\\{queue="${queue}"\\} [\\d.]+$`, "m"));
  }
  expect(text).toMatch(/^courtside_open_offers \d+$/m);
  expect(text).toMatch(/^courtside_live_streams 0$/m);
  expect(text).toMatch(/^courtside_stuck_jobs 0$/m);
  expect(text).toMatch(/^courtside_resident_memory_bytes \d{7,}$/m);
  expect(text).not.toMatch(/secret|invented|8f14e45f/);
  for (const [path, method] of [
    ["/", "GET"],
    ["/metrics", "POST"],
    ["/readyz", "GET"],
  ] as const)
    expect((await fetch(`http://127.0.0.1:${port}${path}`, { method })).status).toBe(404);
  expect((await fetch(`${api.url}/metrics`)).status, "not on the public port").not.toBe(200);
});
