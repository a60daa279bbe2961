import { noticeKind } from "../notice-kind.ts";
import { courtTime } from "../payload.ts";
import { noticeTime } from "../when.ts";

/** To the booker: the booking was canceled, because no player was named in time. */
export const namesReleased = noticeKind({
  details: courtTime,
  text: ({ courtName, startsAt, endsAt }, club) => {
    const when = noticeTime(startsAt, endsAt, club.timeZone);
    return {
      subject: `Canceled: ${courtName}, ${when}`,
      heading: "Your booking was canceled",
      paragraphs: [
        `No players were named in time, so ${club.name} has released this booking of yours:`,
        `${courtName}\n${when}`,
      ],
      button: { label: "Book another time", path: "/book" },
    };
  },
});
