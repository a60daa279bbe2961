import type { NoticeClub } from "./notice-kind.ts";
import { type CourtTime, courtTimeOf } from "./payload.ts";
import { noticeTime } from "./when.ts";

const at = (hour: number) => ({
  startsAt: new Date(Date.UTC(2030, 4, 14, hour)),
  endsAt: new Date(Date.UTC(2030, 4, 14, hour + 1)),
});

/** A time on a court, as previews show it. */
export const SAMPLE_TIME = courtTimeOf("Court 2", at(16));
export const SAMPLE_EARLIER = courtTimeOf("Court 1", at(15));
export const SAMPLE_DAY = { date: "2030-05-14", time: "18:00 - 19:00" };
export const SAMPLE_EVENT = { title: "Ladder Night", isSeries: true };
export const SAMPLE_CALENDAR = { dates: [], sequence: 0 };

/** The placeholders of a time on a court. */
export const courtAndTime = ({ courtName, startsAt, endsAt }: CourtTime, club: NoticeClub) => ({
  court: courtName,
  time: noticeTime(startsAt, endsAt, club.timeZone),
});
