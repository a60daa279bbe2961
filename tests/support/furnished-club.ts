import { randomBytes, randomUUID } from "node:crypto";
import { vi } from "vitest";
import { insertEvent } from "./insert-event.ts";
import { dateFromNow, insertDevice, makeClub, ownerSql, type TestClub } from "./world.ts";

/** A club with rows in every table, whose ids and names can be recognised in any response. */
export interface FurnishedClub extends TestClub {
  bookingId: string;
  blockId: string;
  closureId: string;
  occupancyId: string;
  newsId: string;
  feedId: string;
  invitationId: string;
  batchId: string;
  importId: string;
  bookingImportId: string;
  entryId: string;
  offerId: string;
  hoursId: string;
  timeOffId: string;
  lessonRequestId: string;
  seriesId: string;
  eventId: string;
  eventDateId: string;
  guestId: string;
  keyId: string;
  webhookId: string;
  deliveryId: string;
  broadcastId: string;
  deviceId: string;
  deviceToken: string;
  /** Everything that must never appear in another club's responses: ids, names, addresses. */
  traces: string[];
}

export async function makeFurnishedClub(): Promise<FurnishedClub> {
  const mark = randomUUID().slice(0, 8);
  const club = await makeClub({ rules: { welcome_message: `Welcome ${mark}`, contact_email: `${mark}@club.test` } });
  const [court, other] = club.courts;
  const ids = {
    bookingId: randomUUID(),
    blockId: randomUUID(),
    closureId: randomUUID(),
    occupancyId: randomUUID(),
    newsId: randomUUID(),
    feedId: randomUUID(),
    invitationId: randomUUID(),
    batchId: randomUUID(),
    importId: randomUUID(),
    bookingImportId: randomUUID(),
    entryId: randomUUID(),
    offerId: randomUUID(),
    hoursId: randomUUID(),
    timeOffId: randomUUID(),
    lessonRequestId: randomUUID(),
    guestId: randomUUID(),
    broadcastId: randomUUID(),
    seriesId: randomUUID(),
    keyId: randomUUID(),
    webhookId: randomUUID(),
    deliveryId: randomUUID(),
    deviceId: randomUUID(),
  };
  const start = new Date(`${dateFromNow(1)}T15:00:00Z`);
  const span = { club_id: club.id, starts_at: start, ends_at: new Date(start.getTime() + 3_600_000) };
  const people = [club.admin, club.front_desk, club.coach, club.member];
  // Each by itself: a job that locks the club's courts in another order would deadlock with a transaction over several.
  for (const { id } of club.courts) await ownerSql`update courts set name = name || ${` ${mark}`} where id = ${id}`;
  await ownerSql.begin(async (sql) => {
    await sql`update clubs set name = ${`Secret club ${mark}`} where id = ${club.id}`;
    await sql`update users set full_name = full_name || ${` ${mark}`} where id = any(${people.map(({ id }) => id)}::uuid[])`;
    const booked = { ...span, court_id: court?.id, user_id: club.member.id, created_by: club.member.id };
    await sql`insert into bookings ${sql({ ...booked, id: ids.bookingId })}`;
    const filled = { ...span, court_id: court?.id, kind: "booking", booking_id: ids.bookingId };
    await sql`insert into court_occupancies ${sql({ ...filled, id: ids.occupancyId })}`;
    await sql`insert into person_occupancies ${sql({ ...span, booking_id: ids.bookingId, user_id: club.member.id })}`;
    const repeated = { user_id: club.member.id, created_by: club.admin.id, label: `League ${mark}`, state: "done" };
    const rule = {
      starts_on: dateFromNow(1),
      start_time: "18:00",
      end_time: "19:00",
      every_weeks: 1,
      weekdays: ["monday"],
    };
    const series = { club_id: club.id, court_id: court?.id, ...repeated, ...rule };
    await sql`insert into booking_series ${sql({ ...series, id: ids.seriesId })}`;
    const left = { series_id: ids.seriesId, date: dateFromNow(1), outcome: "skipped" };
    await sql`insert into booking_series_dates ${sql({ ...span, ...left, court_id: court?.id })}`;
    const guest = { identity: `name:guest ${mark}`, name: `Guest ${mark}`, email: `${mark}@guests.test` };
    await sql`insert into guests ${sql({ ...guest, club_id: club.id, id: ids.guestId })}`;
    const seat = { club_id: club.id, booking_id: ids.bookingId, position: 1, added_by: club.member.id };
    await sql`insert into booking_players ${sql({ ...seat, guest_id: ids.guestId, guest_name: `Guest ${mark}` })}`;
    const closed = { reason: "rain", outcome: "cancel", message: `Rain ${mark}`, created_by: club.admin.id };
    await sql`insert into closures ${sql({ ...span, ...closed, id: ids.closureId })}`;
    const blocked = { ...span, court_id: other?.id, reason: `Works ${mark}`, created_by: club.admin.id };
    await sql`insert into court_blocks ${sql({ ...blocked, id: ids.blockId })}`;
    await sql`insert into court_occupancies ${sql({ ...span, court_id: other?.id, kind: "block", block_id: ids.blockId })}`;
    const logo = { digest: "a".repeat(64), media_type: "image/png", image: Buffer.from(mark) };
    await sql`insert into club_logos ${sql({ ...logo, club_id: club.id })}`;
    const feed = { kind: "court", court_id: court?.id, secret_hash: randomBytes(32) };
    await sql`insert into calendar_feeds ${sql({ ...feed, club_id: club.id, id: ids.feedId })}`;
    const made = { club_id: club.id, created_by: club.admin.id };
    const key = { name: `Key ${mark}`, scopes: ["courts:read"], secret_hash: randomBytes(32), ending: "abcd" };
    await sql`insert into api_keys ${sql({ ...made, ...key, id: ids.keyId, expires_at: new Date("2099-01-01") })}`;
    // Paused, so that nothing is sent and nothing else is queued.
    const hook = { url: `https://${mark}.example.com/`, events: ["news"], secret_sealed: randomBytes(60) };
    const paused = { paused_at: new Date(), pause_reason: "manual" };
    await sql`insert into webhooks ${sql({ ...made, ...hook, ...paused, id: ids.webhookId })}`;
    const delivery = { webhook_id: ids.webhookId, event: "court.created", data: { mark }, state: "skipped" };
    await sql`insert into webhook_deliveries ${sql({ ...delivery, club_id: club.id, id: ids.deliveryId })}`;
    // An address to which nothing is sent.
    const gateway = { url: `https://10.0.0.1/${mark}`, secret_sealed: randomBytes(60) };
    await sql`insert into door_gateways ${sql({ ...gateway, club_id: club.id })}`;
    const window = { valid_from: new Date(), valid_until: new Date("2099-01-01"), court_id: court?.id ?? "" };
    await sql`insert into door_codes ${sql({ ...window, club_id: club.id, booking_id: ids.bookingId })}`;
    const untaken = { made_at: new Date(), device_name: `Lobby ${mark}`, code: "check_in_late" };
    await sql`insert into check_in_conflicts ${sql({ ...untaken, club_id: club.id, booking_id: ids.bookingId })}`;
    const news = { type: "info", priority: "high", title: `News ${mark}`, body: `Text ${mark}` };
    await sql`insert into club_news ${sql({ ...news, club_id: club.id, id: ids.newsId, author_id: club.admin.id })}`;
    const noted = { date: dateFromNow(1), body: `Shift ${mark}`, author_id: club.admin.id };
    await sql`insert into day_notes ${sql({ ...noted, club_id: club.id })}`;
    const invited = {
      id: ids.invitationId,
      email: `${mark}@invited.test`,
      full_name: `Invited ${mark}`,
      role: "member",
    };
    const open = { invited_by: club.admin.id, expires_at: new Date(Date.now() + 86_400_000) };
    await sql`insert into invitations ${sql({ ...invited, ...open, club_id: club.id })}`;
    const batch = { id: ids.batchId, sender_id: club.admin.id, role: "member", origin: sql.json({ requestId: mark }) };
    await sql`insert into invitation_batches ${sql({ ...batch, club_id: club.id, ended_at: new Date() })}`;
    const line = { batch_id: ids.batchId, place: 1, email: `${mark}@invited.test`, state: "sent" };
    await sql`insert into invitation_lines ${sql({ ...line, club_id: club.id })}`;
    // Ahead, so that the job has nothing to count.
    const ofDate = { club_id: club.id, date: "2099-01-01" };
    const opened = {
      time_zone: "America/New_York",
      opens_at: "06:00",
      closes_at: "22:00",
      court_ids: [court?.id ?? ""],
    };
    await sql`insert into report_dates ${sql({ ...ofDate, ...opened })}`;
    const minutes = { open_minutes: 60, booked_minutes: 0, lesson_minutes: 0, event_minutes: 0, blocked_minutes: 0 };
    const starts = { bookings: 0, lessons: 0, events: 0 };
    await sql`insert into report_hours ${sql({ ...ofDate, court_id: court?.id, hour: 9, ...minutes, ...starts })}`;
    await sql`insert into report_counts ${sql({ ...ofDate, measure: "waiting", key: mark, count: 1 })}`;
    // Ahead, so that the job leaves it.
    const later = new Date("2099-01-01");
    await sql`insert into report_changes ${sql({ club_id: club.id, starts_at: later, ends_at: later })}`;
    const choices = sql.json({ news: { mail: false } });
    await sql`insert into notification_settings ${sql({ club_id: club.id, user_id: club.member.id, choices })}`;
    const mailText = { kind: "booking_made", subject: `Booked ${mark}`, body: `{time} ${mark}` };
    await sql`insert into club_mail_texts ${sql({ ...mailText, club_id: club.id })}`;
    await sql`insert into club_notification_settings ${sql({ club_id: club.id, defaults: choices })}`;
    await sql`insert into club_retention ${sql({ club_id: club.id, audit_log_days: 365, applied_at: new Date() })}`;
    await sql`insert into bounced_addresses ${sql({ club_id: club.id, address: `${mark}@gone.test`, problem: mark })}`;
    const written = { author_id: club.admin.id, subject: `Rain ${mark}`, body: `Closed ${mark}`, recipients: 1 };
    await sql`insert into broadcasts ${sql({ ...written, club_id: club.id, id: ids.broadcastId, filter: sql.json({}) })}`;
    const imported = { id: ids.importId, sender_id: club.admin.id, origin: sql.json({ requestId: mark }) };
    await sql`insert into member_imports ${sql({ ...imported, club_id: club.id, landed_at: new Date(), ended_at: new Date() })}`;
    const importedLine = { import_id: ids.importId, line: 2, email: `${mark}@imported.test`, full_name: `Row ${mark}` };
    await sql`insert into member_import_lines ${sql({ ...importedLine, club_id: club.id, outcome: "wrong", state: "left" })}`;
    const bookings = {
      id: ids.bookingImportId,
      sender_id: club.admin.id,
      work: sql.json({ origin: { requestId: mark } }),
    };
    await sql`insert into booking_imports ${sql({ ...bookings, club_id: club.id, ended_at: new Date() })}`;
    const bookingLine = { import_id: ids.bookingImportId, line: 2, court: `Hall ${mark}`, person: `Booker ${mark}` };
    await sql`insert into booking_import_lines ${sql({ ...bookingLine, club_id: club.id, outcome: "wrong", state: "left" })}`;
    await sql`insert into consents ${sql({ club_id: club.id, user_id: club.member.id, kind: "photos", is_given: true, wording: 1 })}`;
    const views = sql.json([{ name: `View ${mark}`, search: "" }]);
    await sql`insert into saved_views ${sql({ club_id: club.id, user_id: club.admin.id, list: "members", views })}`;
    const hours = { day_of_week: "monday", start_time: "09:00", end_time: "17:00" };
    const taught = { club_id: club.id, user_id: club.coach.id };
    await sql`insert into coach_availability ${sql({ ...taught, ...hours, id: ids.hoursId })}`;
    const off = { starts_on: dateFromNow(9), ends_on: dateFromNow(9), note: `Away ${mark}` };
    await sql`insert into coach_time_off ${sql({ ...taught, ...off, id: ids.timeOffId })}`;
    const asked = { member_id: club.member.id, coach_id: club.coach.id, notes: `Backhand ${mark}` };
    const requested = { preferred_date: dateFromNow(3), preferred_time: "10:00" };
    await sql`insert into lesson_requests ${sql({ ...asked, ...requested, club_id: club.id, id: ids.lessonRequestId })}`;
    const done = { club_id: club.id, actor_id: club.admin.id, action: `secret.${mark}`, detail: { mark } };
    await sql`insert into audit_log ${sql(done)}`;
    await sql`insert into join_requests ${sql({ club_id: club.id, user_id: club.member.id, status: "admitted" })}`;
    // The salt has the mark, and no PIN this hash.
    const pin_hash = `$argon2id$v=19$m=19456,t=2,p=1$${mark.padEnd(22, "A")}$${"A".repeat(43)}`;
    await sql`insert into staff_pins ${sql({ club_id: club.id, user_id: club.admin.id, pin_hash })}`;
    await sql`insert into kiosk_pins ${sql({ club_id: club.id, user_id: club.member.id, pin_hash })}`;
    const shownCode = { user_id: club.member.id, code_hash: randomBytes(32), expires_at: new Date() };
    await sql`insert into kiosk_codes ${sql({ ...shownCode, club_id: club.id })}`;
    const notice = { kind: "booking_made", details: { courtName: mark }, dedupe_key: mark };
    const sent = { state: "sent", ended_at: new Date() };
    const [stored] = await sql<{ id: string }[]>`
      insert into notices ${sql({ ...notice, ...sent, club_id: club.id, user_id: club.member.id })} returning id`;
    await sql`insert into notice_sends ${sql({ ...sent, club_id: club.id, notice_id: stored?.id, channel: "push", problem: mark })}`;
    // For a sport without a court, so that nothing is offered.
    const waiting = { club_id: club.id, user_id: club.member.id, sport: mark, requested_date: dateFromNow(1) };
    await sql`insert into waitlist_entries ${sql({ ...waiting, id: ids.entryId })}`;
    const offered = { ...span, user_id: club.member.id, court_id: court?.id, entry_id: ids.entryId };
    const passed = { status: "passed", expires_at: start, ended_at: start };
    await sql`insert into waitlist_offers ${sql({ ...offered, ...passed, id: ids.offerId })}`;
    await sql`insert into waitlist_checks ${sql({ club_id: club.id, due_at: new Date("2099-01-01") })}`;
    const billed = { club_id: club.id, provider: "sandbox" };
    await sql`insert into billing_accounts ${sql({ ...billed, customer_id: `cus_${mark}` })}`;
    const known = { id: `cus_${mark}`, reference: club.id, name: `Secret club ${mark}` };
    await sql`insert into billing_sandbox.customers ${sql(known)}`;
    const begun = { ...billed, plan_id: "pro", billing_cycle: "monthly", outcome: "completed", expires_at: start };
    await sql`insert into billing_checkouts ${sql({ ...begun, session_id: `cs_${mark}` })}`;
    const billingEvent = { ...billed, id: `evt_${mark}`, subscription_id: `sub_${mark}`, rank: 0, occurred_at: start };
    await sql`insert into billing_events ${sql({ ...billingEvent, after: { status: "active" } })}`;
    const subscribed = { ...billed, id: `sub_${mark}`, status: "active", plan_id: "elite", billing_cycle: "monthly" };
    await sql`insert into billing_subscriptions ${sql(subscribed)}`;
    const kept = { user_id: club.member.id, key: mark, route: "POST /bookings", body_hash: mark, response: { mark } };
    await sql`insert into idempotency_keys ${sql(kept)}`;
  });
  const { eventId, dateId: eventDateId } = await insertEvent({
    clubId: club.id,
    courtId: other?.id,
    createdBy: club.coach.id,
    memberIds: [club.member.id],
    startsAt: new Date(start.getTime() + 5 * 3_600_000),
    title: `Ladder ${mark}`,
  });
  const { token: deviceToken } = await insertDevice(club.id, `Wall ${mark}`, { id: ids.deviceId });
  await untilProcessed(club.id);
  const all = { ...ids, eventId, eventDateId };
  const traces = [club.id, mark, ...Object.values(all), ...club.courts.map(({ id }) => id)];
  return { ...club, ...all, deviceToken, traces: [...traces, ...people.flatMap(({ id, email }) => [id, email])] };
}

/** Creating the club queued work for the waitlist's job; wait until it is done. */
const untilProcessed = (clubId: string) =>
  vi.waitFor(
    async () => {
      const due = await ownerSql`select 1 from waitlist_checks where club_id = ${clubId} and due_at <= now()`;
      if (due.length > 0) throw new Error("the waitlist's job has not come by");
    },
    { timeout: 30_000, interval: 20 },
  );
