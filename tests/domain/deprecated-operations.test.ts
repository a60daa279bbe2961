import { OpenAPIHono } from "@hono/zod-openapi";
import { expect, test } from "vitest";
import type { AppEnv } from "../../api/src/http/app-env.ts";
import { DEPRECATED_OPERATIONS, deprecationHeaders } from "../../api/src/http/deprecated-operations.ts";

const DAY = 86_400_000;

test("a response of a deprecated operation says since when it is and until when it works, also as an error; others do not", async () => {
  const v1 = new OpenAPIHono<AppEnv>();
  v1.use("*", deprecationHeaders({ "GET /courts/{id}": { since: "2027-01-01", until: "2028-02-01" } }));
  v1.get("/courts/:id", (c) => (c.req.param("id") === "none" ? c.json({ code: "not_found" }, 404) : c.json({})));
  v1.get("/courts", (c) => c.json({}));
  const app = new OpenAPIHono<AppEnv>().route("/api/v1", v1);
  const headersOf = async (path: string) => {
    const { headers } = await app.request(`/api/v1${path}`);
    return ["deprecation", "sunset", "link"].map((name) => headers.get(name));
  };
  const announced = [
    ...["@1798761600", "Tue, 01 Feb 2028 00:00:00 GMT"],
    '</api/v1/docs>; rel="deprecation"; type="text/html"',
  ];
  expect(await headersOf("/courts/1")).toEqual(announced);
  expect(await headersOf("/courts/none")).toEqual(announced);
  expect(await headersOf("/courts")).toEqual([null, null, null]);
  expect(await headersOf("/nothing")).toEqual([null, null, null]);
});

test("each deprecated operation works for a year at least", () => {
  for (const { since, until } of Object.values(DEPRECATED_OPERATIONS))
    expect(Date.parse(until) - Date.parse(since)).toBeGreaterThanOrEqual(365 * DAY);
});
