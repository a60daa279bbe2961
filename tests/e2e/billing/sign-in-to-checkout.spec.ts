import { expect, test } from "../journey.ts";
import { makeOwnClub, PASSWORD } from "../own-club.ts";

const DAY = 86_400_000;

const onTrial = () => ({
  subscription_status: "trialing",
  trial_expires_at: new Date(Date.now() + 14 * DAY),
});

test("an admin who chose a plan before signing in is redirected through sign-in to its checkout", async ({ page }) => {
  const club = await makeOwnClub({ rules: { ...onTrial(), trial_expires_at: new Date(Date.now() - DAY) } });
  const { email } = await club.person("admin");
  await page.goto("/upgrade");
  await page.getByRole("radio", { name: "Yearly" }).check();
  await page.getByRole("link", { name: "Choose Elite" }).click();
  await page.getByText("Already have an account?").getByRole("link", { name: "Sign In" }).click();
  // The previous page has an email and a password field too, and stays until this page's code has loaded.
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("heading", { name: `Elite for Club ${club.id.slice(0, 8)}` })).toBeFocused();
  await page.getByRole("button", { name: "Continue to Checkout" }).click();
  await expect(page.getByRole("button", { name: "Pay $1,428.00" })).toBeVisible();
});
