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
  /** Merged over a wish that would be fine. */
  wish: () => Record<string, unknown>;
  status: number;
  field: string;
  code?: string;
  as?: "admin" | "front_desk" | "member";
  now?: string;
}

const WRONG: Wrong[] = [
  { name: "unknown court", wish: () => ({ court_id: randomUUID() }), status: 404, field: "court_id" },
  {
    name: "another club's court",
    wish: () => ({ court_id: elsewhere.courts[0]?.id }),
    status: 404,
    field: "court_id",
    code: "not_found",
  },
  { name: "court missing", wish: () => ({ court_id: undefined }), status: 400, field: "court_id" },
  { name: "court null", wish: () => ({ court_id: null }), status: 400, field: "court_id" },
  { name: "court of the wrong type", wish: () => ({ court_id: 7 }), status: 400, field: "court_id" },
  { name: "court no uuid", wish: () => ({ court_id: "court-1" }), status: 400, field: "court_id" },
  { name: "court a list", wish: () => ({ court_id: [club.courts[0]?.id] }), status: 400, field: "court_id" },
  { name: "court SQL", wish: () => ({ court_id: "x'; drop table bookings; --" }), status: 400, field: "court_id" },
  { name: "court with NUL", wish: () => ({ court_id: `${club.courts[0]?.id}\0` }), status: 400, field: "court_id" },
  { name: "start missing", wish: () => ({ start_time: undefined }), status: 400, field: "start_time" },
  { name: "start a number", wish: () => ({ start_time: 1_800_000_000_000 }), status: 400, field: "start_time" },
  { name: "start an object", wish: () => ({ start_time: { $gt: "" } }), status: 400, field: "start_time" },
  { name: "start a huge number", wish: () => ({ start_time: 1e308 }), status: 400, field: "start_time" },
  { name: "start in words", wish: () => ({ start_time: "tomorrow at ten" }), status: 400, field: "start_time" },
  { name: "start a date alone", wish: () => ({ start_time: tomorrow }), status: 400, field: "start_time" },
  { name: "start on February 30", wish: () => ({ start_time: "2027-02-30T10:00" }), status: 400, field: "start_time" },
  { name: "start at 25:00", wish: () => ({ start_time: `${tomorrow}T25:00` }), status: 400, field: "start_time" },
  { name: "start in 9999", wish: () => ({ start_time: "9999-12-31T10:00:00Z" }), status: 400, field: "start_time" },
  { name: "start in 99999", wish: () => ({ start_time: "+099999-12-31T10:00:00Z" }), status: 400, field: "start_time" },
  { name: "start in 0000", wish: () => ({ start_time: "0000-01-01T10:00" }), status: 400, field: "start_time" },
  { name: "start with NUL", wish: () => ({ start_time: `${tomorrow}T10:00\0` }), status: 400, field: "start_time" },
  {
    name: "start with half a surrogate pair",
    wish: () => ({ start_time: `${tomorrow}T10:00\ud83d` }),
    status: 400,
    field: "start_time",
  },
  { name: "end in 9999", wish: () => ({ end_time: "9999-12-31T10:00:00Z" }), status: 400, field: "end_time" },
  { name: "end null", wish: () => ({ end_time: null }), status: 400, field: "end_time" },
  {
    name: "end before start",
    wish: () => ({ end_time: `${tomorrow}T09:00` }),
    status: 400,
    field: "end_time",
    code: "end_before_start",
  },
  {
    name: "end at start",
    wish: () => ({ end_time: `${tomorrow}T10:00` }),
    status: 400,
    field: "end_time",
    code: "end_before_start",
  },
  {
    name: "misaligned",
    wish: () => ({ start_time: `${tomorrow}T10:10` }),
    status: 422,
    field: "start_time",
    code: "misaligned",
  },
  {
    name: "misaligned by a second",
    wish: () => ({ start_time: `${tomorrow}T10:00:01` }),
    status: 422,
    field: "start_time",
    code: "misaligned",
    as: "admin",
  },
  {
    name: "a start that DST skips",
    wish: () => ({ start_time: "2027-03-14T02:30" }),
    status: 400,
    field: "start_time",
    code: "skipped_time",
    as: "admin",
  },
  {
    name: "an end that DST skips",
    wish: () => ({ start_time: "2027-03-14T01:30", end_time: "2027-03-14T02:30" }),
    status: 400,
    field: "end_time",
    code: "skipped_time",
    as: "admin",
  },
  { name: "somebody unknown", wish: () => ({ user_id: randomUUID() }), status: 404, field: "user_id", as: "admin" },
  {
    name: "another club's member",
    wish: () => ({ user_id: elsewhere.member.id }),
    status: 404,
    field: "user_id",
    as: "front_desk",
  },
  { name: "user_id no uuid", wish: () => ({ user_id: "me" }), status: 400, field: "user_id" },
  { name: "user_id false", wish: () => ({ user_id: false }), status: 400, field: "user_id" },
  {
    name: "two years ahead, by staff, for years",
    wish: () => ({ start_time: "2028-01-01T10:00", end_time: "2099-01-01T10:00" }),
    status: 422,
    field: "start_time",
    code: "outside_hours",
    as: "admin",
  },
];

test.each(WRONG)(
  "$name: $status naming $field, and nothing is changed",
  async ({ wish, status, field, code, as, now }) => {
    const body = { court_id: club.courts[0]?.id, start_time: `${tomorrow}T10:00`, ...wish() };
    const answer = await call("/bookings", { method: "POST", token: club[as ?? "member"].token, body, now });
    expect({ status: answer.status, field: answer.refusal.details?.field }).toEqual({ status, field });
    if (code) expect(answer.refusal.code).toBe(code);
    expect(answer.refusal.message).toBeTruthy();
    expect(answer.refusal.requestId).toBe(answer.headers.get("x-request-id"));
    expect(await dumpClub(club.id, { without: ["audit_log"] })).toEqual(before);
  },
);

test("fields that nobody asked for do not matter: club, status and person stay the server's", async () => {
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
