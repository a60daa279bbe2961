import { expect, test } from "vitest";
import { startDemoWorld, visitorOf } from "../support/demo-club.ts";

const { sql, call } = await startDemoWorld();
const AT_ONCE = 40;

/** `count` visits, so many at once. */
async function visits(count: number) {
  const answers = [];
  for (let begun = 0; begun < count; begun += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - begun) }, () =>
      call("/demo-visits", { method: "POST" }),
    );
    answers.push(...(await Promise.all(batch)));
  }
  return answers;
}

test("a thousand visitors from one address are served within the hour, and the flood after them is refused", {
  timeout: 90_000,
}, async () => {
  const served = await visits(1000);
  expect(new Set(served.map((answer) => visitorOf(answer).id)).size).toBe(1000);

  const refused = (await visits(200)).filter(({ status }) => status !== 201);
  // A token comes back every 3.6 s.
  expect(refused.length).toBeGreaterThan(150);
  for (const { status, refusal, headers } of refused) {
    expect([status, refusal.code]).toEqual([429, "over_request_rate_limit"]);
    expect(Number(headers.get("retry-after"))).toBe(4);
  }
  const [made] = await sql`select count(*)::int as visitors from users where is_demo`;
  expect(made?.visitors).toBe(1200 - refused.length);
});
