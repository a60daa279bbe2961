import { cutText } from "@courtside/contracts/domain/cut-text.ts";
import { audit } from "../audit/record.ts";
import type { ClubTx } from "../club-tx.ts";
import { placeOf } from "./bookings/place.ts";
import { selectPlayed, updateCanceled } from "./bookings/queries.ts";
import { notifyLessonsCanceled } from "./lessons/notices.ts";
import { notifyPlayersOfCanceling } from "./players/notices.ts";
import { release } from "./reserve.ts";

interface Canceling {
  /** In full for the people of a lesson; a booking stores 500 characters. */
  reason: string | null;
  /** Stored in the audit rows. */
  detail?: Record<string, unknown>;
  /** The person who needs no notice of a lesson. */
  except?: string;
  afterSeconds?: number;
  /** Whom the caller notifies besides the bookers of courts. */
  callerNotifies?: "players" | "everyone";
}

/**
 * Cancels locked bookings and lessons: frees their courts and people, writes the audit rows and notifies the people of lessons
 * and the players. The caller notifies the bookers of courts, because it knows the reason.
 */
export async function cancelBookings(
  tx: ClubTx,
  ids: string[],
  { reason, detail, callerNotifies, ...notice }: Canceling,
): Promise<void> {
  if (ids.length === 0) return;
  const by = { userId: tx.userId, at: new Date(tx.now), reason: reason === null ? null : cutText(reason, 500) };
  const canceled = await updateCanceled(tx.sql, tx.clubId, ids, by);
  await release(tx, "booking", ids);
  if (callerNotifies !== "everyone") await notifyLessonsCanceled(tx, ids, { reason, ...notice });
  if (!callerNotifies)
    await notifyPlayersOfCanceling(tx, await selectPlayed(tx.sql, tx.clubId, ids), { reason, ...notice });
  await Promise.all(
    canceled.map((row) =>
      audit(tx, {
        action: "booking.canceled",
        subjectType: "booking",
        subjectId: row.id,
        detail: { ...(row.user_id !== tx.userId && { for: row.user_id }), ...detail },
        before: placeOf(row),
      }),
    ),
  );
}
