import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { hashPassword } from "../../../api/src/auth/password-hashing/hash.ts";
import { seedPeople } from "../../../tools/seed/club.ts";
import { expect } from "../journey.ts";
import { asOwner, newAddress, test } from "./mailing-product.ts";
import { giveCredentials, logOut, type NewPerson, openLink, signUpAndConfirm } from "./steps.ts";

/** A paid club and its admin. */
async function makeClub(): Promise<{ name: string; admin: NewPerson }> {
  const name = `Club ${randomUUID().slice(0, 8)}`;
  const admin = { email: newAddress(), password: "Own-Club-Passphrase-1" };
  const hash = await hashPassword(admin.password);
  await asOwner((owner) =>
    owner.begin(async (sql) => {
      const [club] = await sql<{ id: string }[]>`
        insert into clubs (name, subscription_status) values (${name}, 'active') returning id`;
      await seedPeople(sql, club?.id ?? "", [{ name: "Ada Okafor", role: "admin", email: admin.email }], hash);
    }),
  );
  return { name, admin };
}

/** Signs the admin in, and sends an invitation from the dashboard. */
async function inviteFromDashboard(page: Page, admin: NewPerson, email: string, role: string): Promise<void> {
  await page.goto("/auth");
  await giveCredentials(page, admin);
  await page.getByRole("button", { name: "Invite Member" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite New Member" });
  await dialog.getByLabel("Email Addresses").fill(`Ana Ruiz <${email}>`);
  await dialog.getByLabel(new RegExp(`^${role}`)).check();
  await dialog.getByRole("button", { name: "Send Invitation" }).click();
  await expect(page.getByText("They will receive an email to complete their signup.")).toBeVisible();
  await expect(dialog).toBeHidden();
}

test("an admin invites from the dashboard; the person accepts by mail, chooses a password and is in the club with the role", async ({
  page,
  browser,
  mail,
}) => {
  const { name, admin } = await makeClub();
  const person = { email: newAddress(), password: "first-secret" };
  await inviteFromDashboard(page, admin, person.email, "Coach");
  await page.goto("/admin/invite");
  await expect(page.getByText(person.email)).toBeVisible();

  const theirs = await (await browser.newContext()).newPage();
  await openLink(theirs, mail, person.email, new RegExp(`^You are invited to ${name}$`));
  const link = theirs.url();
  await expect(theirs.getByText(`invites you to join ${name} as Coach.`)).toBeVisible();
  await theirs.getByRole("button", { name: "Accept invitation" }).click();
  await theirs.getByLabel("New Password").fill(person.password);
  await theirs.getByLabel("Confirm Password").fill(person.password);
  await theirs.getByRole("button", { name: "Set password" }).click();
  await expect(theirs.getByRole("heading", { name: "Password set" })).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole("heading", { name: "Password set" })).toBeVisible();
  await theirs.getByRole("button", { name: "Continue" }).click();
  await expect(theirs.getByRole("banner").getByText(name)).toBeVisible();
  await expect(theirs.getByText("Coach", { exact: true }).first()).toBeVisible();
  // The admin's list updates without a reload.
  await expect(page.getByText(person.email)).toBeHidden();

  // The mail's link again, opened by the person who accepted.
  await theirs.goto(link);
  await expect(theirs.getByText("there is nothing left to do")).toBeVisible();
  await expect(theirs.getByText(`You are signed in as ${person.email}`)).toBeVisible();
  await theirs.getByRole("button", { name: "Continue" }).click();
  await logOut(theirs);
  await theirs.goto(link);
  await expect(theirs.getByText("Have you accepted the invitation already? Then sign in.")).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Accept invitation" })).toHaveCount(0);
  await theirs.getByRole("link", { name: "Go to Sign In" }).click();
  await giveCredentials(theirs, person);
  await expect(theirs.getByRole("banner").getByText(name)).toBeVisible();
  await theirs.context().close();
});

test("an accepted invitation without a password continues at that step, or by a new mail on another device", async ({
  page,
  browser,
  mail,
}) => {
  const { name, admin } = await makeClub();
  const email = newAddress();
  await inviteFromDashboard(page, admin, email, "Member");
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await openLink(theirs, mail, email, /^You are invited/);
  const link = theirs.url();
  await theirs.getByRole("button", { name: "Accept invitation" }).click();
  await expect(theirs.getByRole("heading", { name: "Choose a password" })).toBeVisible();
  await theirs.close();

  const again = await context.newPage();
  await again.goto(link);
  await expect(again.getByRole("heading", { name: "Choose a password" })).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText("This link does not work any more.")).toBeVisible();
  await elsewhere.getByRole("link", { name: "Email me a new link" }).click();
  await elsewhere.getByLabel("Email").fill(email);
  await elsewhere.getByRole("button", { name: "Send reset link" }).click();
  await openLink(elsewhere, mail, email, /^Set a new password/);
  await elsewhere.getByRole("button", { name: "Continue" }).click();
  await elsewhere.getByLabel("New Password").fill("first-secret");
  await elsewhere.getByLabel("Confirm Password").fill("first-secret");
  await elsewhere.getByRole("button", { name: "Set password" }).click();
  await elsewhere.getByRole("button", { name: "Continue" }).click();
  await expect(elsewhere.getByRole("banner").getByText(name)).toBeVisible();
  await elsewhere.context().close();
  await context.close();
});

