import { pino } from "pino";
import { functionsDigest } from "./db/function-files.ts";
import { migrationVersion } from "./db/migrate.ts";
import { readConfig } from "./env.ts";
import { createApp } from "./src/app.ts";
import { auditChainJob } from "./src/audit/chain-job.ts";
import { allDone } from "./src/auth/after-response.ts";
import { cleanupJob } from "./src/auth/cleanup/cleanup.ts";
import { quickDay } from "./src/availability/shared-days/quick-day.ts";
import { openBilling } from "./src/billing/open-billing.ts";
import { sandboxJob } from "./src/billing/sandbox/job.ts";
import { sandboxWebhook } from "./src/billing/sandbox/webhook.ts";
import { bookingImportsJob } from "./src/booking-imports/job.ts";
import { seriesJob } from "./src/booking-series/job.ts";
import { namesJob } from "./src/bookings/unnamed/job.ts";
import { closedEvents } from "./src/closed-events.ts";
import { closuresJob } from "./src/closures/job.ts";
import { closingJob } from "./src/clubs/closing/job.ts";
import { commitments } from "./src/commitments.ts";
import { configWarnings } from "./src/config-warnings.ts";
import { openPool } from "./src/db/pool.ts";
import { rejectNewerSchema } from "./src/db/schema-version.ts";
import { demoJob } from "./src/demo/maintain.ts";
import { queueDepths } from "./src/health/queue-depths.ts";
import { Metrics } from "./src/http/metrics.ts";
import { openRequestLog } from "./src/http/request-log.ts";
import { respondWithMetrics } from "./src/http/respond-with-metrics.ts";
import { Stopping } from "./src/http/stopping.ts";
import { invitationsJob } from "./src/invitations/batches/work.ts";
import { reportMissingAdmin } from "./src/invitations/first-admin/report-missing.ts";
import { importsJob } from "./src/invitations/imports/work.ts";
import { type RepeatedJob, repeat } from "./src/jobs/repeat.ts";
import { openKept } from "./src/kept.ts";
import { openInstallationKeys } from "./src/keys/installation-keys.ts";
import { KeyFileError } from "./src/keys/key-file.ts";
import type { Keys } from "./src/keys/keys.ts";
import { openLiveHub } from "./src/live/hub.ts";
import { openLog } from "./src/log.ts";
import { openMailer } from "./src/mail/mailer.ts";
import { openOnceMailer } from "./src/mail/once.ts";
import { deletedMembersJob } from "./src/members/end-deleted.ts";
import { inboxJob } from "./src/notices/inbox.ts";
import { noticesPurgeJob } from "./src/notices/purge.ts";
import { openPushSender } from "./src/notices/push/job.ts";
import { contactOf, openVapid } from "./src/notices/push/vapid.ts";
import { openNoticeSender } from "./src/notices/send.ts";
import { openTextSender } from "./src/notices/text/job.ts";
import { UNSUBSCRIBE_PURPOSE } from "./src/notices/unsubscribe.ts";
import { personExportsJob } from "./src/privacy/job.ts";
import { endQaSessions } from "./src/qa/end-sessions.ts";
import { CanaryPages } from "./src/registry/canary-pages.ts";
import { monthlyReportsJob } from "./src/reports/monthly/job.ts";
import { reportsJob } from "./src/reports/rollup/job.ts";
import { retentionJob } from "./src/retention/delete-outdated.ts";
import { textGateway } from "./src/texts/open-gateway.ts";
import { waitlistCleanupJob, waitlistJob } from "./src/waitlist/queue/job.ts";
import { doorCodesJob } from "./src/webhooks/doors/job.ts";
import { openWebhookSender } from "./src/webhooks/send/job.ts";

const config = readConfig();
const log = openLog(config.logLevel);
const requestLog = log.isLevelEnabled("info") ? openRequestLog(pino.destination({ dest: 1, sync: true })) : undefined;
globalThis.addEventListener("unload", () => requestLog?.flush());
// Its libraries are loaded only where traces are sent.
const tracing = config.traces.url
  ? (await import("./src/tracing/open-tracing.ts")).openTracing(config, log)
  : undefined;
const db = openPool(config.databaseUrl, { max: config.databaseConnections, listenUrl: config.listenDatabaseUrl });
const reportsDb =
  config.reportsDatabaseUrl === undefined
    ? db
    : openPool(config.reportsDatabaseUrl, { max: config.databaseConnections, listenUrl: config.listenDatabaseUrl });
const live = await openLiveHub(db, log);
const { days, people } = openKept(db, live);
const keys = await openKeysOrEnd();
const billing = openBilling(config, db, keys, log);
const schema = { migration: migrationVersion(), functions: functionsDigest() };
const jobs: RepeatedJob[] = [];
const stuckJobs = () => jobs.filter((job) => job.isStuck()).map(({ name }) => name);
const stopping = new Stopping();
const metrics =
  config.metricsPort === undefined
    ? undefined
    : new Metrics({
        queues: () => queueDepths(db, log),
        databaseConnections: db.connections,
        liveStreams: live.streams,
        stuckJobs,
      });
