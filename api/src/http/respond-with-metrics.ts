import type { Metrics } from "./metrics.ts";

/** Responds to `GET /metrics`, and to nothing else, on a port of its own, which no proxy leads to. */
export async function respondWithMetrics(metrics: Metrics, request: Request): Promise<Response> {
  if (request.method !== "GET" || new URL(request.url).pathname !== "/metrics")
    return new Response("Not found", { status: 404 });
  return new Response(await metrics.text(), { headers: { "content-type": metrics.contentType } });
}
