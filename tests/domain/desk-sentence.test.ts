import { readDeskSentence } from "@courtside/contracts/domain/desk-sentence.ts";
import { expect, test } from "vitest";

const court = (id: string, name: string, sport = "tennis") => ({ id, name, sport });
const courts = [
  court("1", "Court 1"),
  court("2", "Court 2"),
  court("3", "Court 3"),
  court("13", "Court 13"),
  court("04", "Court 04"),
  court("centre", "Centre Court"),
  court("p2", "Pickle 2", "pickleball"),
];
// A Tuesday.
const context = { verbs: ["book", "block", "invite"], courts, today: "2026-03-10", time: "13:40" };
const read = (text: string, of = context) => {
  const { courts: found, ...rest } = readDeskSentence(text, of);
  return { ...rest, courts: found.map(({ id }) => id) };
};
const nothing = { verb: null, courts: [] as string[], date: null, start: null, end: null, rest: "" };

test.each([
  ["", {}],
  ["ada", { rest: "ada" }],
  ["block court 3 until 15:00", { verb: "block", courts: ["3"], end: "15:00" }],
  ["Book Court 2 at 18:00", { verb: "book", courts: ["2"], start: "18:00" }],
  ["court 3 18:00 ada", { courts: ["3"], start: "18:00", rest: "ada" }],
  ["court 13", { courts: ["13"] }],
  ["block court 4 until 15:00", { verb: "block", courts: ["04"], end: "15:00" }],
  ["c04 6pm", { courts: ["04"], start: "18:00" }],
  ["court 40 18:00", { start: "18:00", rest: "court 40" }],
  ["c13 6pm ada okafor", { courts: ["13"], start: "18:00", rest: "ada okafor" }],
  [
    "book centre court tomorrow 18:00-19:30 for ada",
    {
      verb: "book",
      courts: ["centre"],
      date: "2026-03-11",
      start: "18:00",
      end: "19:30",
      rest: "ada",
    },
  ],
  ["book court 1 18-19", { verb: "book", courts: ["1"], start: "18:00", end: "19:00" }],
  ["book court 1 from 9 to 10.30", { verb: "book", courts: ["1"], start: "09:00", end: "10:30" }],
  [
    "block court 1 on friday 9am – 12 pm",
    {
      verb: "block",
      courts: ["1"],
      date: "2026-03-13",
      start: "09:00",
      end: "12:00",
    },
  ],
  ["block court 1 tue", { verb: "block", courts: ["1"], date: "2026-03-10" }],
  [
    "block court 2 2026-04-01 08:00 till 24:00",
    {
      verb: "block",
      courts: ["2"],
      date: "2026-04-01",
      start: "08:00",
      end: "24:00",
    },
  ],
  ["block court 2 from 22:00 until 0:00", { verb: "block", courts: ["2"], start: "22:00", end: "24:00" }],
  ["block court 2 for 2 hours", { verb: "block", courts: ["2"], start: "13:45", end: "15:45" }],
  ["book court 2 18:00 for 90min ben", { verb: "book", courts: ["2"], start: "18:00", end: "19:30", rest: "ben" }],
  ["book court 2 18:00 for 1.5 hours", { verb: "book", courts: ["2"], start: "18:00", end: "19:30" }],
  ["book court 9 at 18:00", { verb: "book", start: "18:00", rest: "court 9" }],
  ["invite ada@club.example", { verb: "invite", rest: "ada@club.example" }],
  ["invite Jean-Luc O'Neil", { verb: "invite", rest: "Jean-Luc O'Neil" }],
  // A verb alone begins a sentence; in the middle it is a name.
  ["ada book", { rest: "ada book" }],
  ["book", { verb: "book" }],
  // No times: hours past 24, minutes past 59, numbers on their own.
  ["room 101", { rest: "room 101" }],
  ["25:00 ada", { rest: "25:00 ada" }],
  ["18:75", { rest: "18:75" }],
  ["13pm ada", { rest: "13pm ada" }],
  ["2026-02-30", { rest: "2026-02-30" }],
  ["may 12", { rest: "may 12" }],
  ["  court   2 ,  18:00 , ada ", { courts: ["2"], start: "18:00", rest: "ada" }],
  ["pickle 2 7:30", { courts: ["p2"], start: "07:30" }],
])("%j", (text, expected) => {
  expect(read(text)).toEqual({ ...nothing, ...expected });
});

test("a number that several sports have means all of them, until the sport is named", () => {
  const twice = { ...context, courts: [...courts, court("p1", "Court 1", "pickleball")] };
  expect(read("court 1 18:00", twice).courts).toEqual(["1", "p1"]);
  expect(read("pickleball court 1 18:00 ada", twice)).toEqual({
    ...nothing,
    courts: ["p1"],
    start: "18:00",
    rest: "ada",
  });
});

test("a duration late in the evening ends with the day", () => {
  expect(read("block court 1 for 3 hours", { ...context, time: "23:50" })).toMatchObject({
    start: "23:45",
    end: "24:00",
  });
});
