import { expect, test } from "../journey.ts";
import { makeOwnClub } from "../own-club.ts";
import { codeOf, pairDevice } from "./pair-device.ts";
import { wallProblems } from "./wall-problems.ts";

const SIZES = [
  { width: 1080, height: 1920 },
  { width: 1280, height: 800 },
];

for (const viewport of SIZES) {
  const size = `${viewport.width}x${viewport.height}`;
  test.describe(size, () => {
    test.use({ viewport, hasTouch: true });

    test("the wall's states, from pairing to check-in without a network: targets for a finger, nothing sideways, nothing for axe; staff find a member and book", async ({
      page,
      context,
    }, info) => {
      const club = await makeOwnClub({ courts: 4 });
      const member = await club.person("member", "Maya Chen");
      const [desk, admin] = [await club.person("front_desk", "Rita Moss"), await club.person("admin")];
      await club.person("member", "Mayra Ito");
      await club.underWay(member, 0, 120);
      const see = async (state: string) => {
        expect(await wallProblems(page), state).toEqual([]);
        const path = info.outputPath(`${state}.png`);
        await page.screenshot({ path });
        await info.attach(`${state} ${size}`, { path });
      };
      const begin = page.getByRole("button", { name: "Book or check in" });
      const heading = (name: string) => page.getByRole("heading", { level: 1, name });

      await page.goto("/device");
      await expect(page.getByRole("textbox", { name: "Pairing code" })).toBeVisible();
      await see("unpaired");
      // The same address with another fragment is no new page.
      await page.goto("about:blank");
      await pairDevice(page, admin, { shows_names: true });
      await see("board");
      const devices = await page.request.get("/api/v1/devices", {
        headers: { authorization: `Bearer ${admin.token}` },
      });
      expect((await devices.json()).data).toMatchObject([
        { status: "paired", version: expect.stringMatching(/^\d+\.\d+\.\d+/) },
      ]);

      await begin.click();
      await see("by code");
      await page.getByRole("radio", { name: "Use my PIN" }).click();
      await see("by PIN");
      await page.getByRole("button", { name: "Front desk: find a member by name" }).click();
      await expect(heading("Front desk")).toBeVisible();
      await see("staff unlock");
      await page.getByRole("textbox", { name: "Your code" }).fill((await codeOf(page, desk)).code);
      await page.getByRole("button", { name: "Continue" }).click();
      await page.getByRole("searchbox", { name: "Member" }).fill("may");
      await expect(page.getByRole("button", { name: "Mayra I." })).toBeVisible();
      await see("staff search");
      await page.getByRole("button", { name: "Maya C." }).click();
      await expect(heading("For Maya")).toBeVisible();
      // The last of the times: the first may end while it is chosen.
      await page.getByRole("region", { name: "Book today" }).getByRole("button").last().click();
      await expect(page.getByRole("status").filter({ hasText: /^Booked: Court/ })).toBeVisible();
      await see("member");
      await page
        .getByRole("button", { name: /^Cancel / })
        .first()
        .click();
      await see("cancel");
      await page.getByRole("button", { name: /^Done/ }).click();
      await expect(begin).toBeVisible();

      // The sheet has been read again with what was just booked.
      await expect(page.getByText("Maya C.").first()).toBeVisible();
      await page.clock.install();
      await context.setOffline(true);
      await page.getByRole("button", { name: "Check in", exact: true }).click({ timeout: 30_000 });
      await expect(page.getByRole("list", { name: "Bookings" })).toBeVisible();
      await see("check-in without network");
      await page.getByRole("button", { name: "Back" }).click();
      await see("board without network");
      await context.setOffline(false);

      const history = await page.request.get(`/api/v1/audit-log?action=booking.created`, {
        headers: { authorization: `Bearer ${admin.token}` },
      });
      expect((await history.json()).data).toMatchObject([
        { actor_id: member.id, at_device: "Lobby", found_by_id: desk.id },
      ]);
    });
  });
}

test.describe("a television without touch", () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  test("shows the board alone: nothing to press, nothing to scroll, nothing for axe", async ({ page }, info) => {
    const club = await makeOwnClub({ courts: 12 });
    await club.underWay(await club.person("member", "Maya Chen"), 3, 120);
    await pairDevice(page, await club.person("admin"));
    await page.goto("/device?layout=signage");
    await expect(page.getByRole("list", { name: "Courts" }).getByRole("listitem")).toHaveCount(12);
    await expect(page.getByRole("button")).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    expect(await wallProblems(page)).toEqual([]);
    const path = info.outputPath("signage.png");
    await page.screenshot({ path });
    await info.attach("signage", { path });
  });
});
