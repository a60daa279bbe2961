import { csvLine } from "@courtside/contracts/domain/csv.ts";
import {
  guessedMapping,
  type ImportedPerson,
  judgeRow,
  type KnownAddress,
  personOfRow,
} from "@courtside/contracts/domain/member-import.ts";
import { expect, test } from "vitest";

test("columns are recognised by their names, whatever case and punctuation, each once", () => {
  expect(guessedMapping(["E-mail Address", "FIRST NAME", "Last_Name", "Member role", "Notes"])).toEqual({
    email: "E-mail Address",
    first_name: "FIRST NAME",
    last_name: "Last_Name",
    role: "Member role",
  });
  expect(guessedMapping(["Name", "Mail"])).toEqual({ email: "Mail", full_name: "Name" });
  expect(guessedMapping(["Shoe size"])).toEqual({});
});

const mapping = { email: "e", full_name: "n", first_name: "f", last_name: "l", role: "r" };
const rowOf = (cells: Record<string, string>) => personOfRow((column) => cells[column] ?? "", mapping);

test.each([
  [
    { e: " a@b.co ", n: "Ana  Ruiz", r: "Front Desk" },
    { email: "a@b.co", fullName: "Ana Ruiz", role: "front_desk" },
  ],
  [
    { e: "a@b.co", f: "Ana", l: "Ruiz" },
    { email: "a@b.co", fullName: "Ana Ruiz", role: null },
  ],
  [
    { e: "a@b.co", n: "Ana", l: "Ruiz", r: "COACH" },
    { email: "a@b.co", fullName: "Ana", role: "coach" },
  ],
])("a row %j says %j", (cells, person) => {
  expect(rowOf(cells)).toEqual({ person, problems: [] });
});

test("what cannot be stored is named by its field", () => {
  expect(rowOf({ e: "a@b.co", n: "x".repeat(121), r: "boss" }).problems.map(({ field }) => field)).toEqual([
    "full_name",
    "role",
  ]);
  expect(rowOf({ e: "a@b.co", r: "boss" }).problems[0]?.message).toBe(
    '"boss" is no role. Roles are Admin, Coach, Front Desk, Member',
  );
});

const nothing: KnownAddress = { member: null, invited: null };
const member: KnownAddress = { member: { name: "Ana Ruiz", role: "coach" }, invited: null };
const invited: KnownAddress = { member: null, invited: { name: "Ana Ruiz", role: "member" } };
const ana = (fullName: string, role: ImportedPerson["role"] = null) => ({ fullName, role });

test.each([
  ["an unknown address", ana("Ana"), nothing, "new"],
  ["a member's own name", ana("Ana Ruiz", "coach"), member, "unchanged"],
  ["no name", ana(""), member, "unchanged"],
  ["a member's other name", ana("Ana Vega"), member, "changed"],
  ["a member's other role", ana("Ana Ruiz", "admin"), member, "wrong"],
  ["an invited person's other role", ana("", "coach"), invited, "changed"],
  ["an invited person's other name", ana("Ana Vega"), invited, "changed"],
  ["an invited person as they are", ana("Ana Ruiz", "member"), invited, "unchanged"],
] as const)("%s", (_what, person, known, outcome) => {
  const judged = judgeRow(person, known);
  expect(judged.outcome).toBe(outcome);
  expect(judged.problems.map(({ field }) => field)).toEqual(outcome === "wrong" ? ["role"] : []);
});

test("a CSV line quotes what needs it, and no cell runs as a formula", () => {
  expect(csvLine(["a", 'b"c', "d,e", "f\ng", null, 0, false])).toBe('a,"b""c","d,e","f\ng",,0,false\r\n');
  expect(csvLine(["=1+1", "-2", "@x", -3, { a: 1 }])).toBe(`'=1+1,'-2,'@x,-3,"{""a"":1}"\r\n`);
});
