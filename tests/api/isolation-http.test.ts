import { ROLES } from "@courtside/contracts/domain/roles.ts";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { call } from "../support/call.ts";
import { type ClubDump, dumpClub } from "../support/club-dump.ts";
import { endPreviews } from "../support/end-previews.ts";
import { type FurnishedClub, makeFurnishedClub } from "../support/furnished-club.ts";
import { idOfPlace } from "../support/id-of-place.ts";
import { idPlaces, readOperations, sampleRequest } from "../support/openapi-operations.ts";
import { dateFromNow, insertDevice, ownerSql } from "../support/world.ts";

let ours: FurnishedClub;
let theirs: FurnishedClub;
let before: ClubDump;

beforeAll(async () => {
  [ours, theirs] = await Promise.all([makeFurnishedClub(), makeFurnishedClub()]);
  before = await dumpClub(theirs.id);
});
beforeEach(async () => {
  await endPreviews(ours);
  // The previous test may have changed our own member's role or removed them.
  await ownerSql`
    update memberships set role = 'member', left_at = null where club_id = ${ours.id} and user_id = ${ours.member.id}`;
  // So it may have removed our device.
  await insertDevice(ours.id, "Lobby", { id: ours.deviceId });
});

/** Every id of the other club that could be used anywhere. */
const everyIdOf = (club: FurnishedClub) => [
  club.id,
  club.bookingId,
  club.blockId,
  club.closureId,
  club.occupancyId,
  club.newsId,
  club.feedId,
  club.keyId,
  club.webhookId,
  club.deliveryId,
  club.deviceId,
  club.invitationId,
  club.entryId,
  club.offerId,
  club.eventId,
  club.eventDateId,
  club.admin.id,
  club.member.id,
  club.courts[0]?.id ?? "",
];

/** A filter by an id that the club does not know finds nothing: what was deleted still has entries. */
const FILTERS = ["GET /audit-log", "GET /audit-log/people"];

const operations = await readOperations();

test("the document describes the operations that are tested here", () => {
  const names = operations.map((operation) => operation.name);
  expect(names).toContain("POST /bookings");
  expect(names.length).toBeGreaterThanOrEqual(9);
});

for (const operation of operations) {
  test(`${operation.name}: nothing of the other club is read or changed`, async () => {
    let tried = 0;
    const places = idPlaces(operation);
    const own = Object.fromEntries(places.map((place) => [place, idOfPlace(ours, operation.path, place)]));
    // Their ids in each place, one by one and all at once, and in no place at all.
    const theirsIn = (place: string) => idOfPlace(theirs, operation.path, place);
    const guesses = [
      own,
      Object.fromEntries(places.map((place) => [place, theirsIn(place)])),
      ...places.map((place) => ({ ...own, [place]: theirsIn(place) })),
    ];
    // Ids of another kind too, by the one who may do most.
    const odd = places.flatMap((place) => everyIdOf(theirs).map((id) => ({ ...own, [place]: id })));
    for (const token of [...ROLES.map((role) => ours[role].token), ours.deviceToken]) {
      for (const ids of token === ours.admin.token ? [...guesses, ...odd] : guesses) {
        const request = sampleRequest(operation, ids);
        // Headers that a careless handler might trust.
        const smuggled = { club_id: theirs.id, created_by: theirs.admin.id };
        const response = await call(request.path, {
          method: request.method,
          token,
          query: { ...request.query, club_id: theirs.id, scope: "club" },
          headers: { "x-club-id": theirs.id, "x-forwarded-host": theirs.id },
          ...(request.body && { body: { ...request.body, ...smuggled } }),
        });
        tried += 1;
        const sent = JSON.stringify(ids);
        expect(response.status, sent).toBeLessThan(500);
        const names = Object.values(ids).some((id) => everyIdOf(theirs).includes(id));
        const isRejected = operation.needsSession && !FILTERS.includes(operation.name);
        if (names && isRejected) expect(response.status, sent).toBeGreaterThanOrEqual(400);
        for (const trace of theirs.traces) {
          // A rejection may quote what was sent, but nothing else.
          if (!sent.includes(trace)) expect(response.text, sent).not.toContain(trace);
        }
      }
    }
    expect(tried).toBeGreaterThanOrEqual(ROLES.length);
    expect(await dumpClub(theirs.id)).toEqual(before);
  });
}

