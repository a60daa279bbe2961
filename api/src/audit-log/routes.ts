import { createRoute, z } from "@hono/zod-openapi";
import { type CsvColumn, type CsvFile, csvOf, orCsv } from "../http/csv.ts";
import { calendarDate, exactInstant, page, text } from "../http/fields.ts";
import { rejections, response } from "../http/responses.ts";
import { newRouter } from "../http/router.ts";
import { inClub } from "../http/run-verb.ts";
import { listEntries } from "./list.ts";
import { findPeople } from "./people.ts";
import { AuditEntry, type AuditEntryResponse, AuditPerson } from "./response.ts";

const time = z.union([calendarDate, exactInstant], {
  error: "must be a date such as 2026-03-08 or an instant such as 2026-03-08T14:00:00Z",
});

const entries = response(
  z.object({ data: z.array(AuditEntry), next_cursor: z.string().nullable() }),
  "One page, the latest first; as CSV with `Accept: text/csv`",
);

const asText = (values: Record<string, unknown> | null): string => (values ? JSON.stringify(values) : "");

const COLUMNS: CsvColumn<AuditEntryResponse>[] = [
  ["at", ({ at }) => at],
  ["actor_id", ({ actor_id }) => actor_id],
  ["actor_name", ({ actor_name }) => actor_name],
  ["actor_role", ({ actor_role }) => actor_role],
  ["action", ({ action }) => action],
  ["subject_type", ({ subject_type }) => subject_type],
  ["subject_id", ({ subject_id }) => subject_id],
  ["for_id", ({ for_id }) => for_id],
  ["outcome", ({ outcome }) => outcome],
  ["code", ({ code }) => code],
  ["times", ({ times }) => times],
  ["before", ({ before }) => asText(before)],
  ["after", ({ after }) => asText(after)],
  ["detail", ({ detail }) => asText(detail)],
  ["api_key_id", ({ api_key_id }) => api_key_id],
  ["ip", ({ ip }) => ip],
  ["device", ({ device }) => device],
  ["request_id", ({ request_id }) => request_id],
  ["subject_name", ({ subject_name }) => subject_name],
  ["for_name", ({ for_name }) => for_name],
  ["api_key_name", ({ api_key_name }) => api_key_name],
  ["at_device", ({ at_device }) => at_device],
  ["found_by_id", ({ found_by_id }) => found_by_id],
  ["found_by_name", ({ found_by_name }) => found_by_name],
  ["last_at", ({ last_at }) => last_at],
];

interface AuditPage {
  data: AuditEntryResponse[];
  next_cursor: string | null;
}

const pageCsv = ({ data, next_cursor }: AuditPage): CsvFile => ({
  text: csvOf(COLUMNS, data),
  name: "audit-log",
  ...(next_cursor && { headers: { "x-next-cursor": next_cursor } }),
});

const list = createRoute({
  method: "get",
  path: "/audit-log",
  tags: ["Audit log"],
  security: [{ bearer: [] }],
  middleware: orCsv(pageCsv),
  summary: "Who changed what in the club",
  description:
    "For admins: changes with the values before and after, rejected requests, sign-ins of the club's people. Entries cannot be changed.",
  request: {
    query: page.extend({
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(1000)
        .default(50)
        .openapi({ description: "More than 100 for an export" }),
      subject: z.uuid().optional().openapi({ description: "The id of what was changed, or of the person for whom" }),
      actor: z.uuid().optional().openapi({ description: "The id of the person who did it" }),
      action: text.trim().min(1).max(200).optional().openapi({ example: "booking.moved" }),
      outcome: z.enum(["success", "rejected"]).optional(),
      from: time.optional().openapi({ type: "string", description: "A date by the club's clock, or an instant" }),
      to: time.optional().openapi({ type: "string", description: "A date, included, or an instant" }),
    }),
  },
  responses: { ...rejections, 200: entries },
});

const people = createRoute({
  method: "get",
  path: "/audit-log/people",
  tags: ["Audit log"],
  security: [{ bearer: [] }],
  summary: "Find a person of the audit log",
  description: "For admins: members, and who has been one, by name alone. Ten at most.",
  request: {
    query: z.object({
      q: text.trim().max(100).optional().openapi({ description: "A part of the name" }),
      user_id: z.uuid().optional(),
    }),
  },
  responses: {
    ...rejections,
    200: response(z.object({ data: z.array(AuditPerson) }), "Members first, then by name"),
  },
});

export const auditLog = newRouter()
  .openapi(list, async (c) => c.json(await inClub(c, (tx) => listEntries(tx, c.req.valid("query"))), 200))
  .openapi(people, async (c) => c.json(await inClub(c, (tx) => findPeople(tx, c.req.valid("query"))), 200));