const mailer = openMailer(config, db, (outcome) => metrics?.mails("account", { [outcome]: 1 }));
const deps = {
  ...{ config, db, reportsDb, keys, live, days, people, mailer, billing, log, requestLog, metrics, schema },
  ...{ stuckJobs, stopping, canaryPages: new CanaryPages(db, log) },
};
const app = createApp(deps);
await rejectNewerSchema(db, schema);
await endQaSessions(db, config);
await reportMissingAdmin(db, log);
const forJobs = { db, keys, config, mailer, log };
/** Jobs that begin at once where there is work for them, by the name that `live` calls the work. */
const wokenJobs = {
  waitlist: waitlistJob(db),
  series: seriesJob(db),
  invitations: invitationsJob(forJobs),
  imports: importsJob(forJobs),
  "booking-imports": bookingImportsJob(forJobs),
  exports: personExportsJob(forJobs),
  "door-codes": doorCodesJob(forJobs),
  closures: closuresJob({ db, events: closedEvents, log }),
};
for (const [work, job] of Object.entries(wokenJobs)) {
  const repeated = repeat(job, log);
  live.onWork(work, repeated.again);
  jobs.push(repeated);
}
const sandboxJobs = config.billing.sandbox ? [sandboxJob(db, sandboxWebhook(config, keys))] : [];
const cleanupJobs = [cleanupJob({ db, config }), retentionJob(db), noticesPurgeJob(db), waitlistCleanupJob(db)];
const periodicJobs = [
  ...cleanupJobs,
  namesJob(db),
  reportsJob(db),
  monthlyReportsJob(db),
  auditChainJob(db),
  demoJob(db),
  closingJob(db),
  deletedMembersJob({ db, commitments, log }),
  ...sandboxJobs,
];
const onceMailer = openOnceMailer(config, db);
const unsubscribeKey = keys.secretFor(UNSUBSCRIBE_PURPOSE);
const notices = config.sendNotices
  ? openNoticeSender({ db, mailer: onceMailer, log, metrics, unsubscribeKey, ...config })
  : undefined;
const inbox = repeat(inboxJob(db), log);
live.onWork("notices", () => {
  inbox.again();
  notices?.again();
});
const push = config.sendNotices ? openPushSender({ ...forJobs, vapid: openVapid(keys, contactOf(config)) }) : undefined;
const texts = config.sendNotices ? openTextSender({ ...forJobs, gateway: textGateway(config.sms) }) : undefined;
live.onWork("sends", () => {
  push?.again();
  texts?.again();
});
const webhooks = openWebhookSender(forJobs);
live.onWork("webhooks", webhooks.again);
const senders = [notices, push, texts].filter((job) => job !== undefined);
jobs.push(webhooks, inbox, ...senders, ...periodicJobs.map((job) => repeat(job, log)));

for (const warning of configWarnings(config)) log.warn(warning);
const server = Deno.serve(
  {
    port: config.port,
    hostname: config.listenAddress,
    onListen: ({ hostname, port }) => log.info({ address: hostname, port }, "listening"),
  },
  (request, info) => {
    const quick = quickDay(request, deps);
    return quick ? stopping.mark(quick) : respond(request, info);
  },
);

const metricsServer =
  metrics && config.metricsPort !== undefined
    ? Deno.serve(
        {
          port: config.metricsPort,
          hostname: config.listenAddress,
          onListen: ({ port }) => log.info({ port }, "metrics"),
        },
        (request) => respondWithMetrics(metrics, request),
      )
    : undefined;

async function respond(request: Request, info: Deno.ServeHandlerInfo): Promise<Response> {
  return stopping.mark(await app.fetch(request, info));
}

/** An invalid key file stops the start with one sentence, as an invalid variable does. */
async function openKeysOrEnd(): Promise<Keys> {
  try {
    return await openInstallationKeys(config, db, (error) => log.error({ err: error }, "keys could not be read again"));
  } catch (error) {
    if (!(error instanceof KeyFileError)) throw error;
    console.error(error.message);
    Deno.exit(2);
  }
}

/** A client that does not read its response would keep the process for ever. */
const LONGEST_SHUTDOWN_MS = 10_000;

/** Takes no new connections after the drain, finishes the requests in flight, then closes the database connections. */
async function stop(): Promise<void> {
  if (stopping.hasBegun) return;
  log.info({ drain_seconds: config.drainSeconds }, "stopping");
  live.endWithin(config.drainSeconds * 1000);
  await stopping.begin(config.drainSeconds);
  await live.close();
  const ended = Promise.all([server.shutdown(), metricsServer?.shutdown()]);
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, LONGEST_SHUTDOWN_MS))]);
  await Promise.all([allDone(), ...jobs.map((job) => job.stop()), deps.canaryPages.flush()]);
  await tracing?.stop();
  mailer.close();
  onceMailer.close();
  await Promise.all([...new Set([db, reportsDb])].map((each) => each.end({ timeout: 5 })));
  Deno.exit(0);
}
for (const signal of ["SIGINT", "SIGTERM"] as const) Deno.addSignalListener(signal, stop);
