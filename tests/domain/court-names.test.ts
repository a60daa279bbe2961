import { byCourtName, MOST_COURTS_AT_ONCE, readCourtNames } from "@courtside/contracts/domain/courts.ts";
import { expect, test } from "vitest";

const namesOf = (typed: string) => {
  const { names, problem } = readCourtNames(typed);
  expect(problem, typed).toBeNull();
  return names;
};

test.each([
  ["1-3", ["Court 1", "Court 2", "Court 3"]],
  ["1–3", ["Court 1", "Court 2", "Court 3"]],
  ["Court 9 - 11", ["Court 9", "Court 10", "Court 11"]],
  ["Padel 1..2", ["Padel 1", "Padel 2"]],
  ["T1-2", ["T1", "T2"]],
  ["Court 08-10", ["Court 08", "Court 09", "Court 10"]],
  ["A-C", ["Court A", "Court B", "Court C"]],
  ["Hall a–b", ["Hall A", "Hall B"]],
  ["7", ["Court 7"]],
  ["Centre Court", ["Centre Court"]],
  ["1-2, Centre  Court;\nShow Court\n", ["Court 1", "Court 2", "Centre Court", "Show Court"]],
  ["1-3, court 2, 3", ["Court 1", "Court 2", "Court 3"]],
  ["5-5", ["Court 5"]],
  ["Saint-Denis", ["Saint-Denis"]],
  [" , ;\n", []],
])("%j is read as %j", (typed, names) => {
  expect(namesOf(typed)).toEqual(names);
});

test("a range that counts down, a list without end and a name without end say what is wrong", () => {
  expect(readCourtNames("8-1")).toEqual({
    names: [],
    problem: "“8-1” counts down: a range goes upwards, such as 1-8",
  });
  expect(namesOf(`1-${MOST_COURTS_AT_ONCE}`)).toHaveLength(MOST_COURTS_AT_ONCE);
  for (const typed of [`1-${MOST_COURTS_AT_ONCE + 1}`, "1-9999", "1-30, Hall 1-30"]) {
    expect(readCourtNames(typed).problem).toBe("At most 50 courts can be added at once");
  }
  expect(readCourtNames("x".repeat(81)).problem).toBe("A court's name can have at most 80 characters");
});

test("courts stand in the order of their numbers, whatever the case of their names", () => {
  const named = ["Court 10", "court 2", "Court 1", "Annex"].map((name) => ({ name }));
  expect(named.toSorted(byCourtName).map(({ name }) => name)).toEqual(["Annex", "Court 1", "court 2", "Court 10"]);
});
