import { context, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { setGlobalErrorHandler } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor, TraceIdRatioBasedSampler } from "@opentelemetry/sdk-trace-base";
import type { Logger } from "pino";
import type { Config } from "../config.ts";

/** Between two lines of the log about a collector that does not respond, in milliseconds. */
const QUIET = 60_000;

export interface Tracing {
  /** Sends what waits, before the process ends. */
  stop(): Promise<void>;
}

/**
 * Sends a share of the requests' traces to an OpenTelemetry collector (docs/decisions/0089-traces-without-secrets.md); without
 * TRACES_URL, none. Which traces are sent follows from their ids alone: a caller's own choice would let strangers send all of theirs.
 */
export function openTracing({ traces }: Pick<Config, "traces">, log: Logger): Tracing | undefined {
  if (traces.url === undefined) return undefined;
  let warnedAt = -QUIET;
  setGlobalErrorHandler((error) => {
    const now = performance.now();
    if (now - warnedAt < QUIET) return;
    warnedAt = now;
    log.warn({ err: error }, "traces could not be sent");
  });
  const { authorization } = traces;
  const exporter = new OTLPTraceExporter({ url: traces.url, ...(authorization && { headers: { authorization } }) });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      "service.name": "courtside-api",
      "service.instance.id": crypto.randomUUID(),
    }),
    sampler: new TraceIdRatioBasedSampler(traces.share),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: 2_000 })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  trace.setGlobalTracerProvider(provider);
  return { stop: () => provider.shutdown() };
}
