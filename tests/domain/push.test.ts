import { createECDH } from "node:crypto";
import type { NotificationEvent } from "@courtside/contracts/domain/notifications.ts";
import { expect, test } from "vitest";
import { arePushKeys, encrypt, LARGEST_MESSAGE } from "../../api/src/notices/push/encrypt.ts";
import { pushHeaders, pushMessageOf } from "../../api/src/notices/push/message.ts";
import { deviceOutcome, pushEnd } from "../../api/src/notices/push/outcome.ts";
import { contactOf, openVapid, vapidPublicKey } from "../../api/src/notices/push/vapid.ts";
import { decrypt } from "../support/push-service.ts";

const bytes = (text: string) => Buffer.from(text, "base64url");

/** RFC 8291, appendix A. */
const BROWSER = {
  privateKey: bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"),
  p256dh: bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
  auth: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
};

test("a message is encrypted as the example of RFC 8291", () => {
  const key = createECDH("prime256v1");
  key.setPrivateKey(bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"));
  const message = Buffer.from("When I grow up, I want to be a watermelon");
  const body = encrypt(message, BROWSER, { key, salt: bytes("DGv6ra1nlYgDCS1FRnbzlw") });
  expect(body.toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
  expect(decrypt(body, BROWSER.privateKey, BROWSER.auth)).toEqual(message);
});

test("each message has a salt and a key of its own, and the largest fits into what push services accept", () => {
  const message = Buffer.alloc(LARGEST_MESSAGE, 7);
  const [one, two] = [encrypt(message, BROWSER), encrypt(message, BROWSER)];
  expect(one.length).toBe(4096);
  expect(one.subarray(0, 16)).not.toEqual(two.subarray(0, 16));
  expect(one.subarray(21, 86)).not.toEqual(two.subarray(21, 86));
  for (const body of [one, two]) expect(decrypt(body, BROWSER.privateKey, BROWSER.auth)).toEqual(message);
  expect(() => encrypt(Buffer.alloc(LARGEST_MESSAGE + 1), BROWSER)).toThrow("at most");
});

test("keys of a browser: a point of the curve and 16 bytes", () => {
  expect(arePushKeys(BROWSER)).toBe(true);
  const { p256dh, auth } = BROWSER;
  const offCurve = Buffer.concat([p256dh.subarray(0, 64), Buffer.from([1])]);
  for (const wrong of [
    { p256dh: offCurve, auth },
    { p256dh: Buffer.alloc(65), auth },
    { p256dh: p256dh.subarray(0, 64), auth },
    { p256dh, auth: auth.subarray(1) },
  ])
    expect(arePushKeys(wrong)).toBe(false);
});

test("the installation's key pair follows from its secrets alone, and skips what is no key of the curve", async () => {
  const secretFor = (purpose: string) => Buffer.alloc(32, purpose === "web push 1" ? 255 : 3);
  expect(vapidPublicKey({ secretFor })).toBe(vapidPublicKey({ secretFor: () => Buffer.alloc(32, 3) }));
  const vapid = openVapid({ secretFor }, "https://club.example");
  const header = await vapid.authorization("https://push.example.com/abc");
  expect(header).toContain(`, k=${vapidPublicKey({ secretFor })}`);
  const [, claims = ""] = header.split(".");
  expect(JSON.parse(bytes(claims).toString())).toMatchObject({
    aud: "https://push.example.com",
    sub: "https://club.example",
  });
  expect(await vapid.authorization("https://push.example.com/other")).toBe(header);
  expect(await vapid.authorization("https://other.example.com/abc")).not.toBe(header);
});

test("push services can reach the operator", () => {
  const mailFrom = "Courtside <no-reply@club.example>";
  expect(contactOf({ siteUrl: "https://club.example", mailFrom })).toBe("https://club.example");
  expect(contactOf({ siteUrl: "http://localhost:8000", mailFrom })).toBe("mailto:no-reply@club.example");
});

test("what a response of the push service means", () => {
  const of = (status: number | null) => deviceOutcome({ status, problem: status === 201 ? null : "problem" });
  expect([201, 404, 410].map(of)).toEqual(["sent", "gone", "gone"]);
  expect([null, 408, 429, 500, 503].map(of)).toEqual(Array(5).fill("later"));
  expect([301, 400, 401, 403, 413].map(of)).toEqual(Array(5).fill("rejected"));
});

test("one device is enough; what may pass is tried again for a while; devices that are gone end it", () => {
  const sent = { outcome: "sent", problem: null } as const;
  const gone = { outcome: "gone", problem: "The response was 410" } as const;
  const later = { outcome: "later", problem: "The response was 503" } as const;
  const rejected = { outcome: "rejected", problem: "The response was 403" } as const;
  expect(pushEnd([gone, sent, later], 1)).toEqual({ state: "sent", problem: null, pauseSeconds: 0 });
  expect(pushEnd([gone, later], 1)).toEqual({ state: "queued", problem: later.problem, pauseSeconds: 5 });
  expect(pushEnd([later], 6)).toEqual({ state: "failed", problem: later.problem, pauseSeconds: 0 });
  expect(pushEnd([rejected], 1)).toMatchObject({ state: "failed", problem: rejected.problem });
  expect(pushEnd([gone], 1)).toMatchObject({ state: "failed", problem: "The device has ended its subscription" });
});

const ID = "0198a7c2-0000-7000-8000-000000000001";

test("the service keeps a message for a day at most, and not longer than it is useful", () => {
  const now = Date.parse("2026-03-08T12:00:00Z");
  const of = (usefulUntil: string | null, isUrgent = false, event: "news" | "closure" = "closure") =>
    pushHeaders({ id: ID, event, isUrgent, usefulUntil: usefulUntil ? new Date(usefulUntil) : null }, now);
  expect(of(null)).toEqual({ ttl: "86400", urgency: "normal", topic: "0198a7c2000070008000000000000001" });
  expect(of("2026-03-08T12:01:00Z", true)).toMatchObject({ ttl: "60", urgency: "high" });
  expect(of("2026-03-08T11:00:00Z", false, "news")).toMatchObject({ ttl: "0", urgency: "low" });
  expect(of("2026-04-08T12:00:00Z").ttl).toBe("86400");
});

test("a message says what the mail says, in a few lines, with buttons for what the reader can do", () => {
  const club = { name: "Parkside", timeZone: "Europe/Vienna", contactEmail: "" };
  const time = { courtName: "Court 1", startsAt: "2026-03-08T09:00:00Z", endsAt: "2026-03-08T10:00:00Z" };
  const offered = { ...time, until: "2026-03-07T09:00:00Z" };
  const read = (kind: string, event: NotificationEvent, details: unknown) =>
    JSON.parse(pushMessageOf({ id: ID, kind, event, details }, club).toString());
  expect(read("waitlist_offered", "waitlist_offer", offered)).toMatchObject({
    id: ID,
    title: "A court is free for you",
    body: expect.stringContaining("Court 1"),
    path: "/my-account?tab=waitlist",
    actions: [{ action: "open", title: "Accept or pass", path: "/my-account?tab=waitlist" }],
  });
  expect(read("waitlist_offered", "waitlist_offer", { ...offered, offer: ID })).toMatchObject({
    path: "/my-account?tab=waitlist",
    actions: [{ action: "accept", title: "Accept", path: `/my-account?tab=waitlist&accept=${ID}` }],
  });
  const booked = { ...time, booking: { id: ID, sequence: 0 } };
  const buttons = [
    { action: "open", title: "See the booking", path: `/my-bookings/${ID}` },
    { action: "cancel", title: "Cancel Booking", path: `/my-bookings/${ID}?ask=cancel` },
  ];
  for (const [kind, event, details] of [
    ["booking_made", "booking_made", { ...booked, byStaff: false }],
    ["booking_moved", "booking_changed", { from: time, to: booked, byStaff: true }],
    ["names_missing", "reminder", { ...booked, until: time.startsAt, isReleased: true }],
  ] as const)
    expect(read(kind, event, details), kind).toMatchObject({ path: `/my-bookings/${ID}`, actions: buttons });
  // A player can leave it, and a canceled one is over.
  const leaving = [buttons[0], { action: "leave", title: "Leave", path: `/my-bookings/${ID}?ask=leave` }];
  const playing = { bookerName: "Ada", isGuest: false };
  expect(read("player_added", "invitation", { ...booked, ...playing }).actions).toEqual(leaving);
  expect(read("player_moved", "booking_changed", { from: time, to: booked, ...playing }).actions).toEqual(leaving);
  expect(read("player_added", "invitation", { ...time, ...playing }).actions).toMatchObject([{ action: "open" }]);
  const canceled = read("booking_canceled", "booking_canceled", { ...booked, reason: null });
  expect(canceled.actions).toMatchObject([{ action: "open" }]);
  const asked = { memberName: "Maya", date: "2026-03-08", time: "18:00 - 19:00", notes: null };
  expect(read("lesson_requested", "lesson", { ...asked, request: ID }).actions).toEqual([
    { action: "accept", title: "Accept", path: `/lesson-requests?accept=${ID}` },
    { action: "decline", title: "Decline", path: `/lesson-requests?decline=${ID}` },
  ]);
  expect(read("lesson_requested", "lesson", asked).actions).toMatchObject([{ action: "open" }]);
  const long = read("broadcast", "news", { subject: "Rain ".repeat(30), text: "🎾 closed ".repeat(1_000) });
  expect(long.body.length).toBeLessThanOrEqual(300);
  expect(long.title.length).toBeLessThanOrEqual(100);
  expect(long).toMatchObject({ path: "/dashboard", actions: [] });
  expect(() => read("unheard_of", "news", {})).toThrow();
});
