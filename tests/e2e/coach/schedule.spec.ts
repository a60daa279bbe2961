import { weekdayLabel, weekdayOf } from "@courtside/contracts/domain/weekly-availability.ts";
import { expect, test } from "../journey.ts";
import { type ClubPerson, dateAhead, makeOwnClub, openAs } from "../own-club.ts";

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

const tomorrow = dateAhead(1);

test("on a tablet a coach sets a week, a member asks, the coach accepts: both calendars and the grid show it", async ({
  browser,
  page,
  baseURL,
}) => {
  const club = await makeOwnClub();
  const coach = await club.person("coach", "Maya Okafor");
  const member = await club.person("member", "Ana Ruiz");
  const asPerson = ({ token }: ClubPerson) => ({ headers: { authorization: `Bearer ${token}` } });
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

  await openAs(page, coach, `/coaches/${coach.id}?tab=edit-schedule`);
  await page.getByRole("button", { name: `Add hours on ${weekdayLabel(weekdayOf(tomorrow))}` }).tap();
  await page.getByRole("button", { name: "Save Availability" }).tap();
  await expect(page.getByText("Availability updated successfully!")).toBeVisible();

  const answer = await page.request.get(
    `${baseURL}/api/v1/coaches/${coach.id}/free?from=${tomorrow}`,
    asPerson(member),
  );
  const { days } = (await answer.json()) as { days: { times: { start_time: string; state: string }[] }[] };
  expect(days[0]?.times.find(({ start_time }) => start_time.includes("T10:00"))?.state).toBe("free");
  await page.goto(`/schedule?date=${tomorrow}`);
  await expect(page.getByRole("heading", { name: "Schedule", exact: true })).toBeVisible();
  const asked = await page.request.post(`${baseURL}/api/v1/lesson-requests`, {
    ...asPerson(member),
    data: { coach_id: coach.id, preferred_date: tomorrow, preferred_time: "10:00", notes: "Second serve" },
  });
  expect(asked.status()).toBe(201);
  // The coach's screen has heard of it.
  await page.getByRole("link", { name: "Lesson Requests 1 pending" }).tap();
  await page.getByRole("button", { name: /^Accept: Ana Ruiz/ }).tap();
  const dialog = page.getByRole("dialog", { name: "Accept the lesson with Ana Ruiz" });
  await expect(dialog.getByText("Second serve")).toBeVisible();
  await expect(dialog.getByLabel("Court")).toHaveValue(club.courts[0]?.id ?? "");
  await dialog.getByRole("button", { name: "Accept" }).tap();
  await expect(page.getByText("Lesson request accepted successfully")).toBeVisible();
  await expect(page.getByText("No pending requests")).toBeVisible();

  await page.goto(`/schedule?date=${tomorrow}`);
  const lesson = page.getByRole("button", { name: /^10:00 Ana Ruiz Court 1 \(lesson until 11:00\)/ });
  await expect(lesson).toBeInViewport();
  expect(await fits()).toBe(true);
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(lesson).toBeVisible();
  expect(await fits()).toBe(true);

  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const theirs = await context.newPage();
  await openAs(theirs, member, "/my-bookings");
  await expect(theirs.getByText("Lesson with Maya Okafor (Tennis)")).toBeVisible();
  const others = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await openAs(others, await club.person("member"), `/book?date=${tomorrow}`);
  await expect(others.getByRole("gridcell", { name: /^Court 1, 10:00–11:00, Lesson/ })).toBeVisible();

  await lesson.tap();
  await page.getByRole("button", { name: "Cancel Lesson" }).tap();
  const confirm = page.getByRole("alertdialog", { name: "Cancel the lesson with Ana Ruiz?" });
  await confirm.getByLabel("Reason").fill("I am ill");
  await confirm.getByRole("button", { name: "Cancel Lesson" }).tap();
  await expect(page.getByText("Booking canceled successfully")).toBeVisible();
  await expect(lesson).toHaveCount(0);
  await expect(others.getByRole("gridcell", { name: "Court 1, 10:00–11:00, Available" })).toBeVisible();
  await theirs.getByRole("tab", { name: /^Past/ }).click();
  await expect(theirs.getByText("Reason: I am ill")).toBeVisible();
});
