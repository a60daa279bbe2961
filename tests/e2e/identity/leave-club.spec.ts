import { randomUUID } from "node:crypto";
import { hashPassword } from "../../../api/src/auth/password-hashing/hash.ts";
import { seedPeople } from "../../../tools/seed/club.ts";
import { expect } from "../journey.ts";
import { asOwner, newAddress, test } from "./mailing-product.ts";
import { giveCredentials, openLink } from "./steps.ts";

const PASSWORD = "Own-Club-Passphrase-1";

/** A paid club, its admin, and a member if an address is given. */
async function makeClub(memberEmail?: string): Promise<{ name: string; adminEmail: string }> {
  const name = `Club ${randomUUID().slice(0, 8)}`;
  const adminEmail = newAddress();
  const hash = await hashPassword(PASSWORD);
  const people = [
    { name: "Ada Okafor", role: "admin" as const, email: adminEmail },
    ...(memberEmail ? [{ name: "Ana Ruiz", role: "member" as const, email: memberEmail }] : []),
  ];
  await asOwner((owner) =>
    owner.begin(async (sql) => {
      const [club] = await sql<{ id: string }[]>`
        insert into clubs (name, subscription_status) values (${name}, 'active') returning id`;
      await seedPeople(sql, club?.id ?? "", people, hash);
    }),
  );
  return { name, adminEmail };
}

test("a member reads another club's invitation, leaves their club there and accepts it", async ({ page, browser }) => {
  const email = newAddress();
  const [theirs, next] = [await makeClub(email), await makeClub()];
  await page.goto("/auth");
  await giveCredentials(page, { email: next.adminEmail, password: PASSWORD });
  await page.getByRole("button", { name: "Invite Member" }).click();
  const invite = page.getByRole("dialog", { name: "Invite New Member" });
  await invite.getByLabel("Email Addresses").fill(`Ana Ruiz <${email}>`);
  await invite.getByLabel(/^Coach/).check();
  await invite.getByRole("button", { name: "Send Invitation" }).click();
  await expect(invite).toBeHidden();

  const member = await (await browser.newContext()).newPage();
  await member.goto("/auth");
  await giveCredentials(member, { email, password: PASSWORD });
  await expect(member.getByRole("banner").getByText(theirs.name)).toBeVisible();
  await member.getByRole("link", { name: "Read Invitation" }).click();
  await member.getByRole("button", { name: "Leave your club" }).click();
  const leave = member.getByRole("alertdialog", { name: `Leave ${theirs.name}?` });
  await leave.getByRole("button", { name: "Leave Club" }).click();
  await expect(leave).toBeHidden();
  await member.getByRole("button", { name: "Accept invitation" }).click();
  await expect(member.getByRole("banner").getByText(next.name)).toBeVisible();
  await expect(member.getByText("Coach", { exact: true }).first()).toBeVisible();
  await expect(member.getByText(`${next.name} has invited you`)).toBeHidden();
  await member.context().close();
});

test("an address's owner rejects a stranger's club, and an admin closes theirs and keeps it open again", async ({
  page,
  browser,
  mail,
}) => {
  const email = newAddress();
  await page.goto("/");
  const status = await page.evaluate(
    async (body) => {
      const headers = { "content-type": "application/json" };
      return (await fetch("/api/v1/club-signups", { method: "POST", headers, body: JSON.stringify(body) })).status;
    },
    { club_name: "Squatted Padel", admin_name: "A Stranger", email, password: "Strangers-own-7" },
  );
  expect(status).toBe(201);

  const owner = await (await browser.newContext()).newPage();
  await openLink(owner, mail, email, /^Confirm your email/);
  await owner.getByRole("button", { name: "Confirm email" }).click();
  // The name that the stranger gave is not kept.
  await expect(owner.getByLabel("Full Name")).toHaveValue("A Stranger");
  await owner.getByLabel("Full Name").fill("Olga Owner");
  await owner.getByLabel("New Password").fill(PASSWORD);
  await owner.getByLabel("Confirm Password").fill(PASSWORD);
  await owner.getByRole("button", { name: "Set password" }).click();
  await owner.getByRole("button", { name: "Continue" }).click();
  await expect(owner.getByRole("heading", { name: "Is Squatted Padel your club?" })).toBeVisible();
  await expect(owner.getByRole("banner")).toContainText("Olga Owner");
  await owner.getByRole("button", { name: "It Is Not Mine" }).click();
  await owner.getByRole("alertdialog").getByRole("button", { name: "Close Club" }).click();
  await expect(owner.getByRole("heading", { name: "Is Squatted Padel your club?" })).toBeHidden();
  await owner.context().close();

  const { name, adminEmail } = await makeClub();
  const admin = await (await browser.newContext()).newPage();
  await admin.goto("/auth");
  await giveCredentials(admin, { email: adminEmail, password: PASSWORD });
  await expect(admin.getByRole("banner").getByText(name)).toBeVisible();
  await admin.goto("/club-settings");
  await admin.getByRole("link", { name: "Leave or Close Club" }).click();
  await admin.getByRole("button", { name: "Close Club" }).click();
  const dialog = admin.getByRole("alertdialog", { name: `Close ${name}?` });
  await dialog.getByLabel("Club name").fill(name);
  await dialog.getByRole("button", { name: "Close Club" }).click();
  await expect(admin.getByText(new RegExp(`^${name} closes on `))).toBeVisible();
  await admin.getByRole("button", { name: "Keep Club Open" }).click();
  await expect(admin.getByText(new RegExp(`^${name} closes on `))).toBeHidden();
  await admin.context().close();
});
