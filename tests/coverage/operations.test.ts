import { expect, test } from "vitest";
import { filesOf, literalsOf, readJson } from "./literals.ts";

/** Tests that call all operations alike, and the files that describe the operations to them. */
const SWEEPS =
  /\/(operations-|operation-rules|openapi-|fuzz|bad-|odd-paths|isolation-http|full-disk)|^tests\/support\/(operations\.|actors)/;

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

const partsOf = (path: string) => path.split("/").filter((part) => part !== "" && part !== "{}");

/**
 * Whether one file contains the operation's whole path. A path of several parts may also be put together by a function,
 * such as `/coaches/${id}/${what}`: then the file contains each of its parts.
 */
function isCalled({ method, path }: (typeof operations)[number]): boolean {
  const parts = partsOf(path);
  return sources.some(
    (source) =>
      (method === "GET" || source.methods.has(method)) &&
      (source.paths.has(path) || (parts.length > 1 && parts.every((part) => source.text.has(part)))),
  );
}

test("every operation of the api is called by a test of its own", () => {
  expect(operations.length).toBeGreaterThan(90);
  const untested = operations.filter((operation) => !isCalled(operation));
  expect(untested.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
