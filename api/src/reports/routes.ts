import { createRoute, z } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../http/app-env.ts";
import { orCsv, prefersCsv } from "../http/csv.ts";
import { calendarDate, text } from "../http/fields.ts";
import { rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub } from "../http/run-verb.ts";
import { activityCsv } from "./activity/csv.ts";
import { MOST_SAVED, MOST_SHOWN, readActivity } from "./activity/read.ts";
import { Activity } from "./activity/response.ts";
import { utilisationCsv } from "./csv.ts";
import { REPORT_GROUPS, Utilisation } from "./response.ts";
import { readUtilisation } from "./utilisation.ts";

const tags = ["Reports"];
const security = [{ bearer: [] }];

const span = z.object({
  from: calendarDate.openapi({ description: "The first date, by the club's clock" }),
  to: calendarDate.openapi({ description: "The last date, at most three years later" }),
});

/** Reports may lag behind: they add up what is long over (docs/scaling.md). */
const fromReplica = createMiddleware<AppEnv>((c, next) => {
  c.set("readsFrom", c.get("deps").reportsDb);
  return next();
});

const used = response(Utilisation, "The rows in order; as CSV with `Accept: text/csv`");

const utilisation = createRoute({
  method: "get",
  path: "/reports/utilisation",
  middleware: [fromReplica, orCsv(utilisationCsv)] as const,
  tags,
  security,
  summary: "How the courts were used",
  description:
    "For admins. Minutes in the club's wall time, of all courts or of those of a sport or one court, beside as many dates right " +
    "before. Dates ahead count as they are booked now.",
  request: {
    query: span.extend({
      group: z.enum(REPORT_GROUPS).default("hour_weekday"),
      sport: text.trim().max(40).optional(),
      court_id: z.uuid().optional(),
    }),
  },
  responses: { ...rejections, 200: used },
});

const activity = createRoute({
  method: "get",
  path: "/reports/activity",
  middleware: [fromReplica, orCsv(activityCsv)] as const,
  tags,
  security,
  summary: "Demand, lead time, cancellations and people of a range",
  description:
    "For admins. Lists of people and events have at most 20 entries as JSON, and 10,000 as CSV; `totals` says how many there are.",
  request: { query: span },
  responses: { ...rejections, 200: response(Activity, "The figures; as CSV with `Accept: text/csv`") },
});

export const reports = newRouter()
  .openapi(utilisation, async (c) => {
    const { court_id: courtId, ...query } = c.req.valid("query");
    return c.json(await inClub(c, (tx) => readUtilisation(tx, { ...query, courtId })), 200);
  })
  .openapi(activity, async (c) => {
    const most = prefersCsv(c) ? MOST_SAVED : MOST_SHOWN;
    return c.json(await inClub(c, (tx) => readActivity(tx, c.req.valid("query"), most)), 200);
  });
