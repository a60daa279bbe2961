import { memoryUsage } from "node:process";
import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** One finished request, by the route that answered it and never by its path. */
export interface ObservedRequest {
  method: string;
  /** "/api/v1/bookings/:id" */
  route: string;
  status: number;
  seconds: number;
  /** Of a rejection: "slot_conflict". */
  code: string | undefined;
}

/** What is read when the metrics are. */
export interface Readings {
  databaseConnections(): Record<"busy" | "idle" | "waiting", number>;
  liveStreams(): number;
  stuckJobs(): string[];
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Seconds; a booking takes some milliseconds, and no request more than ten seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The numbers that this process gives to Prometheus (docs/operating.md). None of them names a person or a club. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Counter<"method" | "route" | "status">;
  readonly #rejections: Counter<"code">;
  readonly #seconds: Histogram<"method" | "route">;
  readonly #clientErrors: Counter<"kind">;

  constructor(readings: Readings) {
    const registers = [this.#registry];
    this.#requests = new Counter({
      name: "courtside_requests_total",
      help: "Finished requests",
      labelNames: ["method", "route", "status"],
      registers,
    });
    this.#rejections = new Counter({
      name: "courtside_rejections_total",
      help: "Rejected requests by their code",
      labelNames: ["code"],
      registers,
    });
    this.#seconds = new Histogram({
      name: "courtside_request_seconds",
      help: "Time until a response began",
      labelNames: ["method", "route"],
      buckets: BUCKETS,
      registers,
    });
    this.#clientErrors = new Counter({
      name: "courtside_client_errors_total",
      help: "Failures of remotes that browsers reported",
      labelNames: ["kind"],
      registers,
    });
    const connections = new Gauge({
      name: "courtside_database_connections",
      help: "Connections to Postgres, and requests that wait for one",
      labelNames: ["state"],
      registers,
      collect(): void {
        for (const [state, count] of Object.entries(readings.databaseConnections())) connections.set({ state }, count);
      },
    });
    const streams = new Gauge({
      name: "courtside_live_streams",
      help: "Open streams of live changes",
      registers,
      collect: (): void => streams.set(readings.liveStreams()),
    });
    const stuck = new Gauge({
      name: "courtside_stuck_jobs",
      help: "Background jobs that hang or fail each time",
      registers,
      collect: (): void => stuck.set(readings.stuckJobs().length),
    });
    const memory = new Gauge({
      name: "courtside_resident_memory_bytes",
      help: "Memory of the process",
      registers,
      collect: (): void => memory.set(memoryUsage().rss),
    });
  }

  observe({ method: given, route, status, seconds, code }: ObservedRequest): void {
    const method = METHODS.has(given) ? given : "other";
    this.#requests.inc({ method, route, status });
    this.#seconds.observe({ method, route }, seconds);
    if (code !== undefined) this.#rejections.inc({ code });
  }

  /** By type alone: a stranger chooses the other parts of a report. */
  clientError(kind: string): void {
    this.#clientErrors.inc({ kind });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
