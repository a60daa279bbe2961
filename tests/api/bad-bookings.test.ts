import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { call } from "../support/call.ts";
import { type ClubDump, dumpClub } from "../support/club-dump.ts";
import { dateFromNow, makeClub, type TestClub } from "../support/world.ts";

let club: TestClub;
let elsewhere: TestClub;
let before: ClubDump;
const tomorrow = dateFromNow(1);

beforeAll(async () => {
  [club, elsewhere] = await Promise.all([makeClub(), makeClub()]);
  before = await dumpClub(club.id, { without: ["audit_log"] });
});

interface Wrong {
  name: string;
  /** Merged over a valid request. */
  input: () => Record<string, unknown>;
  status: number;
  field: string;
  code?: string;
  as?: "admin" | "front_desk" | "member";
  now?: string;
}

const WRONG: Wrong[] = [
  { name: "unknown court", input: () => ({ court_id: randomUUID() }), status: 404, field: "court_id" },
  {
    name: "another club's court",
    input: () => ({ court_id: elsewhere.courts[0]?.id }),
    status: 404,
    field: "court_id",
    code: "not_found",
  },
  { name: "court missing", input: () => ({ court_id: undefined }), status: 400, field: "court_id" },
  { name: "court null", input: () => ({ court_id: null }), status: 400, field: "court_id" },
  { name: "court of the wrong type", input: () => ({ court_id: 7 }), status: 400, field: "court_id" },
  { name: "court no uuid", input: () => ({ court_id: "court-1" }), status: 400, field: "court_id" },
  { name: "court a list", input: () => ({ court_id: [club.courts[0]?.id] }), status: 400, field: "court_id" },
  { name: "court SQL", input: () => ({ court_id: "x'; drop table bookings; --" }), status: 400, field: "court_id" },
  { name: "court with NUL", input: () => ({ court_id: `${club.courts[0]?.id}\0` }), status: 400, field: "court_id" },
  { name: "start missing", input: () => ({ start_time: undefined }), status: 400, field: "start_time" },
  { name: "start a number", input: () => ({ start_time: 1_800_000_000_000 }), status: 400, field: "start_time" },
  { name: "start an object", input: () => ({ start_time: { $gt: "" } }), status: 400, field: "start_time" },
  { name: "start a huge number", input: () => ({ start_time: 1e308 }), status: 400, field: "start_time" },
  { name: "start as text", input: () => ({ start_time: "tomorrow at ten" }), status: 400, field: "start_time" },
  { name: "start a date alone", input: () => ({ start_time: tomorrow }), status: 400, field: "start_time" },
  { name: "start on February 30", input: () => ({ start_time: "2027-02-30T10:00" }), status: 400, field: "start_time" },
  { name: "start at 25:00", input: () => ({ start_time: `${tomorrow}T25:00` }), status: 400, field: "start_time" },
  { name: "start in 9999", input: () => ({ start_time: "9999-12-31T10:00:00Z" }), status: 400, field: "start_time" },
  {
    name: "start in 99999",
    input: () => ({ start_time: "+099999-12-31T10:00:00Z" }),
    status: 400,
    field: "start_time",
  },
  { name: "start in 0000", input: () => ({ start_time: "0000-01-01T10:00" }), status: 400, field: "start_time" },
  { name: "start with NUL", input: () => ({ start_time: `${tomorrow}T10:00\0` }), status: 400, field: "start_time" },
  {
    name: "start with half a surrogate pair",
    input: () => ({ start_time: `${tomorrow}T10:00\ud83d` }),
    status: 400,
    field: "start_time",
  },
  { name: "end in 9999", input: () => ({ end_time: "9999-12-31T10:00:00Z" }), status: 400, field: "end_time" },
  { name: "end null", input: () => ({ end_time: null }), status: 400, field: "end_time" },
  {
    name: "end before start",
    input: () => ({ end_time: `${tomorrow}T09:00` }),
    status: 400,
    field: "end_time",
    code: "end_before_start",
  },
  {
    name: "end at start",
    input: () => ({ end_time: `${tomorrow}T10:00` }),
    status: 400,
    field: "end_time",
    code: "end_before_start",
  },
  {
    name: "misaligned",
    input: () => ({ start_time: `${tomorrow}T10:10` }),
    status: 422,
    field: "start_time",
    code: "misaligned",
  },
  {
    name: "misaligned by a second",
    input: () => ({ start_time: `${tomorrow}T10:00:01` }),
    status: 422,
    field: "start_time",
    code: "misaligned",
    as: "admin",
  },
  {
    name: "a start that DST skips",
    input: () => ({ start_time: "2027-03-14T02:30" }),
    status: 400,
    field: "start_time",
    code: "skipped_time",
    as: "admin",
  },
  {
    name: "an end that DST skips",
    input: () => ({ start_time: "2027-03-14T01:30", end_time: "2027-03-14T02:30" }),
    status: 400,
    field: "end_time",
    code: "skipped_time",
    as: "admin",
  },
  { name: "an unknown person", input: () => ({ user_id: randomUUID() }), status: 404, field: "user_id", as: "admin" },
  {
    name: "another club's member",
    input: () => ({ user_id: elsewhere.member.id }),
    status: 404,
    field: "user_id",
    as: "front_desk",
  },
  { name: "user_id no uuid", input: () => ({ user_id: "me" }), status: 400, field: "user_id" },
  { name: "user_id false", input: () => ({ user_id: false }), status: 400, field: "user_id" },
  {
    name: "two years ahead, by staff, for years",
    input: () => ({ start_time: "2028-01-01T10:00", end_time: "2099-01-01T10:00" }),
    status: 422,
    field: "start_time",
    code: "outside_hours",
    as: "admin",
  },
];

test.each(WRONG)(
  "$name: $status naming $field, and nothing is changed",
  async ({ input, status, field, code, as, now }) => {
    const body = { court_id: club.courts[0]?.id, start_time: `${tomorrow}T10:00`, ...input() };
    const response = await call("/bookings", { method: "POST", token: club[as ?? "member"].token, body, now });
    expect({ status: response.status, field: response.rejection.details?.field }).toEqual({ status, field });
    if (code) expect(response.rejection.code).toBe(code);
    const unknown = { court_id: "Court not found", user_id: "Member not found" }[field];
    if (status === 404) expect(response.rejection).toMatchObject({ code: "not_found", message: unknown });
    else expect(response.rejection.message).toBeTruthy();
    expect(response.rejection.requestId).toBe(response.headers.get("x-request-id"));
    expect(await dumpClub(club.id, { without: ["audit_log"] })).toEqual(before);
  },
);

test("unknown fields are ignored: club, status and person are set by the server", async () => {
  const { member, courts, id } = await makeClub();
  const body = {
    court_id: courts[0]?.id,
    start_time: `${tomorrow}T10:00`,
    club_id: elsewhere.id,
    status: "canceled",
    kind: "lesson",
    __proto__: { role: "admin" },
    constructor: 1,
  };
  const made = await call("/bookings", { method: "POST", token: member.token, body });
  expect(made.body).toMatchObject({ club_id: id, status: "confirmed", kind: "booking", user_id: member.id });
});
