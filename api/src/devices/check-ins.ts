import { checkInViolation } from "@courtside/contracts/domain/check-in.ts";
import { DEVICE_MESSAGES } from "@courtside/contracts/domain/device-messages.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { type AuditRow, insertAuditRow } from "../audit/queries.ts";
import type { ClubTx, DeviceTx } from "../club-tx.ts";
import { forbidden } from "../errors.ts";
import { writeCheckIn } from "../scheduling/bookings/check-in.ts";
import { type BookingRow, lockBookings } from "../scheduling/bookings/queries.ts";
import { selectClub } from "../tenant/queries.ts";
import { insertConflicts, type NewConflict } from "./conflicts/queries.ts";
import { selectEndOfBooking } from "./queries.ts";

export interface OfflineCheckIn {
  booking_id: string;
  /** When it was made, by the device's clock. */
  at: string;
  /** The player who made it, if the device knew one. */
  user_id?: string | undefined;
}

interface Outcome {
  booking_id: string;
  at: string;
  outcome: "checked_in" | "already" | "conflict";
  /** Why it is a conflict. */
  code: string | null;
  message: string | null;
}

/** The clock of a device or a desk may be ahead of ours. */
const AHEAD = 5 * 60_000;

/** A conflict is kept with a time at most this far ahead: those of a wrong clock would stay on top of the desk's list. */
const MOST_AHEAD = 3 * 24 * 60 * 60_000;

/** Where check-ins were made, and who is responsible for one. */
interface Place {
  name: string;
  actorOf: (checkIn: OfflineCheckIn) => Pick<AuditRow, "actorId" | "actorRole">;
  /** Since when check-ins are not made there any more, epoch milliseconds; undefined: they are. */
  endedAt?: number;
}

type PlaceTx = Pick<ClubTx | DeviceTx, "sql" | "clubId" | "now" | "origin">;

/** Those of a device: of the player, if it knew one. Of a device that has lost the right, those from before count. */
export async function writeCheckInsOfDevice(tx: DeviceTx, checkIns: OfflineCheckIn[]): Promise<Outcome[]> {
  const { sql, clubId, device } = tx;
  const actorOf = ({ user_id }: OfflineCheckIn) => ({ actorId: user_id ?? null, actorRole: "device" });
  const ended = device.mayBook ? {} : { endedAt: (await selectEndOfBooking(sql, clubId, device.id))?.getTime() ?? 0 };
  return writeCheckIns(tx, { name: device.name, actorOf, ...ended }, checkIns);
}

/** Those of the console of a staff user, who made them (docs/product/screens.md#the-desk-without-a-network). */
export async function writeCheckInsOfDesk(tx: ClubTx, checkIns: OfflineCheckIn[]): Promise<Outcome[]> {
  if (!can(tx.role, "bookings:create-for-others")) throw forbidden();
  const actor = { actorId: tx.userId, actorRole: tx.role };
  return writeCheckIns(tx, { name: "Front desk", actorOf: () => actor }, checkIns);
}

/**
 * Check-ins that were made without network, each judged at the time when it was made. Sending them again changes nothing: one
 * that has arrived is `already` there. Conflicts are for the staff.
 */
async function writeCheckIns(tx: PlaceTx, place: Place, checkIns: OfflineCheckIn[]): Promise<Outcome[]> {
  const rules = await selectClub(tx.sql, tx.clubId);
  const ids = [...new Set(checkIns.map(({ booking_id }) => booking_id))];
  const rows = new Map((await lockBookings(tx.sql, tx.clubId, ids)).map((row) => [row.id, row]));
  const outcomes: Outcome[] = [];
  const conflicts: NewConflict[] = [];
  for (const checkIn of checkIns) {
    const { booking_id, at } = checkIn;
    const row = rows.get(booking_id);
    const conflict = conflictOf(row, checkIn, tx.now, place);
    if (!row || conflict) {
      if (row && conflict) conflicts.push(keptConflict(tx, place, checkIn, conflict.code));
      outcomes.push({ booking_id, at, outcome: "conflict", code: null, message: null, ...conflict });
      continue;
    }
    const isNew = row.checked_in_at === null;
    if (isNew) {
      const instant = new Date(Math.min(Date.parse(at), tx.now));
      rows.set(row.id, await writeCheckIn(tx, row, rules.time_zone, instant));
      await auditCheckIn(tx, place, checkIn);
    }
    outcomes.push({ booking_id, at, outcome: isNew ? "checked_in" : "already", code: null, message: null });
  }
  await insertConflicts(tx.sql, tx.clubId, conflicts);
  return outcomes;
}

/** As staff will see it. A booking that the club does not have is no matter of theirs. */
const keptConflict = (
  { now }: PlaceTx,
  { name }: Place,
  { booking_id, at, user_id }: OfflineCheckIn,
  code: string,
): NewConflict => ({
  booking_id,
  made_at: new Date(Math.min(Date.parse(at), now + MOST_AHEAD)),
  device_name: name,
  code,
  user_id: user_id ?? null,
});

function conflictOf(
  row: BookingRow | undefined,
  { at, user_id }: OfflineCheckIn,
  now: number,
  { endedAt = Number.POSITIVE_INFINITY }: Place,
) {
  if (!row) return { code: "not_found", message: "Booking not found" };
  const instant = Date.parse(at);
  if (instant > now + AHEAD) return { code: "in_future", message: DEVICE_MESSAGES.in_future };
  const plays = row.players.some((player) => player.user_id === user_id) || row.user_id === user_id;
  if (user_id !== undefined && !plays) return { code: "not_a_player", message: DEVICE_MESSAGES.not_a_player };
  // An earlier delivery of the same check-in, or one at the desk.
  if (row.status === "confirmed" && row.checked_in_at !== null) return null;
  if (instant >= endedAt) return { code: "not_at_this_device", message: DEVICE_MESSAGES.not_at_this_device };
  const time = { status: row.status, startsAt: row.starts_at.getTime(), endsAt: row.ends_at.getTime() };
  return checkInViolation(time, instant);
}

/** With the time when the check-in was made. */
const auditCheckIn = ({ sql, clubId, origin }: PlaceTx, { actorOf }: Place, checkIn: OfflineCheckIn) =>
  insertAuditRow(sql, {
    ...origin,
    ...actorOf(checkIn),
    clubId,
    action: "booking.checked_in",
    subjectType: "booking",
    subjectId: checkIn.booking_id,
    detail: { offline_at: checkIn.at },
  });
