import { digestTimeProblem, effectiveDigest } from "@courtside/contracts/domain/notifications.ts";
import { expect, test } from "vitest";
import { OPEN_FILE } from "../../api/src/notices/compose.ts";
import { composeDigest } from "../../api/src/notices/digest.ts";
import { mailBatches } from "../../api/src/notices/mail-batches.ts";
import type { ClaimedNotice } from "../../api/src/notices/queries.ts";

const CLUB = "0198a7c2-0000-7000-8000-00000000000c";
const BOOKING = "0198a7c2-0000-7000-8000-00000000000b";
const SITE = {
  siteUrl: "https://club.test",
  mailFrom: "Courtside <no-reply@club.test>",
  unsubscribeKey: Buffer.alloc(32),
};

const time = (sequence: number, hour = 9) => ({
  courtName: "Court 1",
  startsAt: `2026-03-08T0${hour}:00:00Z`,
  endsAt: `2026-03-08T${hour + 1}:00:00Z`.replace(/T(\d):/, "T0$1:"),
  booking: { id: BOOKING, sequence },
});

/** Of a minute of one hour; the daily mail waits for it unless it is alone. */
const claimed = (minute: number, more: Partial<ClaimedNotice> = {}): ClaimedNotice => ({
  club_id: CLUB,
  id: `0198a7c2-0000-7000-8000-0000000000${String(minute).padStart(2, "0")}`,
  kind: "booking_made",
  details: { ...time(0), byStaff: false } as never,
  attempts: 1,
  address: "maya@club.test",
  club_name: "Parkside",
  color: "#1F2937",
  time_zone: "Europe/Vienna",
  contact_email: "",
  location: null,
  user_id: "maya",
  event: "booking_made",
  is_optional: true,
  mail_subject: null,
  mail_text: null,
  digest_at: new Date("2026-03-08T17:00:00Z"),
  created_at: new Date(Date.UTC(2026, 2, 8, 8, minute)),
  ...more,
});

test("one's choice counts before the club's default, and without either mails come at once", () => {
  expect(effectiveDigest({ news: false, lesson: true }, { news: true, billing: true })).toMatchObject({
    ...{ news: false, lesson: true, billing: true, closure: false },
  });
  expect(effectiveDigest({}, {})).not.toHaveProperty("waitlist_offer");
  expect(digestTimeProblem({ at: "25:00" })?.field).toBe("at");
  expect(digestTimeProblem({ time_zone: "Vienna" })?.field).toBe("time_zone");
  expect(digestTimeProblem({ at: "07:30", time_zone: "Europe/Vienna" })).toBeNull();
});

test("what waited is one mail for each reader and club, in its order; the rest has a mail each", () => {
  const alone = claimed(2, { digest_at: null });
  const others = [claimed(4, { user_id: "ben" }), claimed(5, { club_id: BOOKING })];
  const batches = mailBatches([claimed(3), ...others, alone, claimed(1)]);
  expect(
    batches.map(({ notices, isDigest }) => [notices.map(({ created_at }) => created_at.getMinutes()), isDigest]),
  ).toEqual([
    [[1, 3], true],
    [[2], false],
    [[4], true],
    [[5], true],
  ]);
});

test("a booking that was made and changed has its last state in the mail's file, and the club's own text is in it", () => {
  const own = { mail_subject: "Yes", mail_text: "Bring shoes. {court} {time}" };
  const moved = { from: time(0), to: time(1, 7), byStaff: false };
  const mail = composeDigest(
    [claimed(1, own), claimed(2, { kind: "booking_moved", details: moved as never })],
    SITE,
    null,
  );
  expect(mail.invitation?.method).toBe("PUBLISH");
  expect(mail.invitation?.content.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(mail.invitation?.content).toContain("DTSTART:20260308T070000Z");
  expect(mail.text).toContain("Bring shoes. Court 1");
  expect(mail.text).toContain(`See the booking:\nhttps://club.test/my-bookings/${BOOKING}`);
  expect(mail.subject).toBe("Your daily mail from Parkside: 2 messages");
  const words = { subject: "{messages} for you", text: "Good evening from {club}." };
  const worded = composeDigest([claimed(1)], SITE, words);
  expect([worded.subject, worded.text.split("\n\n").slice(0, 3)]).toEqual([
    "1 message for you",
    ["Your daily mail", "Good evening from Parkside.", OPEN_FILE],
  ]);
  // Of a release that knew another placeholder.
  expect(composeDigest([claimed(1)], SITE, { ...words, text: "{weather}" }).subject).toMatch(/^Your daily mail/);
  const locked = composeDigest([claimed(1, { is_optional: false })], SITE, null);
  expect(locked.unsubscribeUrl).toBeUndefined();
});
