import { join } from "node:path";
import { liveEntry, readRegistry } from "../../../api/src/registry/release/registry-file.ts";
import { expect, type Persona, signIn, test } from "../journey.ts";
import { root } from "./built-remotes.ts";

// The browser logs the failures that this journey provokes.
test.use({ strict: false });

/** Screens that a person opens by their path alone. The first of each have the name of a slot. */
const SCREENS: Record<"member" | "admin", [path: string, remote: string, screen: string][]> = {
  member: [
    ["/my-bookings", "mf-booking", "my-bookings"],
    ["/events", "mf-coach", "events"],
    ["/book", "mf-booking", "book"],
    ["/coaches", "mf-coach", "coaches"],
    ["/dashboard/lesson-requests", "mf-coach", "my-lesson-requests"],
  ],
  admin: [
    ["/waitlist", "mf-booking", "waitlist"],
    ["/bookings", "mf-booking", "front-desk"],
    ["/all-bookings", "mf-booking", "all-bookings"],
    ["/manage/coaches", "mf-coach", "manage-coaches"],
  ],
};

/** The own code of a screen, the last of its scripts. */
function codeOf(remote: string, screen: string): string {
  const entry = liveEntry(readRegistry(join(root, "dist/site/remotes.json")), remote);
  const script = entry?.files?.[screen]?.findLast(({ file }) => file.endsWith(".js"))?.file;
  if (!script) throw new Error(`${remote} has no code of ${screen}`);
  return script;
}

for (const [persona, screens] of Object.entries(SCREENS)) {
  test(`after an outage, cold or in the middle, one Retry brings back each screen of ${persona}s`, async ({ page }) => {
    await signIn(page, persona as Persona);
    const failure = page.getByText("is not available right now");
    for (const [path, remote, screen] of screens) {
      for (const lost of [`**/_mf/${remote}/**`, `**/${codeOf(remote, screen)}*`]) {
        await test.step(`${path} without ${lost}`, async () => {
          await page.route(lost, (route) => route.abort());
          await page.goto(path);
          await expect(failure).toBeVisible();
          await page.unroute(lost);
          await page.getByRole("button", { name: "Retry" }).click();
          await expect(failure).toBeHidden();
          await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
        });
      }
    }
  });
}
