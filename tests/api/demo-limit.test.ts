import { expect, test } from "vitest";
import { startDemoWorld, visitorOf } from "../support/demo-club.ts";

const { sql, call } = await startDemoWorld();
const AT_ONCE = 40;

/** `count` visits, so many concurrently. */
async function visits(count: number) {
  const responses = [];
  for (let begun = 0; begun < count; begun += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - begun) }, () =>
      call("/demo-visits", { method: "POST" }),
    );
    responses.push(...(await Promise.all(batch)));
  }
  return responses;
}

test("a thousand visitors from one address are served within the hour, and the flood after them is rejected", {
  timeout: 90_000,
}, async () => {
  const served = await visits(1000);
  expect(new Set(served.map((response) => visitorOf(response).id)).size).toBe(1000);

  const rejected = (await visits(200)).filter(({ status }) => status !== 201);
  // One token is refilled every 3.6 s.
  expect(rejected.length).toBeGreaterThan(150);
  for (const { status, rejection, headers } of rejected) {
    expect([status, rejection.code]).toEqual([429, "over_request_rate_limit"]);
    expect(Number(headers.get("retry-after"))).toBe(4);
  }
  const [made] = await sql`select count(*)::int as visitors from users where is_demo`;
  expect(made?.visitors).toBe(1200 - rejected.length);
});
