import { expect, inject, onTestFinished, test } from "vitest";
import { startApi } from "../support/api-process.ts";
import { call } from "../support/call.ts";
import { startTraceCollector } from "../support/trace-collector.ts";
import { apiUrl, makeClub } from "../support/world.ts";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const BROWSER = "b7ad6b7169203331";

test("a request's trace leads from the browser's screen to the statements, and holds no value, secret or person", async () => {
  const { id, admin } = await makeClub();
  const collector = await startTraceCollector();
  onTestFinished(async () => void (await collector.stop()));
  const api = await startApi({
    DATABASE_URL: inject("apiDatabaseUrl"),
    DATA_DIR: inject("dataDir"),
    SITE_URL: apiUrl,
    SEND_NOTICES: "off",
    TRACES_URL: collector.url,
    TRACES_AUTHORIZATION: "Basic collector",
    TRACES_SHARE: "1",
  });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    call(path, { method: "POST", token: admin.token, url: api.url, body, headers });
  const screen =
    "other=1,courtside.remote=mf-admin,courtside.release=1.0.0-a1,courtside.route=/manage/news,courtside.route=<script>";
  const news = { type: "event", priority: "high", title: "Kept out of traces", body: "Also kept out" };
  const made = await post("/news", news, { traceparent: `00-${TRACE}-${BROWSER}-00`, baggage: screen });
  expect(made.status).toBe(201);
  await post("/news", { ...news, title: "" }, { traceparent: `00-${TRACE}-nonsense-00` });
  await fetch(`${api.url}/api/v1/calendar/0123456789-secret.ics`);
  await api.stop();

  const { spans } = collector;
  expect(collector.headers[0]?.authorization).toBe("Basic collector");
  const request = spans.find(({ parentSpanId }) => parentSpanId === BROWSER);
  expect(request).toMatchObject({
    traceId: TRACE,
    name: "POST /api/v1/news",
    attributes: {
      "http.route": "/api/v1/news",
      "http.response.status_code": 201,
      "courtside.club": id,
      "courtside.screen.remote": "mf-admin",
      "courtside.screen.release": "1.0.0-a1",
      "courtside.screen.route": "/manage/news",
    },
  });
  const transaction = spans.find(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(transaction).toMatchObject({ traceId: TRACE, name: "write" });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === transaction?.spanId);
  expect(statements.map(({ attributes }) => String(attributes["db.query.text"]))).toEqual(
    expect.arrayContaining([
      "select to_jsonb(context) as context from begin_request($1, $2) as context",
      expect.stringMatching(/^insert into club_news/),
      expect.stringMatching(/^select n\..* from club_news n join users /),
    ]),
  );
  const rejected = spans.find(({ attributes }) => attributes["http.response.status_code"] === 400);
  expect(rejected?.traceId, "a malformed header begins a trace of its own").not.toBe(TRACE);
  expect(rejected?.attributes["error.type"]).toBe("validation_failed");
  expect(JSON.stringify(spans)).not.toMatch(/kept out|secret|script/i);
  expect(JSON.stringify(spans)).not.toContain(admin.email);
  const line = api
    .log()
    .split("\n")
    .find((text) => text.includes(TRACE));
  expect(JSON.parse(line ?? "{}")).toMatchObject({ path: "/api/v1/news", status: 201, trace: TRACE });
});
