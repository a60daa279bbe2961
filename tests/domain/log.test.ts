import postgres from "postgres";
import { expect, test } from "vitest";
import { openLog, withoutAddresses } from "../../api/src/log.ts";

function logged(error: unknown): Record<string, unknown> {
  const lines: string[] = [];
  openLog("info", { write: (text) => lines.push(text) }).error({ err: error }, "unexpected error");
  return JSON.parse(lines.join("")) as Record<string, unknown>;
}

test("an error of Postgres is logged with its code and constraint, and without the values of the row", () => {
  const error = Object.assign(new Error("duplicate key value violates unique constraint"), {
    name: "PostgresError",
    code: "23505",
    constraint_name: "users_email_key",
    table_name: "users",
    detail: "Key (email)=(ada@riverside.example) already exists.",
    where: "COPY users, line 1: ada",
    query: "insert into users values ($1)",
    parameters: ["Ada Okafor"],
  });
  Object.setPrototypeOf(error, postgres.PostgresError.prototype);
  const { err } = logged(error);
  expect(err).toMatchObject({ code: "23505", constraint_name: "users_email_key", table_name: "users" });
  expect(JSON.stringify(err)).not.toMatch(/ada|okafor|riverside/i);
});

test("a message or a cause that quotes an address is logged without it, and the stack keeps its files", () => {
  const error = new Error('invalid input for "ada.o+1@riverside.example"', { cause: new Error("to bo@club.example") });
  error.stack = `Error: ada@riverside.example\n    at query (file:///app/node_modules/postgres@3.4.7/src/connection.js:12:5)`;
  const text = JSON.stringify(logged(error));
  expect(text).not.toMatch(/riverside|club\.example/);
  expect(text).toContain("postgres@3.4.7/src/connection.js:12:5");
});

test.each([
  ["/api/v1/members/ada@riverside.example", "/api/v1/members/[address]"],
  ["/api/v1/members/ada%40riverside.example/x", "/api/v1/members/[address]/x"],
  ["/assets/app.1a2b.js", "/assets/app.1a2b.js"],
  ["/hono@4.1.2/x", "/hono@4.1.2/x"],
])("%s is logged as %s", (path, text) => {
  expect(withoutAddresses(path)).toBe(text);
});

test("what is thrown without being an error is logged", () => {
  expect(logged("a text")).toMatchObject({ err: "a text", level: "error", msg: "unexpected error" });
});
