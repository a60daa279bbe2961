import { readDeskSentence } from "@courtside/contracts/domain/desk-sentence.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { expect, test } from "vitest";
import { commandAddress, commandsOf, screensOf } from "./commands.ts";
import { fakeFound, fakeRemotes } from "./fake-registry.ts";
import { type PaletteGroup, paletteGroups, subjectGroups } from "./palette-rows.ts";
import { type Found, NOTHING_FOUND } from "./useFound.ts";

const courts = [
  { id: "c1", name: "Court 1", sport: "tennis" },
  { id: "c3", name: "Court 3", sport: "tennis" },
  { id: "p1", name: "Court 1", sport: "pickleball" },
];
// A Tuesday.
const today = "2026-03-10";

function contextOf(role: Role) {
  const commands = commandsOf(fakeRemotes, role);
  return { commands, screens: screensOf(fakeRemotes, role, () => true), zone: "America/New_York", today };
}

function groupsOf(text: string, { role = "front_desk", found = NOTHING_FOUND }: { role?: Role; found?: Found } = {}) {
  const context = contextOf(role);
  const verbs = context.commands.flatMap((command) => command.verbs ?? []);
  return paletteGroups(text, readDeskSentence(text, { verbs, courts, today, time: "13:40" }), found, context);
}

const lines = (groups: readonly PaletteGroup[]) =>
  groups.flatMap(({ title, rows }) =>
    rows.map(({ label, detail }) => [title, label, detail].filter(Boolean).join(" | ")),
  );
const targets = (groups: readonly PaletteGroup[]) => groups.flatMap(({ rows }) => rows.map(({ to }) => to));

test("without text there are the role's actions and screens", () => {
  expect(lines(groupsOf(""))).toEqual([
    "Actions | Book a court",
    "Actions | Block courts",
    "Screens | Manage Bookings",
    "Screens | My Account",
  ]);
  expect(lines(groupsOf("", { role: "coach" }))).toEqual(["Screens | Schedule", "Screens | My Account"]);
  expect(lines(groupsOf("", { role: "admin" }))).toContain("Screens | Poster");
});

test("a sentence fills a command in by its address", () => {
  const groups = groupsOf("block court 3 until 15:00");
  expect(lines(groups)).toEqual(["Actions | Block courts | Court 3 · Today, until 15:00"]);
  expect(targets(groups)).toEqual([{ path: "/bookings?panel=block&court=c3&end=15%3A00" }]);
  expect(lines(groupsOf("close court 3 fri 9-12"))).toEqual([
    "Actions | Block courts | Court 3 · Fri, Mar 13, 09:00–12:00",
  ]);
  expect(lines(groupsOf("close court 3 2027-01-08 9-12"))).toEqual([
    "Actions | Block courts | Court 3 · Fri, Jan 8, 2027, 09:00–12:00",
  ]);
});

test("a name in a sentence is a choice of people, whose name and address are in no address", () => {
  const groups = groupsOf("court 3 18:00 ada", { found: fakeFound });
  expect(lines(groups).slice(0, 2)).toEqual([
    "Actions | Book a court | Court 3 · Today, from 18:00 · Ada Okafor",
    "Actions | Book a court | Court 3 · Today, from 18:00 · Ada Lindqvist",
  ]);
  const [person] = fakeFound.people;
  expect(targets(groups)[0]).toEqual({
    path: `/bookings?panel=book&member=${person?.id}&court=c3&start=18%3A00`,
    state: { person },
  });
});

test("a court's name of two sports is a choice of courts", () => {
  expect(lines(groupsOf("book court 1 tomorrow"))).toEqual([
    "Actions | Book a court | Court 1 (Tennis) · Tomorrow",
    "Actions | Book a court | Court 1 (Pickleball) · Tomorrow",
  ]);
});

test("a command that takes no person gets what remains of the sentence as text", () => {
  const groups = groupsOf("invite dora@example.com", { role: "admin" });
  expect(lines(groups)).toEqual(["Actions | Invite people | dora@example.com"]);
  expect(targets(groups)).toEqual([{ path: "/admin/invite", state: { text: "dora@example.com" } }]);
});

test("actions and screens are found by the beginnings of their words", () => {
  expect(lines(groupsOf("bl"))).toEqual(["Actions | Block courts"]);
  expect(lines(groupsOf("man bo"))).toEqual(["Screens | Manage Bookings"]);
  expect(lines(groupsOf("anage"))).toEqual([]);
});

test("a person leads to the board at once, or to a page of several commands", () => {
  const desk = groupsOf("ada", { found: fakeFound });
  expect(lines(desk)).toContain("People | Ada Okafor | ada.okafor@riverside.test");
  expect(targets(desk)[0]).toMatchObject({ path: expect.stringContaining("/bookings?panel=book&member=") });
  const [first] = targets(groupsOf("ada", { role: "admin", found: fakeFound }));
  if (!first || !("subject" in first)) throw new Error("an admin has several commands for a person");
  expect(lines(subjectGroups("", first.subject, contextOf("admin")))).toEqual([
    "Ada Okafor | Book a court",
    "Ada Okafor | Show in Club Members",
  ]);
  expect(lines(subjectGroups("show", first.subject, contextOf("admin")))).toEqual([
    "Ada Okafor | Show in Club Members",
  ]);
});

test("bookings say when and where in the club's time; a coach's lead to the schedule, and people are not offered", () => {
  expect(lines(groupsOf("ada", { found: fakeFound }))).toContain(
    "Bookings | Ada Okafor | Court 3 · Tomorrow, 18:00–19:00",
  );
  const coach = groupsOf("ada", { role: "coach", found: fakeFound });
  expect(lines(coach)).toEqual([
    "Bookings | Ada Okafor | Court 3 · Tomorrow, 18:00–19:00",
    "Bookings | Ada Lindqvist | Lesson · Court 1 · Today, 09:00–10:00",
  ]);
  expect(targets(coach)[0]).toMatchObject({ path: expect.stringMatching(/^\/schedule\?date=2026-03-11&lesson=/) });
});

test.each([
  ["no list", "book"],
  ["no label", [{ icon: "card", path: "/shop", roles: ["admin"], order: 1, verbs: ["sell"] }]],
  [
    "an unknown capability",
    [{ label: "Sell", icon: "card", path: "/shop", needs: "shop:sell", order: 1, verbs: ["sell"] }],
  ],
  ["another site", [{ label: "Sell", icon: "card", path: "//evil.test", roles: ["admin"], order: 1, verbs: ["sell"] }]],
  ["no roles", [{ label: "Sell", icon: "card", path: "/shop", order: 1, verbs: ["sell"] }]],
])("a command with %s is left out", (_, commands) => {
  const [remote] = fakeRemotes;
  expect(commandsOf([{ ...(remote as RegistryEntry), commands }], "admin")).toEqual([]);
});

test("of what a command takes, only what this shell knows counts", () => {
  const takes = { court: "c", racket: "r", date: 5 };
  const sell = { label: "Sell", icon: "card", path: "/shop?new=1", roles: ["admin"], order: 1, takes };
  const [command] = commandsOf([{ ...(fakeRemotes[0] as RegistryEntry), commands: [sell] }], "admin");
  expect(command && commandAddress(command, { court: "c3", date: today })).toBe("/shop?new=1&c=c3");
});
