import { readFileSync } from "node:fs";
import { expect, test } from "../journey.ts";
import { makeOwnClub, openAs } from "../own-club.ts";

interface Route {
  path: string;
  asks?: string[];
}

const { routes } = JSON.parse(readFileSync(new URL("../../../mf-booking/remote.json", import.meta.url), "utf8")) as {
  routes: Route[];
};
const asking = routes.filter(({ asks }) => asks);

/** "/days/{date}?sport={sport}" as a request of any day and sport looks. */
const patternOf = (ask: string) =>
  new RegExp(
    `/api/v1${ask.replace(/[?.]/g, "\\$&").replaceAll("{date}", "[\\d-]{10}").replaceAll("{sport}", "\\w+")}$`,
  );

test("what a screen's page asks ahead is what the screen reads: nothing twice, nothing in vain", async ({ page }) => {
  const club = await makeOwnClub();
  const member = await club.person("member");
  // A page that follows live changes late reads everything again.
  await page.route("**/api/v1/live", () => {});
  await openAs(page, member, "/my-account");
  expect(asking.map(({ path }) => path)).toEqual(["/dashboard", "/book"]);
  for (const { path, asks = [] } of asking) {
    // The second visit knows the club beforehand.
    for (const visit of ["first", "second"]) {
      // What the page before still requests is not this one's.
      await page.goto("about:blank");
      const sent: string[] = [];
      page.on("request", (request) => sent.push(request.url()));
      await page.goto(path);
      await page
        .getByRole(path === "/book" ? "gridcell" : "listitem")
        .first()
        .waitFor();
      await expect
        .poll(() => page.evaluate(() => Object.keys(window.courtsideEarly?.responses ?? {})), `${visit} ${path}`)
        .toEqual([]);
      for (const ask of asks) {
        const today = sent.filter((url) => patternOf(ask).test(url));
        expect(today.length, `${visit} ${path}: ${ask} in ${sent}`).toBeGreaterThan(0);
        expect(new Set(today).size, `${visit} ${path}: ${ask}`).toBe(today.length);
      }
      page.removeAllListeners("request");
    }
  }
});
