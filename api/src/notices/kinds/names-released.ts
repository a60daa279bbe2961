import { entriesOf } from "../invitation.ts";
import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** To the booker: the booking was canceled, because no player was named in time. */
export const namesReleased = noticeKind({
  details: courtTime,
  text: (details, club) => {
    const { courtName, startsAt, endsAt } = details;
    const when = noticeTime(startsAt, endsAt, club.timeZone);
    return {
      subject: `Canceled: ${courtName}, ${when}`,
      heading: "Your booking was canceled",
      paragraphs: [
        `No players were named in time, so ${club.name} has released this booking of yours:`,
        `${courtName}\n${when}`,
      ],
      button: { label: "Book another time", path: "/book" },
      ...entriesOf([details], { isCanceled: true }),
    };
  },
});