test("an id of another club gets the same response as one that does not exist", async () => {
  // New members: the attempts above have used up the changes that one person may make at once.
  const { token } = await ours.person("admin");
  const nowhere = "6f1c1f0e-7b1a-4c57-9d0e-3f1f6f0c9a11";
  const start_time = `${dateFromNow(1)}T10:00`;
  const ask = async (booking: string, court: string, user: string, news: string) => {
    const responses = await Promise.all([
      call(`/bookings/${booking}/cancel`, { method: "POST", token, body: {} }),
      call(`/courts/${court}`, { method: "PATCH", token, body: { name: "Taken over" } }),
      call(`/news/${news}`, { method: "PATCH", token, body: { title: "Taken over" } }),
      call(`/news/${news}/retire`, { method: "POST", token }),
      call(`/members/${user}`, { method: "PATCH", token, body: { role: "coach" } }),
      call(`/members/${user}/remove`, { method: "POST", token }),
      call("/court-blocks/preview", {
        method: "POST",
        token,
        body: { court_ids: [court], start_time, end_time: `${dateFromNow(1)}T11:00` },
      }),
      call(`/courts/${court}/stranded-bookings`, { token }),
      call("/bookings", { method: "POST", token, body: { court_id: court, start_time } }),
      call("/bookings", { method: "POST", token, body: { court_id: ours.courts[0]?.id, start_time, user_id: user } }),
    ]);
    return responses.map(({ status, rejection }) => ({ status, ...rejection, requestId: "" }));
  };
  const foreign = await ask(theirs.bookingId, theirs.courts[0]?.id ?? "", theirs.member.id, theirs.newsId);
  expect(foreign).toEqual(await ask(nowhere, nowhere, nowhere, nowhere));
  expect(foreign.map(({ status }) => status)).toEqual(foreign.map(() => 404));
});

test("a person who changes clubs keeps nothing: the same session sees only the new club", async () => {
  const leaver = await theirs.person("member");
  const old = await call("/me", { token: leaver.token });
  expect(old.text).toContain(theirs.id);
  await ownerSql`update memberships set left_at = now() where user_id = ${leaver.id}`;
  const without = await call("/bookings", { token: leaver.token, query: { scope: "club" } });
  expect(without.rejection).toMatchObject({ code: "no_club", message: "User is not associated with a club" });
  await ownerSql`insert into memberships ${ownerSql({ club_id: ours.id, user_id: leaver.id, role: "admin" })}`;
  for (const path of ["/me", "/courts", "/bookings?scope=club", "/coaches", "/news", "/news?status=retired"]) {
    const { status, text } = await call(path, { token: leaver.token });
    expect(status, path).toBe(200);
    for (const trace of theirs.traces) expect(text, path).not.toContain(trace);
  }
  const rejected = await call(`/bookings/${theirs.bookingId}/cancel`, {
    method: "POST",
    token: leaver.token,
    body: {},
  });
  expect(rejected.status).toBe(404);
});

test("a stored response of the old club is not returned to a person who has changed clubs", async () => {
  const mover = await theirs.person("admin");
  const body = { name: "Same name", sport: "tennis" };
  const ask = { method: "POST", token: mover.token, body, headers: { "idempotency-key": "the same key" } };
  expect((await call("/courts", ask)).body.club_id).toBe(theirs.id);
  await ownerSql`update memberships set left_at = now() where user_id = ${mover.id}`;
  await ownerSql`insert into memberships ${ownerSql({ club_id: ours.id, user_id: mover.id, role: "admin" })}`;
  const again = await call("/courts", ask);
  expect(again.rejection.code).toBe("idempotency_key_reused");
  expect(again.text).not.toContain(theirs.id);
});
