import { expect, test } from "vitest";
import { filesOf, literalsOf, readJson } from "./literals.ts";

/** Tests that go through all operations alike, and what describes the operations to them. */
const SWEEPS =
  /\/(operations-|operation-rules|openapi-|fuzz|bad-|odd-paths|wall-http|full-disk)|^tests\/support\/(deeds|askers)/;

const METHODS = ["get", "post", "put", "patch", "delete"];

interface OpenApi {
  paths: Record<string, Record<string, unknown>>;
}

/** "POST /bookings/{}/cancel" for each operation of the document. */
const operations = Object.entries((readJson("contracts/api/openapi.json") as OpenApi).paths).flatMap(
  ([path, methods]) =>
    METHODS.filter((method) => method in methods).map((method) => ({
      method: method.toUpperCase(),
      path: path.replace(/\{\w+\}/g, "{}"),
    })),
);

const sources = filesOf("tests/api/**/*.ts", "tests/support/**/*.ts")
  .filter((file) => !SWEEPS.test(file))
  .map((file) => {
    const { texts, calls } = literalsOf(file);
    const paths = texts.map((text) =>
      (text.split("?")[0] ?? "").replace(/^(\{\})?(\/api\/v1)?/, "").replace(/\{\w+\}/g, "{}"),
    );
    return {
      methods: new Set([...texts, ...calls.map(({ method }) => method.toUpperCase())]),
      paths: new Set(paths),
      text: new Set(texts.flatMap((text) => text.split(/[/?]/))),
    };
  });

const textOf = (path: string) => path.split("/").filter((word) => word !== "" && word !== "{}");

/**
 * Whether one file writes the operation's path as a whole. A path of several words may also be put together there, by a helper
 * such as `/coaches/${id}/${what}`: then the file holds each of its words.
 */
function isCalled({ method, path }: (typeof operations)[number]): boolean {
  const phrases = textOf(path);
  return sources.some(
    (source) =>
      (method === "GET" || source.methods.has(method)) &&
      (source.paths.has(path) || (phrases.length > 1 && phrases.every((word) => source.text.has(word)))),
  );
}

test("every operation of the api is called by a test of its own", () => {
  expect(operations.length).toBeGreaterThan(90);
  const untested = operations.filter((operation) => !isCalled(operation));
  expect(untested.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
