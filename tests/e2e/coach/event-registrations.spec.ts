import { expect, test } from "../journey.ts";
import { dateAhead, makeOwnClub, openAs, openFollowing } from "../own-club.ts";

const date = dateAhead(2);

test("the desk registers a member on the board, who sees it at once, and takes them off again on the events page", async ({
  browser,
  page,
  baseURL,
}) => {
  const club = await makeOwnClub();
  const coach = await club.person("coach", "Maya Okafor");
  const ana = await club.person("member", "Ana Ruiz");
  const made = await page.request.post(`${baseURL}/api/v1/events`, {
    headers: { authorization: `Bearer ${coach.token}` },
    data: {
      title: "Ladder Night",
      court_id: club.courts[0]?.id,
      start_time: `${date}T18:00`,
      end_time: `${date}T20:00`,
      max_attendees: 1,
    },
  });
  expect(made.status(), await made.text()).toBe(201);

  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const theirs = await context.newPage();
  await openFollowing(theirs, ana, "/events");
  await expect(theirs.getByRole("button", { name: "Register for Ladder Night" })).toBeVisible();

  await openAs(page, await club.person("front_desk", "Sam Desk"), `/bookings?date=${date}`);
  await page.getByRole("gridcell", { name: "Court 1, 18:00–20:00, Event: Ladder Night" }).click();
  const panel = page.getByRole("complementary", { name: "Desk" });
  await expect(panel.getByRole("heading", { name: "0 of 1 place taken" })).toBeVisible();
  await panel.getByRole("combobox", { name: "Member" }).click();
  await page.keyboard.type("rui");
  await page.getByText("Ana Ruiz").click();
  await panel.getByRole("button", { name: "Register Member" }).click();
  await expect(page.getByText("Ana Ruiz has been registered for the event!")).toBeVisible();
  await expect(panel.getByRole("heading", { name: "1 of 1 place taken" })).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Unregister from Ladder Night" })).toBeVisible();

  await page.goto("/events");
  await page.getByRole("button", { name: "Roster (1) of Ladder Night" }).click();
  const roster = page.getByRole("dialog", { name: "Roster of Ladder Night" });
  await expect(roster.getByText("This event is full")).toBeVisible();
  await roster.getByRole("button", { name: "Unregister Ana Ruiz" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Unregister" }).click();
  await expect(page.getByText("Ana Ruiz has been unregistered from the event")).toBeVisible();
  await expect(roster.getByText("Nobody is registered yet")).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Register for Ladder Night" })).toBeVisible();
  await context.close();
});
