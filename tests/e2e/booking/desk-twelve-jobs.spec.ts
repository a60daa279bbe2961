import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { type ClubPerson, dateAhead, makeOwnClub, type OwnClub, openAs } from "../own-club.ts";

const date = dateAhead(3);
/** From the board; typing, names chosen by Enter included, is not counted. */
const MOST_CLICKS = 4;

/** One job at the desk: what is pressed with the mouse, counted. */
class Job {
  clicks = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator, options: { button?: "right" } = {}): Promise<void> {
    this.clicks += 1;
    await target.click(options);
  }

  async drag(from: Locator, to: Locator): Promise<void> {
    this.clicks += 1;
    const [start, end] = [await centreOf(from), await centreOf(to)];
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move(end.x, end.y, { steps: 6 });
    await this.page.mouse.up();
  }

  cell = (name: string) => this.page.getByRole("gridcell", { name, exact: true });
  button = (name: string | RegExp) => this.page.getByRole("button", { name });
  type = (text: string) => this.page.keyboard.type(text);
  press = (key: string) => this.page.keyboard.press(key);

  /** A person of a search, typed and taken by Enter. */
  async name(text: string, found: string): Promise<void> {
    await this.type(text);
    await expect(this.page.getByText(found).first()).toBeVisible();
    // Drawn, and marked right after: Enter takes what is marked.
    await expect(this.page.locator(":focus")).toHaveAttribute("aria-activedescendant", /_list_\d+$/);
    await this.press("Enter");
  }

  /** The palette, by its keys. */
  async say(text: string, row: RegExp): Promise<void> {
    await expect(this.button("Search")).toBeVisible();
    await this.press("Control+k");
    const palette = this.page.getByRole("dialog", { name: "Search and commands" });
    await expect(palette.getByRole("combobox")).toBeFocused();
    await this.type(text);
    const option = palette.getByRole("option", { name: row }).first();
    await expect(option).toBeVisible();
    for (let step = 0; step < 20 && (await option.getAttribute("aria-selected")) !== "true"; step++) {
      await this.press("ArrowDown");
    }
    await this.press("Enter");
  }
}

async function centreOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error("it is not on the screen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

interface World {
  club: OwnClub;
  ana: ClubPerson;
  desk: ClubPerson;
}

async function makeWorld(role: "front_desk" | "admin" = "front_desk"): Promise<World> {
  const club = await makeOwnClub({ courts: 3 });
  const ana = await club.person("member", "Ana Ruiz");
  return { club, ana, desk: await club.person(role, "Sam Desk") };
}

const ANA = "Court 1, 10:00–11:00, Booking: Ana Ruiz";

/** Opens the board of the day and does the job; says and bounds its clicks. */
async function onTheBoard(page: Page, name: string, { desk }: World, work: (job: Job) => Promise<void>) {
  await openAs(page, desk, `/bookings?date=${date}&zoom=60`);
  await expect(page.getByRole("heading", { level: 1, name: "Manage Bookings" })).toBeVisible();
  const job = new Job(page);
  await work(job);
  const description = `${name}: ${job.clicks} ${job.clicks === 1 ? "click" : "clicks"}`;
  test.info().annotations.push({ type: "clicks", description });
  console.log(description);
  expect(job.clicks, name).toBeLessThanOrEqual(MOST_CLICKS);
}

test("1. somebody calls and wants a court", async ({ page }) => {
  await onTheBoard(page, "Phone caller", await makeWorld(), async (job) => {
    await job.click(job.cell("Court 2, 10:00–11:00, Available"));
    await job.name("rui", "Ana Ruiz");
    await job.click(job.button("Create Booking"));
    await expect(job.cell("Court 2, 10:00–11:00, Booking: Ana Ruiz")).toBeVisible();
  });
});

test("2. a walk-in without an account plays", async ({ page }) => {
  await onTheBoard(page, "Walk-in", await makeWorld(), async (job) => {
    await job.click(job.cell("Court 2, 10:00–11:00, Available"));
    await job.click(page.getByRole("radio", { name: "Walk-in guest" }));
    await job.click(page.getByLabel("Guest's name"));
    await job.type("Wanda Walker");
    await job.click(job.button("Create Booking"));
    await expect(page.getByText("Booking created successfully")).toBeVisible();
  });
});

test("3. it rains on every court", async ({ page }) => {
  const world = await makeWorld();
  await world.club.book(world.ana, 0, date, "10:00");
  await onTheBoard(page, "Rain", world, async (job) => {
    await expect(job.cell(ANA)).toBeVisible();
    await job.press("b");
    await expect(page.getByLabel("Court", { exact: true })).toBeFocused();
    await job.type("All");
    await job.click(job.button("Add Block"));
    await job.click(job.button("Block and Cancel 1 Booking"));
    await expect(page.getByRole("gridcell", { name: /^Court \d, 06:00–22:00, Block: Blocked$/ })).toHaveCount(3);
  });
});

test("4. whose booking was that last week", async ({ page }) => {
  const world = await makeWorld();
  await world.club.past(world.ana, 1, dateAhead(-7), "18:00", 60);
  await onTheBoard(page, "A booking of last week", world, async (job) => {
    await job.say("ruiz", /Court 2 ·.*18:00–19:00/);
    await expect(page).toHaveURL(new RegExp(`date=${dateAhead(-7)}`));
    await expect(page.getByRole("complementary", { name: "Desk" })).toContainText("Ana Ruiz");
  });
});

test("5. five members become coaches", async ({ page }) => {
  const world = await makeWorld("admin");
  for (const name of ["Ada", "Bo", "Cleo", "Dora", "Eli"]) await world.club.person("member", `${name} Teamson`);
  await onTheBoard(page, "A role for five people", world, async (job) => {
    await job.say("members", /^Members/);
    await job.click(page.getByRole("searchbox", { name: "Search members" }));
    await job.type("teamson");
    await expect(page.getByText("5 members", { exact: true })).toBeVisible();
    await job.click(page.getByRole("checkbox", { name: /^Select all of/ }));
    await job.click(job.button("Change role"));
    const dialog = page.getByRole("dialog", { name: "Change the role of 5 members" });
    await expect(dialog.getByLabel("New role")).toBeFocused();
    await job.type("Coach");
    await job.click(dialog.getByRole("button", { name: "Change role" }));
    await expect(page.getByText("Role Updated")).toBeVisible();
  });
});

test("6. they stay half an hour longer", async ({ page }) => {
  const world = await makeWorld();
  await world.club.book(world.ana, 0, date, "10:00");
  await onTheBoard(page, "Longer", world, async (job) => {
    await job.click(job.cell(ANA));
    await expect(page.getByRole("heading", { name: "Ana Ruiz" })).toBeVisible();
    await expect(job.cell(ANA)).toBeFocused();
    for (const key of ["+", "+", "Enter"]) await job.press(key);
    await expect(job.cell("Court 1, 10:00–11:30, Booking: Ana Ruiz")).toBeVisible();
  });
});

test("7. they would rather have the other court", async ({ page }) => {
  const world = await makeWorld();
  await world.club.book(world.ana, 0, date, "10:00");
  await onTheBoard(page, "Move", world, async (job) => {
    await job.drag(job.cell(ANA), job.cell("Court 3, 12:00–13:00, Available"));
    await expect(job.cell("Court 3, 12:00–13:00, Booking: Ana Ruiz")).toBeVisible();
  });
});

test("8. they cannot come", async ({ page }) => {
  const world = await makeWorld();
  await world.club.book(world.ana, 0, date, "10:00");
  await onTheBoard(page, "Cancel", world, async (job) => {
    await job.click(job.cell(ANA));
    await job.click(page.getByRole("complementary", { name: "Desk" }).getByRole("button", { name: "Cancel Booking" }));
    await job.click(page.getByRole("alertdialog").getByRole("button", { name: "Cancel Booking" }));
    await expect(job.cell("Court 1, 10:00–11:00, Available")).toBeVisible();
  });
});

test("9. the next shift must know", async ({ page }) => {
  await onTheBoard(page, "Note for the shift", await makeWorld(), async (job) => {
    await job.click(job.button("Write a note"));
    await expect(page.getByRole("textbox", { name: "Note" })).toBeFocused();
    await job.type("The net of court 1 is torn.");
    await job.press("Control+Enter");
    await expect(page.getByText("The net of court 1 is torn.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Note" })).toBeHidden();
  });
});

