import type {
  Coach,
  CoachAvailability,
  FreeTimes,
  InvitedCoach,
  LessonRequest,
} from "@courtside/contracts/api/client.ts";
import { addDays } from "@courtside/contracts/domain/club-clock.ts";
import { availabilityTimes, weekdayOf } from "@courtside/contracts/domain/weekly-availability.ts";
import { fakeClub } from "@courtside/contracts/shell/fake-me.ts";

export const fakeId = (kind: string, number: number) =>
  `${kind.repeat(8)}-0000-4000-8000-${String(number).padStart(12, "0")}`;

const coach = (number: number, part: Partial<Coach>): Coach => ({
  id: fakeId("c", number),
  name: `Coach ${number}`,
  email: null,
  bio: "",
  sports: ["tennis"],
  inactive_sports: [],
  can_edit: false,
  ...part,
});

/** By name: two sports and a long bio, a long name, one without a profile. */
export const fakeCoaches: Coach[] = [
  coach(1, {
    name: "Ana Ruiz",
    bio: "Fifteen years on clay.\n\nFootwork first: every lesson begins with ten minutes without a ball. I teach juniors on Saturdays and adults in the evenings, from the first rally to league play.",
    sports: ["tennis", "squash"],
  }),
  coach(2, {
    name: "Benedikt von Hohenstein-Featherstonehaugh",
    bio: "Pickleball for everybody, doubles above all.",
    sports: ["pickleball"],
  }),
  coach(3, { name: "Dev Patel" }),
];

/** As staff see them: with addresses, and with sports that the club no longer offers. */
export const managedCoaches: Coach[] = fakeCoaches.map((each, index) => ({
  ...each,
  email: `coach${index + 1}@riverside.test`,
  can_edit: true,
  inactive_sports: index === 2 ? ["padel"] : [],
}));

export const fakeInvited: InvitedCoach[] = [
  {
    invitation_id: fakeId("f", 1),
    name: "Noor Haddad",
    email: "noor@example.test",
    bio: "",
    sports: ["tennis"],
    status: "pending",
    sent_at: "2026-03-09T15:00:00Z",
  },
  {
    invitation_id: fakeId("f", 2),
    name: "Sam Lee",
    email: "sam.lee@example.test",
    bio: "",
    sports: ["squash"],
    status: "expired",
    sent_at: "2026-02-01T15:00:00Z",
  },
];

const hours = (
  day_of_week: CoachAvailability["rows"][number]["day_of_week"],
  start_time: string,
  end_time: string,
) => ({
  id: fakeId("a", day_of_week.length * 100 + Number(start_time.slice(0, 2))),
  day_of_week,
  start_time,
  end_time,
});

export const fakeHours: CoachAvailability = {
  version: 3,
  rows: [hours("monday", "09:00", "12:00"), hours("monday", "14:00", "17:00"), hours("saturday", "08:00", "13:00")],
  times: availabilityTimes(fakeClub.booking_hours_end),
  time_zone: fakeClub.time_zone,
};

const STATES = ["free", "busy", "free", "no_court", "own_overlap", "free", "free", "free"] as const;

/** Seven dates from `from`, in UTC: hours on all but Sundays, some of them taken. */
export const fakeFreeTimes = (coachId: string, from: string): FreeTimes => ({
  coach_id: coachId,
  time_zone: "UTC",
  length_minutes: 60,
  courts: [{ id: fakeId("b", 1), name: "Tennis 1", sport: "tennis" }],
  has_hours: true,
  days: Array.from({ length: 7 }, (_, day) => {
    const date = addDays(from, day);
    const times = STATES.map((state, hour) => ({
      start_time: `${date}T${String(9 + hour).padStart(2, "0")}:00:00Z`,
      end_time: `${date}T${10 + hour}:00:00Z`,
      state,
      free_court_ids: state === "free" ? [fakeId("b", 1)] : [],
    }));
    return { date, times: weekdayOf(date) === "sunday" ? [] : times };
  }),
});

export const fakeRequest = (number: number, part: Partial<LessonRequest> = {}): LessonRequest => ({
  id: fakeId("9", number),
  member_id: fakeId("d", 1),
  member_name: "Maya Chen",
  member_email: "maya@riverside.test",
  coach_id: fakeId("c", 1),
  coach_name: "Ana Ruiz",
  sport: "tennis",
  preferred_date: "2026-03-14",
  preferred_time: "09:30",
  notes: null,
  status: "pending",
  decline_reason: null,
  lesson: null,
  can_decide: false,
  can_withdraw: (part.status ?? "pending") === "pending",
  created_at: "2026-03-10T15:00:00Z",
  decided_at: null,
  ...part,
});

const lesson = {
  booking_id: fakeId("8", 1),
  court_id: fakeId("b", 1),
  court_name: "Tennis 1",
  start_time: "2026-03-14T14:00:00Z",
  end_time: "2026-03-14T15:30:00Z",
};

/** One of each status. */
export const fakeRequests: LessonRequest[] = [
  fakeRequest(1, { notes: "My second serve keeps landing long.\nLeft-handed, if that matters." }),
  fakeRequest(2, { status: "accepted", lesson }),
  fakeRequest(3, {
    status: "declined",
    coach_name: "Benedikt von Hohenstein-Featherstonehaugh",
    sport: "pickleball",
    decline_reason: "I am at a tournament that weekend. How about the one after?",
  }),
  fakeRequest(4, { status: "completed", lesson }),
  fakeRequest(5, { status: "canceled", lesson, sport: null }),
  fakeRequest(6, { status: "withdrawn", coach_name: "Dev Patel" }),
];
