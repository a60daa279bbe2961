import {
  effectiveSettings,
  lockedChoice,
  mergedChoices,
  NOTIFICATION_EVENTS,
  quietHoursProblem,
} from "@courtside/contracts/domain/notifications.ts";
import { expect, test } from "vitest";
import { eventOf } from "../../api/src/notices/event-of.ts";
import { KINDS } from "../../api/src/notices/kinds.ts";
import { readUnsubscribeToken, unsubscribeToken } from "../../api/src/notices/unsubscribe.ts";

test("a lock counts before the person's choice, that before the club's default, and without any a channel is on", () => {
  const own = { news: { mail: false }, lesson: { mail: true } };
  const defaults = { lesson: { mail: false }, closure: { mail: false, inbox: false }, news: { mail: true } };
  const settings = effectiveSettings(own, { defaults, locked: { closure: { mail: true } } });
  expect(settings.news).toEqual({ inbox: true, mail: false, push: true, text: false });
  expect(settings.lesson).toEqual({ inbox: true, mail: true, push: true, text: false });
  expect(settings.closure).toEqual({ inbox: false, mail: true, push: true, text: false });
  expect(settings.booking_made).toEqual({ inbox: true, mail: true, push: true, text: false });
  expect(settings.undeliverable).toEqual({ inbox: true, mail: false, push: false, text: false });
  expect(Object.keys(settings)).toEqual([...NOTIFICATION_EVENTS]);
});

test("switching off what is locked is found, switching it on is not", () => {
  const locked = { closure: { mail: true } };
  expect(lockedChoice({ closure: { mail: false } }, locked)).toEqual({ event: "closure", channel: "mail" });
  expect(lockedChoice({ closure: { mail: true, inbox: false } }, locked)).toBeUndefined();
  expect(lockedChoice({ news: { mail: false } }, locked)).toBeUndefined();
});

test("a change of one cell leaves the others", () => {
  expect(mergedChoices({ news: { mail: false }, lesson: { mail: false } }, { news: { inbox: false } })).toEqual({
    news: { mail: false, inbox: false },
    lesson: { mail: false },
  });
});

test("quiet hours have two times of day and a zone", () => {
  const quiet = { from: "22:00", until: "07:00", time_zone: "Europe/Vienna" };
  expect(quietHoursProblem(quiet)).toBeNull();
  expect(quietHoursProblem({ ...quiet, from: "24:00" })?.field).toBe("from");
  expect(quietHoursProblem({ ...quiet, until: "7:00" })?.field).toBe("until");
  expect(quietHoursProblem({ ...quiet, until: "22:00" })?.field).toBe("until");
  expect(quietHoursProblem({ ...quiet, time_zone: "+01:00" })?.field).toBe("time_zone");
});

test("one's own cancellation is a change, that of others a cancellation; being named is an invitation", () => {
  const time = { courtName: "1", startsAt: "2026-03-08T10:00:00Z", endsAt: "2026-03-08T11:00:00Z" };
  expect(eventOf("booking_canceled", { ...time, reason: null, byBooker: true })).toBe("booking_changed");
  expect(eventOf("booking_canceled", { ...time, reason: null })).toBe("booking_canceled");
  expect(eventOf("player_added", { ...time, bookerName: "Ana", isGuest: false })).toBe("invitation");
  expect(eventOf("booking_blocked", { ...time, reason: null })).toBe("closure");
  expect(eventOf("member_removed", { canceled: [] })).toBeNull();
});

test("an unsubscribe link leads to one person's mails about one event, and cannot be changed into another", () => {
  const key = Buffer.alloc(32, 7);
  const subscription = {
    clubId: "0b5cf6b0-7c86-4b2f-9d57-2f0b8f1f5a01",
    userId: "6c1e2f4a-33a1-4b0f-8a34-0a1f8f6f7b02",
    event: "waitlist_offer",
  } as const;
  const token = unsubscribeToken(key, subscription);
  expect(readUnsubscribeToken(key, token)).toEqual(subscription);
  expect(readUnsubscribeToken(Buffer.alloc(32, 8), token)).toBeUndefined();
  const bytes = Buffer.from(token, "base64url");
  const changed = bytes.map((byte, at) => (at === 30 ? byte ^ 1 : byte));
  expect(readUnsubscribeToken(key, Buffer.from(changed).toString("base64url"))).toBeUndefined();
  for (const other of ["", "A", token.slice(0, 40), "%00"]) expect(readUnsubscribeToken(key, other)).toBeUndefined();
});

test("there is a notice of every event that people choose channels for", () => {
  const events = Object.entries(KINDS).map(([kind, { sample }]) => eventOf(kind as never, sample as never));
  expect(NOTIFICATION_EVENTS.filter((event) => !events.some((each) => each === event))).toEqual([]);
});
