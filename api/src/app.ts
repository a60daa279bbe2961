import { OpenAPIHono } from "@hono/zod-openapi";
import { HTTPException } from "hono/http-exception";
import { RegExpRouter } from "hono/router/reg-exp-router";
import { apiKeys } from "./api-keys/routes.ts";
import { auditLog } from "./audit-log/routes.ts";
import { readSession } from "./auth/http/session.ts";
import { authRoutes } from "./auth/routes.ts";
import { freeTimes } from "./availability/free-times/routes.ts";
import { availability } from "./availability/routes.ts";
import type { SharedDays } from "./availability/shared-days/shared-days.ts";
import type { BillingProvider } from "./billing/provider.ts";
import { billing } from "./billing/routes.ts";
import { billingSandbox } from "./billing/sandbox/routes.ts";
import { bookingImports } from "./booking-imports/routes.ts";
import { bookingSeries } from "./booking-series/routes.ts";
import { bookings } from "./bookings/routes.ts";
import { calendarFeeds } from "./calendar-feeds/routes.ts";
import { clientErrors } from "./client-errors/routes.ts";
import { closedEvents } from "./closed-events.ts";
import { closures } from "./closures/routes.ts";
import { clubFiles } from "./clubs/export/export-club.ts";
import { clubExport } from "./clubs/export/routes.ts";
import { zipStream } from "./clubs/export/zip-stream.ts";
import { clubs } from "./clubs/routes.ts";
import { coaches } from "./coaches/routes.ts";
import { commitments } from "./commitments.ts";
import { courtBlocks } from "./court-blocks/routes.ts";
import { courts } from "./courts/routes.ts";
import { dayNotes } from "./day-notes/routes.ts";
import { demo } from "./demo/routes.ts";
import { devOutbox } from "./dev-outbox/routes.ts";
import { checkInConflicts } from "./devices/conflicts/routes.ts";
import { deskCheckIns } from "./devices/desk/routes.ts";
import { devices } from "./devices/routes.ts";
import { staffAtDevice } from "./devices/staff/routes.ts";
import { describeApi } from "./docs/routes.ts";
import { cancelEventDates } from "./events/cancel-dates.ts";
import { lockActiveDates } from "./events/dates/queries.ts";
import { events } from "./events/routes.ts";
import { frontDesk } from "./front-desk/routes.ts";
import { guests } from "./guests/routes.ts";
import { health } from "./health/routes.ts";
import type { AppEnv, Deps } from "./http/app-env.ts";
import { limitBody } from "./http/body-limits.ts";
import { contentTag } from "./http/content-tag.ts";
import { deprecationHeaders } from "./http/deprecated-operations.ts";
import { onError, onNotFound } from "./http/errors.ts";
import { openRequest } from "./http/request.ts";
import { noStore, securityHeaders } from "./http/security-headers.ts";
import type { Stopping } from "./http/stopping.ts";
import { timeLimit } from "./http/time-limit.ts";
import { invite } from "./invitations/invite.ts";
import { invitations } from "./invitations/routes.ts";
import { join } from "./join/routes.ts";
import { lessonRequests } from "./lesson-requests/routes.ts";
import { lessons } from "./lessons/routes.ts";
import type { LiveHub } from "./live/hub.ts";
import { live } from "./live/routes.ts";
import { me } from "./me/routes.ts";
import { endOwnMembership, leaveClub } from "./members/leave.ts";
import { members } from "./members/routes.ts";
import { news } from "./news/routes.ts";
import { notifications } from "./notifications/routes.ts";
import { onboarding } from "./onboarding/routes.ts";
import { plans } from "./plans/routes.ts";
import { platformExport } from "./platform/clubs/routes.ts";
import { platform } from "./platform/routes.ts";
import { players } from "./players/routes.ts";
import { privacy } from "./privacy/routes.ts";
import { qa } from "./qa/routes.ts";
import { registry } from "./registry/routes.ts";
import { releases } from "./releases/routes.ts";
import { remoteLoads } from "./remote-loads/routes.ts";
import { reports } from "./reports/routes.ts";
import { clubRetention } from "./retention/settings/routes.ts";
import { searching } from "./search/routes.ts";
import { waitlistOffers } from "./waitlist/offers/routes.ts";
import { offerFreed } from "./waitlist/queue/process-queue.ts";
import { claimQueue } from "./waitlist/queue/queries.ts";
import { waitlist } from "./waitlist/routes.ts";
import { web } from "./web/routes.ts";
import { webhooks } from "./webhooks/routes.ts";

const limitTime = timeLimit(10_000, new HTTPException(504, { message: "The request took too long" }));

/** The dependencies that a process owns. */
export interface AppDeps extends Deps {
  live: LiveHub;
  days: SharedDays;
  /** Undefined if no payment provider is configured. */
  billing: BillingProvider | undefined;
  /** Names of this process's background jobs that hang or fail each time. */
  stuckJobs(): string[];
  stopping: Pick<Stopping, "hasBegun">;
}

/**
 * The whole api. All dependencies of a request come in `deps`; the runtime stays in main.ts. Features do not import each other
 * (docs/decisions/0037): where one needs another's operation, this module passes it on.
 */
export function createApp(deps: AppDeps): OpenAPIHono<AppEnv> {
  const v1 = new OpenAPIHono<AppEnv>();
  v1.use("*", limitBody, noStore, deprecationHeaders(), readSession, contentTag);
  // The stream of changes and the export of a club take longer than other responses.
  v1.route("/", live(deps.live));
  v1.route("/", clubExport);
  v1.route(
    "/",
    platformExport((read, clubId) => zipStream(clubFiles(read, clubId, deps.schema.migration))),
  );
  v1.use("*", limitTime);
  for (const feature of [
    me,
    privacy((tx, clubId) => leaveClub(tx, clubId, commitments)),
    frontDesk,
    searching,
    members(commitments),
    courts,
    courtBlocks({ lockDates: lockActiveDates, cancelDates: cancelEventDates }),
    closures(closedEvents, { claim: claimQueue, offer: offerFreed }),
    availability(deps.days),
    freeTimes(deps.days),
    bookings,
    bookingImports,
    bookingSeries,
    players,
    guests,
    reports,
    auditLog,
    calendarFeeds,
    devices,
    staffAtDevice,
    deskCheckIns,
    checkInConflicts,
    waitlist,
    waitlistOffers,
    coaches({ invite }),
    lessons,
    lessonRequests,
    events,
    news,
    notifications,
    clubRetention,
    dayNotes,
    plans,
    billing(deps.billing),
    join,
    invitations,
    clubs,
    onboarding,
    apiKeys,
    webhooks,
    demo,
    qa,
    clientErrors,
    remoteLoads,
    platform,
  ])
    v1.route("/", feature);
  describeApi(v1);
  // An unknown call responds with a JSON error; it must not fall through to the web application's page.
  v1.all("*", onNotFound);

  // By name, because Hono's default takes a slower router without a word for all routes if one of them does not fit this one.
  const app = new OpenAPIHono<AppEnv>({ router: new RegExpRouter() });
  app.use("*", openRequest(deps), securityHeaders);
  app.onError(onError);
  app.notFound(onNotFound);
  app.route("/", health(deps));
  app.route("/", registry);
  app.route("/", releases);
  app.route(
    "/auth/v1",
    authRoutes((tx) => endOwnMembership(tx, commitments)),
  );
  app.route("/api/v1", v1);
  app.get("/dev/outbox", devOutbox);
  app.route("/billing-sandbox", billingSandbox);
  app.route("/", web(deps.config));
  return app;
}
