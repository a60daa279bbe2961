import { readFileSync } from "node:fs";
import { expect, test } from "../journey.ts";
import { makeOwnClub, openAs } from "../own-club.ts";

const { routes } = JSON.parse(readFileSync(new URL("../../../mf-booking/remote.json", import.meta.url), "utf8")) as {
  routes: { path: string; heading?: string }[];
};

test.use({ viewport: { width: 390, height: 844 } });

test("a phone shows the screen's heading while the code is on its way, where the screen has it later", async ({
  page,
}) => {
  const club = await makeOwnClub();
  await openAs(page, await club.person("member"), "/my-account");
  const named = routes.filter(({ heading }) => heading);
  expect(named.map(({ path }) => path)).toEqual(["/book"]);
  for (const { path, heading = "" } of named) {
    const code = Promise.withResolvers<void>();
    await page.route("**/assets/main.*.js", async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    const ahead = page.locator(".boot-heading");
    await expect(ahead).toHaveText(heading);
    await expect(page.getByRole("status")).toHaveText("Loading...");
    const first = await ahead.boundingBox();
    code.resolve();
    const real = page.getByRole("heading", { level: 1, name: heading });
    await expect(real).toBeVisible();
    await expect(ahead).toHaveCount(0);
    const then = await real.boundingBox();
    for (const side of ["x", "y", "height"] as const)
      expect(Math.abs((then?.[side] ?? 0) - (first?.[side] ?? 0)), `${side} of ${path}`).toBeLessThan(1);
    await page.unroute("**/assets/main.*.js");
  }
});

test("who has no session sees the sign-in page alone", async ({ page }) => {
  await page.goto("/book");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(".boot-heading")).toHaveCount(0);
});