test("10. somebody wants to become a member", async ({ page }) => {
  const email = `dora.${crypto.randomUUID().slice(0, 8)}@people.courtside.test`;
  await onTheBoard(page, "Invite a member", await makeWorld("admin"), async (job) => {
    await job.say(`invite ${email}`, /Invite people/);
    await expect(page.getByLabel("Email Addresses")).toHaveValue(email);
    await job.click(job.button("Send Invitation"));
    await expect(page.getByText("Invitation Sent").first()).toBeVisible();
    await expect(page.getByRole("row", { name: new RegExp(email) })).toBeVisible();
  });
});

test("11. a member wants a lesson", async ({ page }) => {
  const world = await makeWorld("admin");
  await world.club.person("coach", "Cora Coach");
  await onTheBoard(page, "Lesson", world, async (job) => {
    await job.click(job.cell("Court 2, 10:00–11:00, Available"), { button: "right" });
    await job.click(page.getByRole("menuitem", { name: "Lesson from 10:00" }));
    const coach = page.getByLabel("Coach", { exact: true });
    await expect(coach.getByRole("option", { name: "Cora Coach" })).toBeAttached();
    await expect(coach).toBeFocused();
    await job.type("Cora");
    await job.press("Tab");
    await expect(page.getByRole("combobox", { name: "Member" })).toBeFocused();
    await job.name("rui", "Ana Ruiz");
    await job.click(job.button("Schedule Lesson"));
    await expect(page.getByRole("gridcell", { name: /^Court 2, 10:00–11:00, Lesson/ })).toBeVisible();
  });
});

test("12. a clinic for Saturday is announced", async ({ page }) => {
  await onTheBoard(page, "Event", await makeWorld("admin"), async (job) => {
    await job.click(job.cell("Court 2, 10:00–11:00, Available"), { button: "right" });
    await job.click(page.getByRole("menuitem", { name: "Event from 10:00" }));
    const dialog = page.getByRole("dialog", { name: "Create Event" });
    await expect(dialog.getByLabel("Title")).toBeFocused();
    await job.type("Serve clinic");
    await job.click(dialog.getByRole("button", { name: "Create Event" }));
    await expect(page.getByRole("heading", { name: "Serve clinic" })).toBeVisible();
  });
});
