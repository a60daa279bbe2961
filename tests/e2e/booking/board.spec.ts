import { expect, test } from "../journey.ts";
import { dateAhead, makeOwnClub, openAs, openFollowing } from "../own-club.ts";

const date = dateAhead(3);

test("a clerk books for a caller on the board, finds the booking, cancels, undoes it, and blocks the court", async ({
  browser,
  page,
}) => {
  const club = await makeOwnClub({ courts: 3 });
  const member = await club.person("member", "Ana Ruiz");
  const desk = await club.person("front_desk", "Sam Desk");
  await openAs(page, desk, `/bookings?date=${date}`);
  const cell = (name: string) => page.getByRole("gridcell", { name, exact: true });

  await cell("Court 2, 10:00–11:00, Available").click();
  await expect(page.getByRole("combobox", { name: "Member" })).toBeFocused();
  await page.keyboard.type("rui");
  await page.getByText("Ana Ruiz").click();
  await page.getByRole("button", { name: "Create Booking" }).click();
  await expect(page.getByText("Booking created successfully")).toBeVisible();
  const booked = cell("Court 2, 10:00–11:00, Booking: Ana Ruiz");
  await expect(booked).toBeFocused();

  await page.keyboard.press("/");
  await page.keyboard.type("ruiz");
  await expect(page.getByText("1 found").first()).toBeVisible();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("complementary", { name: "Desk" });
  await expect(panel.getByRole("heading", { name: "Ana Ruiz" })).toBeVisible();
  await expect(panel.getByRole("link", { name: member.email })).toBeVisible();
  await expect(panel.getByText("Confirmed")).toBeVisible();
  await expect(panel.getByRole("list", { name: "History" })).toContainText("Booked");

  // Another screen follows live.
  const context = await browser.newContext({ baseURL: process.env.COURTSIDE_URL ?? "" });
  const other = await context.newPage();
  await openFollowing(other, await club.person("admin"), `/bookings?date=${date}&zoom=30`);
  const seen = other.getByRole("gridcell", { name: "Court 2, 10:00–11:00, Booking: Ana Ruiz" });
  await expect(seen).toBeVisible();

  await panel.getByRole("button", { name: "Cancel Booking" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel("Reason (optional)").fill("Rain");
  await dialog.getByRole("button", { name: "Cancel Booking" }).click();
  await expect(cell("Court 2, 10:00–11:00, Available")).toBeFocused();
  await expect(seen).toBeHidden();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByText("Booking restored")).toBeVisible();
  await expect(booked).toBeVisible();
  await expect(seen).toBeVisible();

  await cell("Court 3, 12:00–13:00, Available").click({ button: "right" });
  await page.getByRole("menuitem", { name: "Block from 12:00" }).click();
  await expect(page.getByLabel("Start")).toHaveValue("12:00");
  await page.getByLabel("End").selectOption("15:00");
  await page.getByLabel("Reason").fill("Flooded");
  await page.getByRole("button", { name: "Add Block" }).click();
  await expect(page.getByText("Court block created successfully")).toBeVisible();
  const block = cell("Court 3, 12:00–15:00, Block: Flooded");
  await block.click();
  await panel.getByRole("button", { name: "Delete Block" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Block" }).click();
  await expect(page.getByText("Court block deleted successfully")).toBeVisible();
  await expect(block).toBeHidden();
});

test("rain: all courts are blocked by keyboard, after the list of the bookings that this cancels", async ({ page }) => {
  const club = await makeOwnClub({ courts: 3 });
  const maya = await club.person("member", "Maya Chen");
  await club.book(maya, 1, date, "14:00");
  await openAs(page, await club.person("front_desk", "Sam Desk"), `/bookings?date=${date}`);
  await expect(page.getByRole("gridcell", { name: "Court 2, 14:00–15:00, Booking: Maya Chen" })).toBeVisible();
  await page.keyboard.press("b");
  await page.getByLabel("Court", { exact: true }).selectOption("All 3 courts");
  await page.getByRole("button", { name: "Add Block" }).click();
  await expect(page.getByRole("list", { name: "Bookings that will be canceled" })).toContainText("Maya Chen");
  await page.getByRole("button", { name: "Block and Cancel 1 Booking" }).click();
  await expect(page.getByText("Court block created successfully")).toBeVisible();
  await expect(page.getByRole("gridcell", { name: /^Court \d, 06:00–22:00, Block: Blocked$/ })).toHaveCount(3);
});

test("dragging over free times books them as one, and the address keeps day, zoom and view", async ({ page }) => {
  const club = await makeOwnClub();
  await openAs(page, await club.person("front_desk", "Sam Desk"), `/bookings?date=${date}`);
  const from = page.getByRole("gridcell", { name: "Court 1, 10:00–11:00, Available" });
  const to = page.getByRole("gridcell", { name: "Court 1, 12:00–13:00, Available" });
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
  await expect(page.getByLabel("Start")).toHaveValue("10:00");
  await expect(page.getByLabel("End")).toHaveValue("13:00");

  await page.getByRole("radio", { name: "15 min" }).check();
  await expect(page.getByRole("gridcell", { name: "Court 1, 10:15–10:30, Available" })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`date=${date}.*zoom=15`));
  await page.getByRole("button", { name: "The day after" }).click();
  await expect(page).toHaveURL(new RegExp(`date=${dateAhead(4)}`));
  await page.getByRole("radio", { name: "List" }).check();
  await expect(page).toHaveURL(/view=list/);
  await page.reload();
  await expect(page.getByRole("button", { name: "Court 1, 10:00 - 11:00, Available" })).toBeVisible();
});

test("Back returns to the view from which another was opened", async ({ page }) => {
  const club = await makeOwnClub();
  await openAs(page, await club.person("front_desk", "Sam Desk"), `/bookings?date=${date}`);
  const view = (name: string) => page.getByRole("radio", { name, exact: true });
  await view("Week").check();
  const week = page.getByRole("table", { name: /^Week of/ });
  await week.getByRole("rowheader", { name: "Court 1" }).getByRole("button").click();
  await expect(page.getByRole("heading", { name: "Court 1" })).toBeVisible();
  await page.goBack();
  await week
    .getByRole("button", { name: /^Court 1, / })
    .last()
    .click();
  await expect(view("Board")).toBeChecked();
  await page.getByRole("button", { name: "The day after" }).click();
  await page.goBack();
  await expect(week).toBeVisible();
  await page.goBack();
  await expect(view("Board")).toBeChecked();
  await expect(page).toHaveURL(new RegExp(`date=${date}$`));
});

test("a booking is made longer by drawing its end and by keys, undone, and the notes of the day reach the other desk", async ({
  browser,
  page,
}) => {
  const club = await makeOwnClub();
  await club.book(await club.person("member", "Ana Ruiz"), 1, date, "10:00");
  await openAs(page, await club.person("front_desk", "Sam Desk"), `/bookings?date=${date}`);
  const context = await browser.newContext({ baseURL: process.env.COURTSIDE_URL ?? "" });
  const other = await context.newPage();
  await openFollowing(other, await club.person("admin", "Ada Admin"), `/bookings?date=${date}`);
  const bar = (screen: typeof page, until: string) =>
    screen.getByRole("gridcell", { name: `Court 2, 10:00–${until}, Booking: Ana Ruiz`, exact: true });

  const [from, to] = [
    await bar(page, "11:00").boundingBox(),
    await page.getByRole("gridcell", { name: "Court 2, 12:00–13:00, Available" }).boundingBox(),
  ];
  if (!from || !to) throw new Error("the bars are not on the screen");
  const y = from.y + from.height / 2;
  await page.mouse.move(from.x + from.width - 2, y);
  await page.mouse.down();
  await page.mouse.move(to.x - 20, y, { steps: 4 });
  await page.mouse.move(to.x, y);
  await page.mouse.up();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(bar(page, "11:00")).toBeVisible();

  // The middle of a bar of an hour opens its panel, not the button that cancels.
  await bar(page, "11:00").click();
  await expect(page.getByRole("heading", { name: "Ana Ruiz" })).toBeVisible();
  await bar(page, "11:00").focus();
  await page.keyboard.press("+");
  await page.keyboard.press("Enter");
  await expect(bar(other, "11:15")).toBeVisible();
  const history = page.getByRole("list", { name: "History" });
  await expect(history).toContainText("Longer: until 11:15, before until 11:00");

  await page.getByRole("button", { name: "Write a note" }).click();
  await page.getByRole("textbox", { name: "Note" }).fill("The net of court 1 is torn.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other.getByText("The net of court 1 is torn.")).toBeVisible();
});

test("Esc in the middle of a drag leaves everything as it was", async ({ page }) => {
  const club = await makeOwnClub();
  await club.book(await club.person("member", "Ana Ruiz"), 1, date, "10:00");
  await openAs(page, await club.person("front_desk", "Sam Desk"), `/bookings?date=${date}`);
  const cell = (name: string) => page.getByRole("gridcell", { name, exact: true });
  const ana = cell("Court 2, 10:00–11:00, Booking: Ana Ruiz");
  const [bar, free, later] = [
    await ana.boundingBox(),
    await cell("Court 1, 10:00–11:00, Available").boundingBox(),
    await cell("Court 1, 13:00–14:00, Available").boundingBox(),
  ];
  if (!bar || !free || !later) throw new Error("the bars are not on the screen");
  const giveUpAt = async (from: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(later.x + 10, from.y, { steps: 6 });
    await page.keyboard.press("Escape");
    await page.mouse.up();
  };
  const changes: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && changes.push(request.url()));

  await giveUpAt({ x: free.x + 10, y: free.y + 10 });
  await expect(page.getByLabel("Start")).toHaveValue("");
  await giveUpAt({ x: bar.x + bar.width - 2, y: bar.y + bar.height / 2 });
  await giveUpAt({ x: bar.x + bar.width / 2, y: bar.y + bar.height / 2 });
  await ana.click();
  await expect(page.getByRole("list", { name: "History" })).toContainText("Booked");
  await expect(page.getByRole("list", { name: "History" })).not.toContainText("Longer");
  expect(changes.filter((url) => url.includes("/bookings"))).toEqual([]);
});

test("on a phone the board is one court's list, and a booking is opened and canceled with one hand", async ({
  browser,
}) => {
  const club = await makeOwnClub();
  await club.book(await club.person("member", "Ana Ruiz"), 1, date, "10:00");
  const context = await browser.newContext({
    baseURL: process.env.COURTSIDE_URL ?? "",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const phone = await context.newPage();
  await openAs(phone, await club.person("front_desk", "Sam Desk"), `/bookings?date=${date}`);
  await phone.getByRole("radio", { name: /^Court 2/ }).check({ force: true });
  await phone.getByRole("button", { name: "Court 2, 10:00–11:00, Booking: Ana Ruiz" }).tap();
  await phone.getByRole("dialog", { name: "Booking" }).getByRole("button", { name: "Cancel Booking" }).tap();
  await phone.getByRole("alertdialog").getByRole("button", { name: "Cancel Booking" }).tap();
  await expect(phone.getByRole("button", { name: "Court 2, 10:00–11:00, Available" })).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
