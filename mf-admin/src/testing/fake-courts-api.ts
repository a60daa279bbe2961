import type { AffectedDate, Booking, ClubCalendarFeed, Coach, Court } from "@courtside/contracts/api/client.ts";
import { type MockFetch, mockApi } from "@courtside/contracts/mock-api/mock-api.ts";
import { on } from "@courtside/contracts/mock-api/on.ts";
import { type RuleViolation, rejectChanges } from "@courtside/contracts/mock-api/responses.ts";
import { FAKE_CLUB_ID, noPlayers } from "@courtside/contracts/shell/fake-me.ts";
import { fakeCourts } from "./fake-club.ts";

const booking = (court: Court, name: string, at: number): Booking => ({
  id: `bbbbbbbb-0000-4000-8000-00000000000${at}`,
  club_id: court.club_id,
  court_id: court.id,
  court_name: court.name,
  sport: court.sport,
  user_id: `dddddddd-0000-4000-8000-00000000010${at}`,
  user_name: name,
  user_email: `${name.toLowerCase().replace(" ", ".")}@riverside.test`,
  kind: "booking",
  coach_id: null,
  coach_name: null,
  start_time: `2026-03-1${at}T14:00:00Z`,
  end_time: `2026-03-1${at}T15:00:00Z`,
  status: "confirmed",
  in_progress: false,
  can_cancel: true,
  cancel_refusal: null,
  cancel_reason: null,
  created_at: "2026-03-01T15:00:00Z",
  series_id: null,
  series_label: null,
  ...noPlayers,
});

interface FakeCourtsApi {
  courts?: Court[];
  /** How many bookings each court has. */
  affected?: number;
  /** How many dates of an event. */
  events?: number;
  feeds?: ClubCalendarFeed[];
  coaches?: FeedOwner[];
  reject?: RuleViolation;
}

interface FeedOwner {
  id: string;
  name: string;
}

/** The feed of a court or a coach of the fake club. */
export const fakeFeed = (
  { id, name }: FeedOwner,
  { isCoach = false, read_at = null }: { isCoach?: boolean; read_at?: string | null } = {},
): ClubCalendarFeed => ({
  id: id.replace(/^\w{8}/, "feedfeed"),
  court_id: isCoach ? null : id,
  court_name: isCoach ? null : name,
  coach_id: isCoach ? id : null,
  coach_name: isCoach ? name : null,
  created_at: "2026-03-01T15:00:00.000Z",
  read_at,
});

const date = (at: number): AffectedDate => ({
  id: `dadadada-0000-4000-8000-00000000000${at}`,
  event_id: "eeeeeeee-0000-4000-8000-000000000001",
  title: "Ladder Night",
  start_time: `2026-03-2${at}T22:00:00Z`,
  end_time: `2026-03-2${at}T23:00:00Z`,
});

const fakeCoach = ({ id, name }: FeedOwner): Coach => ({
  id,
  name,
  email: null,
  bio: "",
  sports: ["tennis"],
  inactive_sports: [],
  can_edit: false,
});

/** A club's courts in memory: added, renamed and switched courts are shown so. */
export function fakeCourtsApi(given: FakeCourtsApi = {}): MockFetch {
  const { courts = fakeCourts, affected = 0, events = 0, coaches = [], reject } = given;
  let feeds = given.feeds ?? [];
  let kept = [...courts];
  const add = (
    names: string[],
    { sport, surface = null, is_indoor = null, max_players = null }: Omit<Partial<Court>, "sport"> & { sport: string },
  ) => {
    const made = names.map((name, at) => ({
      id: `cccccccc-0000-4000-8000-0000000001${String(kept.length + at).padStart(2, "0")}`,
      club_id: FAKE_CLUB_ID,
      name,
      sport,
      is_active: true,
      surface,
      is_indoor,
      max_players,
    }));
    kept = [...kept, ...made];
    return made;
  };
  return mockApi(
    rejectChanges(reject),
    on("get", "/courts", ({ response }) => response(200, { data: kept })),
    on("get", "/courts/{id}/stranded-bookings", ({ path, response }) => {
      const court = kept.find(({ id }) => id === path.id);
      const names = ["Maya Chen", "Tom Ferreira", "Priya Raman"].slice(0, affected);
      return (
        court &&
        response(200, {
          data: names.map((name, at) => booking(court, name, at + 1)),
          total: affected,
          events: Array.from({ length: events }, (_, at) => date(at)),
          events_total: events,
        })
      );
    }),
    on("get", "/coaches", ({ response }) => response(200, { data: coaches.map(fakeCoach), invited: [] })),
    on("get", "/calendar-feeds", ({ response }) => response(200, { data: feeds })),
    on("post", "/calendar-feeds", ({ body, response }) => {
      const court = kept.find(({ id }) => id === body.court_id);
      const owner = court ?? coaches.find(({ id }) => id === body.coach_id);
      if (!owner) return undefined;
      const feed = { ...fakeFeed(owner, { isCoach: !court }), created_at: "2026-03-09T15:00:00.000Z" };
      const isSame = (other: ClubCalendarFeed) => other.court_id === feed.court_id && other.coach_id === feed.coach_id;
      feeds = [...feeds.filter((other) => !isSame(other)), feed];
      return response(201, { ...feed, url: `https://club.test/api/v1/calendar/${"q".repeat(43)}.ics` });
    }),
    on("delete", "/calendar-feeds/{id}", ({ path, response }) => {
      feeds = feeds.filter(({ id }) => id !== path.id);
      return response(204, undefined);
    }),
    on("post", "/courts", ({ body, response }) => {
      const [made] = add([body.name], body);
      return made && response(201, made);
    }),
    on("post", "/courts/bulk", ({ body, response }) => response(201, { data: add(body.names, body) })),
    on("patch", "/courts/{id}", ({ path, body, response }) => {
      kept = kept.map((each) => (each.id === path.id ? { ...each, ...body } : each));
      const changed = kept.find(({ id }) => id === path.id);
      return changed && response(200, changed);
    }),
  );
}
