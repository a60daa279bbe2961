import {
  audienceValue,
  type CanaryAudience,
  failsMoreOften,
  getsCanary,
  readSession,
  SESSION_NUMBERS,
  sessionInCanary,
} from "@courtside/contracts/domain/canary.ts";
import { expect, test } from "vitest";

const CLUB = "aaaaaaaa-0000-4000-8000-000000000001";
const release = { name: "mf-coach", version: "1.0.0-1a2b3c4d" };
const numbers = Array.from({ length: SESSION_NUMBERS }, (_, number) => number);
const inShare = (share: number, of = release) => numbers.filter((number) => getsCanary({ share }, of, { number }));

test.each([0.1, 1, 10, 50, 90])(
  "a share of %d %% is that part of all sessions, to within a percent of them",
  (share) => {
    const part = (inShare(share).length / SESSION_NUMBERS) * 100;
    expect(Math.abs(part - share)).toBeLessThan(Math.min(1, share));
  },
);

test("a session that has a canary keeps it when the share grows, and everybody gets the whole", () => {
  const [few, more] = [inShare(10), new Set(inShare(30))];
  expect(few.filter((number) => !more.has(number))).toEqual([]);
  expect(inShare(100)).toEqual(numbers);
});

test("canaries of two remotes, or two releases of one, are given to different sessions", () => {
  const first = new Set(inShare(10));
  for (const other of [
    { ...release, name: "mf-booking" },
    { ...release, version: "1.0.0-5e6f7a8b" },
  ]) {
    const both = inShare(10, other).filter((number) => first.has(number));
    expect(both.length / first.size).toBeLessThan(0.2);
  }
});

test.each<[CanaryAudience, object, boolean]>([
  [{ share: 100 }, {}, false],
  [{ share: 100 }, { number: 0 }, true],
  [{ clubs: [CLUB] }, { club: CLUB }, true],
  [{ clubs: [CLUB] }, { club: "other", staff: true, number: 1 }, false],
  [{ staff: true }, { staff: true }, true],
  [{ staff: true }, { club: CLUB, number: 1 }, false],
  [{ share: 0.01, staff: true }, { staff: true }, true],
  [{}, { club: CLUB, staff: true, number: 1 }, false],
])("the audience %j has the session %j: %s", (audience, session, has) => {
  expect(getsCanary(audience, release, session)).toBe(has);
});

test.each<[CanaryAudience]>([[{ share: 0.1 }], [{ share: 100 }], [{ clubs: [CLUB] }], [{ staff: true }]])(
  "a test of the canary for %j finds a session that gets it",
  (audience) => {
    expect(getsCanary(audience, release, sessionInCanary(audience, release))).toBe(true);
  },
);

test.each([
  ["0", "", { number: 0 }],
  ["9999", "", { number: 9999 }],
  ["", CLUB, { club: CLUB }],
  ["", `${CLUB}+staff`, { club: CLUB, staff: true }],
  ["12", "+staff", { number: 12, staff: true }],
  ["10000", "staff", {}],
  ["-1", `${CLUB}; +staff`, {}],
  ["1e3", "<script>", {}],
])("the cookies %j and %j are read as %j", (number, audience, session) => {
  const cookies: Record<string, string> = { "courtside-session-number": number, "courtside-audience": audience };
  expect(readSession((name) => cookies[name])).toEqual(session);
});

test("what the shell writes of a person is what the server reads", () => {
  for (const session of [{}, { club: CLUB }, { staff: true }, { club: CLUB, staff: true }] as const)
    expect(readSession((name) => (name === "courtside-audience" ? audienceValue(session) : undefined))).toEqual(
      session,
    );
});

const health = (pages: number, errors: number) => ({ pages, errors });

test.each([
  ["a release that fails on each page", health(5, 5), health(45, 0), true],
  ["a release that nothing was live before", health(20, 6), health(0, 0), true],
  ["twenty times the failures of the live one", health(500, 50), health(4_500, 22), true],
  ["four failures, however few the pages", health(4, 4), health(1_000, 0), false],
  ["as many failures as the live one", health(1_000, 10), health(9_000, 90), false],
  ["a few more than the live one", health(1_000, 15), health(9_000, 90), false],
  ["an outage that both have", health(50, 30), health(450, 270), false],
  ["a few failures on very many pages", health(10_000, 40), health(90_000, 0), false],
])("%s", (_what, canary, live, withdrawn) => {
  expect(failsMoreOften(canary, live)).toBe(withdrawn);
});
