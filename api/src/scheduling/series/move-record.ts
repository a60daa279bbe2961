import { localDate } from "@courtside/contracts/domain/club-time.ts";
import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { peopleOf } from "../../live/club-news.ts";
import { notifyClub } from "../../live/notify.ts";
import { placeOf } from "../bookings/place.ts";
import { updateMoved } from "../bookings/queries.ts";
import { type Moved, notifySeriesMoved } from "./notices.ts";
import type { WideScope } from "./scope.ts";

interface Recorded {
  /** The booking that the request names. */
  id: string;
  scope: WideScope;
  zone: string;
  isUndo: boolean;
}

/** Writes the bookings at their new places, with their audit rows, one mail to each person and one live change. */
export async function recordMove(tx: ClubTx, moved: Moved[], { id, scope, zone, isUndo }: Recorded): Promise<void> {
  await Promise.all(
    moved.map(async ({ after }) => {
      after.sequence = await updateMoved(tx.sql, tx.clubId, after);
    }),
  );
  const seriesId = moved[0]?.before.series_id ?? null;
  await Promise.all(
    moved.map(({ before, after }) =>
      audit(tx, {
        action: "booking.moved",
        subjectType: "booking",
        subjectId: before.id,
        detail: { from: placeOf(before), to: placeOf(after), series: seriesId, scope, anchor: id },
      }),
    ),
  );
  await audit(tx, {
    action: "series.moved",
    subjectType: "booking_series",
    ...(seriesId && { subjectId: seriesId }),
    detail: { scope, dates: moved.length },
  });
  const all = moved.flatMap(({ before, after }) => [before, after]);
  const dates = new Set(all.map((row) => localDate(row.starts_at.getTime(), zone)));
  await notifyClub(tx, { topic: "bookings", dates: [...dates], people: [...new Set(all.flatMap(peopleOf))] });
  await notifySeriesMoved(tx, moved, { id, isUndo });
}
