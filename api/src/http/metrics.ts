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

/** What waits for one of the installation's jobs. */
export interface QueueDepth {
  /** "mail", "closures" and so on, see service_queues; or "offers", the waitlist's open ones. */
  queue: string;
  waiting: number;
  /** How long the first of it has been due. */
  late_seconds: number;
}

/** A release of a remote, by its name in the registry; never one that a stranger made up. */
export interface NamedRelease {
  remote: string;
  version: string;
}

/** What is read when the metrics are. */
export interface Readings {
  /** From the database; empty if that does not respond. */
  queues(): Promise<QueueDepth[]>;
  databaseConnections(): Record<"busy" | "idle" | "waiting", number>;
  liveStreams(): number;
  stuckJobs(): string[];
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Seconds; a booking takes some milliseconds, and no request more than ten seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Seconds that the code of a remote takes to load in a browser. */
const LOAD_BUCKETS = [0.1, 0.25, 0.5, 1, 2, 4, 10, 60];

/** The numbers that this process gives to Prometheus (docs/operating.md). None of them names a person or a club. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Counter<"method" | "route" | "status">;
  readonly #rejections: Counter<"code">;
  readonly #seconds: Histogram<"method" | "route">;
  readonly #clientErrors: Counter<"kind" | "remote" | "release">;
  readonly #loads: Histogram<"remote" | "release">;
  readonly #mails: Counter<"kind" | "outcome">;
  readonly #readQueues: () => Promise<void>;

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
      labelNames: ["kind", "remote", "release"],
      registers,
    });
    this.#loads = new Histogram({
      name: "courtside_remote_load_seconds",
      help: "Time until the code of a remote could run in a browser",
      labelNames: ["remote", "release"],
      buckets: LOAD_BUCKETS,
      registers,
    });
    this.#mails = new Counter({
      name: "courtside_mails_total",
      help: "Mails that this process has ended, by how: notices, and those about accounts",
      labelNames: ["kind", "outcome"],
      registers,
    });
    // Otherwise the first failure would not be an increase.
    for (const outcome of ["sent", "failed"]) this.mails("account", { [outcome]: 0 });
    const late = new Gauge({
      name: "courtside_queue_late_seconds",
      help: "How long the first of what waits has been due, for all processes",
      labelNames: ["queue"],
      registers,
    });
    const offers = new Gauge({
      name: "courtside_open_offers",
      help: "Open offers of the waitlist, for all processes",
      registers,
    });
    const waiting = new Gauge({
      name: "courtside_queue_waiting",
      help: "What is due and waits for a job, for all processes",
      labelNames: ["queue"],
      registers,
    });
    this.#readQueues = async () => {
      const depths = await readings.queues();
      for (const gauge of [waiting, late, offers]) gauge.reset();
      for (const { queue, waiting: count, late_seconds } of depths) {
        if (queue === "offers") offers.set(count);
        else {
          waiting.set({ queue }, count);
          late.set({ queue }, late_seconds);
        }
      }
    };
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

  /** `release` is absent if browsers do not get it now: a stranger may have made up its name. */
  clientError(kind: string, release: NamedRelease | undefined): void {
    this.#clientErrors.inc({ kind, remote: release?.remote ?? "other", release: release?.version ?? "other" });
  }

  remoteLoad({ remote, version }: NamedRelease, seconds: number): void {
    this.#loads.observe({ remote, release: version }, seconds);
  }

  /** How many ended how: "sent", "failed". Those about accounts are sign-in, invitations and exports. */
  mails(kind: "notice" | "account", outcomes: Record<string, number>): void {
    for (const [outcome, count] of Object.entries(outcomes)) this.#mails.inc({ kind, outcome }, count);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  async text(): Promise<string> {
    await this.#readQueues();
    return this.#registry.metrics();
  }
}
