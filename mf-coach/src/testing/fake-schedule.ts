import type {
  Booking,
  CalendarItem,
  Coach,
  CoachAvailability,
  LessonRequest,
  TimeOff,
} from "@courtside/contracts/api/client.ts";
import { availabilityTimes, type Weekday } from "@courtside/contracts/domain/weekly-availability.ts";
import { FAKE_CLUB_ID, noPlayers } from "@courtside/contracts/shell/fake-me.ts";

/** The signed-in user: fakeMe. */
export const COACH_ID = "dddddddd-0000-4000-8000-000000000001";
/** Wednesday, March 11, 2026, 10:20 in New York. */
export const FAKE_NOW = "2026-03-11T14:20:00Z";
const id = (kind: string, number: number) => `${kind}-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** An hour of that week in New York, which is on summer time. */
export const inWeek = (day: number, hour: number) =>
  new Date(Date.parse("2026-03-09T04:00:00Z") + (day * 24 + hour) * 3_600_000).toISOString();

const entry = (
  number: number,
  kind: CalendarItem["kind"],
  title: string,
  day: number,
  from: number,
  hours = 1,
): CalendarItem => ({
  kind,
  id: id("bbbbbbbb", number),
  start_time: inWeek(day, from),
  end_time: inWeek(day, from + hours),
  court_name: `Tennis ${(number % 3) + 1}`,
  sport: "tennis",
  title,
  can_cancel: kind === "lesson" && day > 1,
});

export const fakeItems: CalendarItem[] = [
  entry(1, "lesson", "Ana Ruiz", 0, 9),
  entry(2, "lesson", "Maximiliane Oberhauser-Konstantinidis", 1, 10, 1.5),
  entry(3, "event", "Ladder Night", 1, 18, 2),
  entry(4, "lesson", "Tom Ferreira", 2, 9),
  entry(5, "lesson", "Priya Raman", 2, 11),
  entry(6, "booking", "Own booking", 2, 16),
  entry(7, "lesson", "Ana Ruiz", 3, 8, 0.5),
  entry(8, "lesson", "Lee Park", 5, 14),
];

export const fakeTimeOff: TimeOff[] = [
  {
    id: id("ffffffff", 1),
    starts_on: "2026-03-13",
    ends_on: "2026-03-13",
    start_time: null,
    end_time: null,
    note: "Tournament in Albany",
  },
  {
    id: id("ffffffff", 2),
    starts_on: "2026-03-16",
    ends_on: "2026-03-16",
    start_time: "13:00",
    end_time: "17:00",
    note: null,
  },
];

const hours = (number: number, day_of_week: Weekday, start_time: string, end_time: string) => ({
  id: id("99999999", number),
  day_of_week,
  start_time,
  end_time,
});

export const fakeHours: CoachAvailability = {
  version: 3,
  rows: [
    hours(1, "monday", "09:00", "12:00"),
    hours(2, "monday", "14:00", "18:00"),
    hours(3, "tuesday", "09:00", "17:00"),
    hours(4, "wednesday", "08:30", "13:00"),
    hours(5, "thursday", "09:00", "17:00"),
    hours(6, "friday", "09:00", "15:00"),
  ],
  times: availabilityTimes("22:00"),
  time_zone: "America/New_York",
};

export const fakeCoach = (part: Partial<Coach> = {}): Coach => ({
  id: COACH_ID,
  name: "Maya Okafor",
  email: "maya@riverside.test",
  bio: "Played on tour for six years. I like to start with your feet.",
  sports: ["tennis", "squash"],
  inactive_sports: [],
  can_edit: true,
  ...part,
});

export const fakeLesson = (number: number, part: Partial<Booking> = {}): Booking => ({
  id: id("bbbbbbbb", number),
  club_id: FAKE_CLUB_ID,
  court_id: id("cccccccc", 1),
  court_name: "Tennis 1",
  sport: "tennis",
  user_id: id("dddddddd", number + 20),
  user_name: ["Priya Raman", "Ana Ruiz", "Lee Park"][number % 3] ?? "Ana Ruiz",
  user_email: null,
  kind: "lesson",
  coach_id: COACH_ID,
  coach_name: "Maya Okafor",
  start_time: inWeek(2 + number, 11),
  end_time: inWeek(2 + number, 12),
  status: "confirmed",
  in_progress: false,
  can_cancel: true,
  cancel_refusal: null,
  cancel_reason: null,
  created_at: "2026-03-01T00:00:00Z",
  series_id: null,
  series_label: null,
  ...noPlayers,
  ...part,
});

export const fakeRequest = (number: number, part: Partial<LessonRequest> = {}): LessonRequest => ({
  id: id("77777777", number),
  member_id: id("dddddddd", number + 30),
  member_name: ["Ben Osei", "Clara Lindqvist", "Maximiliane Oberhauser-Konstantinidis"][number % 3] ?? "Ben Osei",
  member_email: null,
  coach_id: COACH_ID,
  coach_name: "Maya Okafor",
  sport: "tennis",
  preferred_date: "2036-03-14",
  preferred_time: "10:00",
  notes: null,
  status: "pending",
  decline_reason: null,
  lesson: null,
  can_decide: true,
  can_withdraw: false,
  created_at: "2026-03-10T15:00:00Z",
  decided_at: null,
  ...part,
});
