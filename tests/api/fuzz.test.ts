import { ROLES } from "@courtside/contracts/domain/roles.ts";
import fc from "fast-check";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { bookingViolations, NO_VIOLATIONS } from "../support/booking-invariants.ts";
import { call } from "../support/call.ts";
import { type ClubDump, dumpClub } from "../support/club-dump.ts";
import { endPreviews } from "../support/end-previews.ts";
import { type FurnishedClub, makeFurnishedClub } from "../support/furnished-club.ts";
import { idOfPlace } from "../support/id-of-place.ts";
import {
  idPlaces,
  type Operation,
  type Request,
  readOperations,
  sampleRequest,
} from "../support/openapi-operations.ts";
import { ownerSql } from "../support/world.ts";

/** The inputs of each operation, shared by the callers. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 25);
const CALLERS = [...ROLES, null];
/** A person may make 600 changes at once (api/src/http/write-limit.ts): a new club's people go on before they are held back. */
const OF_A_CLUB = 500;

let club: FurnishedClub;
let bystander: FurnishedClub;
let before: ClubDump;
/** The inputs that each caller of the club has sent. */
let sent = 0;

beforeAll(async () => {
  [club, bystander] = await Promise.all([makeFurnishedClub(), makeFurnishedClub()]);
  before = await dumpClub(bystander.id);
});
beforeEach(async () => {
  // The previous test may have erased an account.
  const [erased] = await ownerSql`
    select from memberships m join users u on u.id = m.user_id where m.club_id = ${club.id} and u.email like '%@deleted.invalid'`;
  if (erased) await renewClub();
  await endPreviews(club);
});

async function renewClub(): Promise<void> {
  club = await makeFurnishedClub();
  sent = 0;
}

const NASTY: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 53,
  "",
  " ",
  "\0",
  "\ud800",
  "\ufeff",
  "💥".repeat(50),
  "x".repeat(5000),
  "' or 1=1; drop table bookings; --",
  "$1",
  "%s%n%00",
  "../../../../etc/passwd",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "infinity",
  "-infinity",
  "NaN",
  "now",
  "9999-12-31",
  "9999-12-31T23:59:59Z",
  "0000-00-00",
  "2026-03-08T02:30",
  "2026-02-29",
  "2026-07-16T10:00:00+99:99",
  "00000000-0000-0000-0000-000000000000",
  "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
  [],
  [[]],
  {},
  { __proto__: null, toString: 1 },
];

const nasty = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc
    .date({ noInvalidDate: true, min: new Date("0001-01-01"), max: new Date("9999-12-31") })
    .map((date) => date.toISOString()),
  fc.uuid(),
);

type Spoiled = Request & { raw?: string };
type Mutation = (request: Spoiled) => Spoiled;

/** One way to make a valid request invalid. */
function mutation(operation: Operation): fc.Arbitrary<Mutation> {
  const names = [
    ...operation.parameters.filter((each) => each.in === "query").map((each) => each.name),
    "now",
    "constructor",
  ];
  const fields = [...Object.keys(operation.body?.properties ?? {}), "__proto__", "id"];
  const inQuery = fc.tuple(fc.constantFrom(...names), nasty).map(
    ([name, value]): Mutation =>
      (request) => ({ ...request, query: { ...request.query, [name]: textOf(value) } }),
  );
  const inPath = nasty.map(
    (value): Mutation =>
      (request) => ({ ...request, path: operation.path.replace(/\{\w+\}/g, encoded(textOf(value))) }),
  );
  const inBody = fc.tuple(fc.constantFrom(...fields), nasty).map(
    ([name, value]): Mutation =>
      (request) => ({ ...request, body: { ...request.body, [name]: value } }),
  );
  const without = fc.constantFrom(...fields).map(
    (name): Mutation =>
      (request) => {
        const { [name]: _dropped, ...body } = request.body ?? {};
        return { ...request, body };
      },
  );
  const rawBody = fc.oneof(fc.string({ unit: "binary" }), fc.json()).map(
    (raw): Mutation =>
      (request) => ({ ...request, raw }),
  );
  if (operation.method === "GET") return operation.path.includes("{") ? fc.oneof(inQuery, inPath) : inQuery;
  const changes = [inBody, inBody, inBody, without, rawBody, inQuery];
  return fc.oneof(...(operation.path.includes("{") ? [...changes, inPath] : changes));
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/^\.+$/, "%2e");
}

/** Of rows that fit, so that what is not spoiled reaches the operation itself. */
const ownIds = (operation: Operation): Record<string, string> =>
  Object.fromEntries(idPlaces(operation).map((place) => [place, idOfPlace(club, operation.path, place)]));

const operations = await readOperations();
const headers = fc.record(
  { "idempotency-key": fc.string({ minLength: 1, maxLength: 300 }).filter((text) => text.trim() === text) },
  { requiredKeys: [] },
);

for (const operation of operations) {
  test(`${operation.name}: never a 5xx, whatever is sent`, { timeout: 60_000 + RUNS * 30 }, async () => {
    const seen: Record<string, number> = {};
    const send = async (role: (typeof CALLERS)[number], numRuns: number) => {
      const mutations = fc.array(mutation(operation), { minLength: 1, maxLength: 3 });
      const property = fc.asyncProperty(mutations, headers, async (changes, extra) => {
        let request: Spoiled = sampleRequest(operation, ownIds(operation));
        for (const change of changes) request = change(request);
        const response = await call(request.path, {
          method: request.method,
          token: role ? club[role].token : undefined,
          query: request.query,
          ...(request.method !== "GET" && { body: request.body, raw: request.raw }),
          headers: { "content-type": "application/json", ...extra },
        });
        seen[response.status] = (seen[response.status] ?? 0) + 1;
        expect(response.status, response.text).toBeLessThan(500);
        if (response.status < 400) return;
        expect(response.body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
        expect(response.rejection.requestId).toBe(response.headers.get("x-request-id"));
      });
      await fc.assert(property, { numRuns });
    };
    for (let left = Math.ceil(RUNS / CALLERS.length); left > 0; left -= OF_A_CLUB) {
      const inputs = Math.min(left, OF_A_CLUB);
      if (sent + inputs > OF_A_CLUB) await renewClub();
      sent += inputs;
      await Promise.all(CALLERS.map((role) => send(role, inputs)));
      expect(await bookingViolations(ownerSql, club.id)).toEqual(NO_VIOLATIONS);
    }
    console.log(`fuzz ${operation.name}: ${JSON.stringify(seen)}`);
    expect(await dumpClub(bystander.id)).toEqual(before);
  });
}
