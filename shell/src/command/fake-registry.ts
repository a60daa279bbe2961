import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import type { Found } from "./useFound.ts";

const remote = (name: string, rest: Pick<RegistryEntry, "routes" | "nav" | "commands">): RegistryEntry => ({
  name,
  version: "1.0.0",
  contract: 1,
  entry: `/_mf/${name}/mf-manifest.json`,
  ...rest,
});

/** Two screens for each role, and the commands that remotes declare, for stories and tests. */
export const fakeRemotes: RegistryEntry[] = [
  remote("mf-booking", {
    routes: [
      { path: "/bookings", screen: "board", title: "Manage Bookings", access: "club", roles: ["admin", "front_desk"] },
    ],
    nav: [
      { path: "/bookings", label: "Manage Bookings", icon: "user-plus", order: 25, roles: ["admin", "front_desk"] },
    ],
    commands: [
      {
        label: "Block courts",
        icon: "stop",
        path: "/bookings?panel=block",
        needs: "blocks:manage",
        order: 20,
        verbs: ["block", "close"],
        takes: { court: "court", date: "date", start: "start", end: "end" },
      },
      {
        label: "Book a court",
        icon: "calendar-plus",
        path: "/bookings?panel=book",
        needs: "bookings:create-for-others",
        order: 10,
        verbs: ["book"],
        takes: { court: "court", date: "date", start: "start", end: "end", person: "member" },
      },
      {
        label: "Show on the board",
        icon: "calendar",
        path: "/bookings",
        needs: "bookings:create-for-others",
        order: 30,
        takes: { booking: "booking", date: "date" },
      },
    ],
  }),
  remote("mf-admin", {
    routes: [
      { path: "/admin/members", screen: "members", title: "Club Members", access: "club", roles: ["admin"] },
      { path: "/admin/join-poster", screen: "poster", title: "Poster", access: "club", roles: ["admin"] },
      { path: "/admin/platform", screen: "platform", title: "Platform", access: "signed-in" },
    ],
    nav: [{ path: "/admin/members", label: "Members", icon: "users", order: 140, roles: ["admin"] }],
    commands: [
      {
        label: "Invite people",
        icon: "user-plus",
        path: "/admin/invite",
        needs: "club:invite",
        order: 40,
        verbs: ["invite"],
      },
      {
        label: "Show in Club Members",
        icon: "users",
        path: "/admin/members",
        needs: "members:manage",
        order: 50,
        takes: { name: "q" },
      },
    ],
  }),
  remote("mf-coach", {
    routes: [{ path: "/schedule", screen: "schedule", title: "Schedule", access: "club", roles: ["coach"] }],
    nav: [{ path: "/schedule", label: "Schedule", icon: "clock", order: 15, roles: ["coach"] }],
    commands: [
      {
        label: "Show on my schedule",
        icon: "clock",
        path: "/schedule",
        roles: ["coach"],
        order: 10,
        takes: { booking: "lesson", date: "date" },
      },
    ],
  }),
];

const id = (place: number) => `cccccccc-0000-4000-8000-${String(place).padStart(12, "0")}`;

/** What the server finds for "ada" on March 10, 2026. */
export const fakeFound: Found = {
  people: [
    { id: id(1), name: "Ada Okafor", email: "ada.okafor@riverside.test" },
    { id: id(2), name: "Ada Lindqvist", email: "ada.lindqvist@riverside.test" },
  ],
  bookings: [
    {
      id: id(11),
      kind: "booking",
      user_id: id(1),
      user_name: "Ada Okafor",
      court_id: id(23),
      court_name: "Court 3",
      sport: "tennis",
      start_time: "2026-03-11T22:00:00.000Z",
      end_time: "2026-03-11T23:00:00.000Z",
    },
    {
      id: id(12),
      kind: "lesson",
      user_id: id(2),
      user_name: "Ada Lindqvist",
      court_id: id(21),
      court_name: "Court 1",
      sport: "tennis",
      start_time: "2026-03-10T13:00:00.000Z",
      end_time: "2026-03-10T14:00:00.000Z",
    },
  ],
  courts: [],
};
