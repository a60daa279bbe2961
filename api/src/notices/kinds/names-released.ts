import { courtAndTime, SAMPLE_TIME } from "../court-and-time.ts";
import { entriesOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";

/** To the booker: the booking was canceled, because no player was named in time. */
export const namesReleased = noticeKind({
  label: "Booking canceled because no player was named",
  details: courtTime,
  mail: {
    subject: "Canceled: {court}, {time}",
    text: "No players were named in time, so {club} has released this booking of yours:\n\n{court}\n{time}",
  },
  sample: SAMPLE_TIME,
  parts: (details, club) => ({
    heading: "Your booking was canceled",
    values: courtAndTime(details, club),
    button: { label: "Book another time", path: "/book" },
    ...entriesOf([details], { isCanceled: true }),
  }),
});