test("a person with an account is asked to sign in, and accepts on Join a club", async ({ page, browser, mail }) => {
  const { name, admin } = await makeClub();
  const person = { email: newAddress(), password: "first-secret" };
  await signUpAndConfirm(page, mail, person);
  await expect(page.getByRole("heading", { name: "Join a club" })).toBeVisible();

  const office = await (await browser.newContext()).newPage();
  await inviteFromDashboard(office, admin, person.email, "Front Desk");
  await office.context().close();

  await openLink(page, mail, person.email, /^You are invited/);
  await expect(page.getByRole("heading", { name: `${name} has invited you` })).toBeVisible();
  await expect(page.getByText("Ada Okafor invites you to join as Front Desk.")).toBeVisible();
  await page.getByRole("button", { name: "Accept invitation" }).click();
  await expect(page.getByRole("banner").getByText(name)).toBeVisible();
});

test("a revoked invitation's link does not work any more", async ({ page, browser, mail }) => {
  const { admin } = await makeClub();
  const email = newAddress();
  await inviteFromDashboard(page, admin, email, "Member");
  await page.goto("/admin/invite");
  await page.getByRole("button", { name: `Revoke the invitation of ${email}` }).click();
  await page.getByRole("button", { name: "Revoke Invitation" }).click();
  await expect(page.getByText("No pending invitations")).toBeVisible();

  const theirs = await (await browser.newContext()).newPage();
  await openLink(theirs, mail, email, /^You are invited/);
  await expect(theirs.getByText("This link does not work any more.")).toBeVisible();
  await expect(theirs.getByText("only the newest mail's link works")).toBeVisible();
  await theirs.context().close();
});

test("another signed-in person is asked to sign out first, and stays signed in until then", async ({
  page,
  mail,
  invite,
}) => {
  const otherAddress = newAddress();
  await signUpAndConfirm(page, mail, { email: otherAddress, password: "first-secret" });
  const invited = newAddress();
  await invite(invited);
  await openLink(page, mail, invited, /^You are invited/);
  await expect(page.getByText(`You are signed in as ${otherAddress}`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Accept invitation" })).toHaveCount(0);
  await page.getByRole("button", { name: "Sign out and go on" }).click();
  await page.getByRole("button", { name: "Accept invitation" }).click();
  await expect(page.getByRole("heading", { name: "Choose a password" })).toBeVisible();
  // No admin of this club has invited the other person: the invitation is for the first address.
  await expect(page.getByText("This invitation is no longer valid.")).toBeVisible();
});

test("without a session an invitation requires the set-up secret, and a running installation sends none", async ({
  page,
}) => {
  await page.goto("/admin/invite");
  await expect(page.getByText("temporary access mode")).toBeVisible();
  await page.getByLabel("Email Address").fill(newAddress());
  await page.getByLabel("Set-up secret").fill("0123456789abcdef");
  await page.getByRole("button", { name: "Send Invitation" }).click();
  await expect(page.getByRole("alert")).toHaveText("You must be logged in to send invites");
});
