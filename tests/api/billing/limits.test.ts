import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { makeClub, type TestClub } from "../../support/world.ts";

const EXPIRED = { subscription_status: "trialing", trial_expires_at: new Date(Date.now() - 86_400_000) };

const open = ({ admin }: TestClub, page: string, body?: object) =>
  call(`/billing/${page}`, { method: "POST", token: admin.token, ...(body && { body }) });

/** The responses to 21 requests, one after the other. */
async function statusesOf(request: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let round = 0; round < 21; round++) statuses.push((await request()).status);
  return statuses;
}
const limited = (status: number) => [...Array<number>(20).fill(status), 429];

test("a club opens 20 checkouts and 20 portals an hour, another club its own", async () => {
  const [club, other] = await Promise.all([makeClub({ rules: EXPIRED }), makeClub({ rules: EXPIRED })]);
  const plan = { planId: "pro", billingCycle: "monthly" };
  expect(await statusesOf(() => open(club, "checkout", plan))).toEqual(limited(200));
  expect((await open(club, "checkout", plan)).rejection.code).toBe("over_request_rate_limit");
  expect(await statusesOf(() => open(club, "portal"))).toEqual(limited(200));
  expect((await open(other, "checkout", plan)).status).toBe(200);
  expect((await open(other, "portal")).status).toBe(200);
});

test("a request that ends another plan's checkout, and so looks twice, counts once", async () => {
  const club = await makeClub({ rules: EXPIRED });
  const plans = ["starter", "pro"];
  let round = 0;
  const another = () => open(club, "checkout", { planId: plans[round++ % 2], billingCycle: "monthly" });
  expect(await statusesOf(another)).toEqual(limited(200));
});

test("a customer changes 20 things an hour on the built-in portal, however many pages of it are open", async () => {
  const club = await makeClub({ rules: EXPIRED });
  const pages = [await open(club, "portal"), await open(club, "portal")].map(({ body }) => String(body.url));
  const form = () => new URLSearchParams({ action: "keep" });
  const submit = (url = "") => fetch(url, { method: "POST", body: form(), redirect: "manual" });
  expect(await statusesOf(() => submit(pages[0]))).toEqual(limited(303));
  expect((await submit(pages[1])).status).toBe(429);
  expect((await fetch(pages[1] ?? "")).status).toBe(200);
});
