import { randomUUID } from "node:crypto";
import { expect, test } from "../journey.ts";
import { dateAhead, makeOwnClub, openAs } from "../own-club.ts";
import { enterWith, openSession } from "../shell/session.ts";

const SIZES = [
  { what: "a small phone", width: 360, height: 640 },
  { what: "a phone", width: 390, height: 844 },
  { what: "a window of 1280 × 720 at 200 %", width: 640, height: 360 },
] as const;

for (const { what, width, height } of SIZES) {
  test(`the first slots are in view without scrolling on ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const club = await makeOwnClub({ courts: 5, rules: { sports: ["tennis", "squash", "pickleball"] } });
    await openAs(page, await club.person("member"), `/book?date=${dateAhead(1)}`);
    const first = page.getByRole("gridcell").first();
    await expect(first).toBeInViewport({ ratio: 1 });
    // No bar of the shell and no sticky row covers it.
    const isOnTop = await first.evaluate((cell) => {
      const { left, top, width: w, height: h } = cell.getBoundingClientRect();
      return cell.contains(document.elementFromPoint(left + w / 2, top + h / 2));
    });
    expect(isOnTop).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}

test("a small phone shows the first slots below the QA banner and a held offer", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { session } = await openSession("/qa-sessions", { role: "member" });
  await enterWith(page, session);
  const date = dateAhead(1);
  const offer = {
    id: randomUUID(),
    court_id: randomUUID(),
    court_name: "Court 1",
    sport: "tennis",
    start_time: `${date}T23:00:00Z`,
    end_time: `${date}T23:59:00Z`,
    expires_at: new Date(Date.now() + 900_000).toISOString(),
    status: "open",
  };
  const requested = { sport: "tennis", requested_date: date, preferred_start_time: null, preferred_end_time: null };
  const entry = {
    id: randomUUID(),
    ...requested,
    court_id: null,
    court_name: null,
    status: "active",
    position: 1,
    offer,
  };
  await page.route("**/api/v1/waitlist-entries", (route) =>
    route.fulfill({ json: { data: [{ ...entry, created_at: new Date().toISOString() }] } }),
  );
  await page.goto(`/book?date=${date}`);
  await expect(page.getByRole("region", { name: "QA test mode" })).toBeVisible();
  const notice = page.getByRole("region", { name: "Offer of Court 1" });
  await expect(notice.getByText("Court 1 is offered to you")).toBeVisible();
  for (const name of [/^Accept Court 1/, /^Pass on Court 1/]) {
    const button = notice.getByRole("button", { name });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await button.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  }
  const bar = await page.getByRole("navigation", { name: "Shortcuts" }).boundingBox();
  const slot = await page.getByRole("gridcell").first().boundingBox();
  expect((slot?.y ?? Number.NaN) + (slot?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test("a long court name leaves room for the next court", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const club = await makeOwnClub({ courts: 2 });
  const admin = await club.person("admin");
  const name = "The Very Long Named Centre Court of Riverside";
  const response = await page.request.patch(`/api/v1/courts/${club.courts[0]?.id}`, {
    headers: { authorization: `Bearer ${admin.token}` },
    data: { name },
  });
  expect(response.status()).toBe(200);
  await openAs(page, await club.person("member"), `/book?date=${dateAhead(1)}`);
  await expect(page.getByRole("radio", { name: new RegExp(name) })).toBeVisible();
  await expect(page.getByRole("radiogroup", { name: "Court" }).getByText("Court 2")).toBeInViewport();
});
