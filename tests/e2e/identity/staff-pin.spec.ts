import { randomUUID } from "node:crypto";
import { expect } from "../journey.ts";
import { asOwner, newAddress, test } from "./mailing-product.ts";
import { signUpAndConfirm } from "./steps.ts";

/** Makes the account of the address the front desk of a club of its own. */
const employ = (email: string) =>
  asOwner(
    (sql) => sql`
      with club as (insert into clubs (name, subscription_status) values (${`Club ${randomUUID()}`}, 'active') returning id)
      insert into memberships (club_id, user_id, role)
      select club.id, users.id, 'front_desk' from club, users where users.email = ${email}`,
  );

test("the front desk sets a PIN for the kiosk, changes it after entering the password, and removes it", async ({
  page,
  mail,
}) => {
  const email = newAddress();
  await signUpAndConfirm(page, mail, { email, password: "first-secret" });
  await expect(page.getByRole("heading", { name: "Join a club" })).toBeVisible();
  await employ(email);
  await page.goto("/my-account");
  const give = async (pin: string) => {
    await page.getByLabel("New PIN").fill(pin);
    await page.getByLabel("Confirm PIN").fill(pin);
    await page.getByRole("button", { name: /^(Set|Change) PIN$/ }).click();
  };
  await give("1234");
  await expect(page.getByRole("alert")).toHaveText("This PIN is too easy to guess. Do not repeat or count digits.");
  await give("2846");
  await expect(page.getByText("Your PIN is set.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change PIN" })).toBeVisible();

  await asOwner(
    (sql) => sql`
      update auth.sessions set created_at = created_at - interval '25 hours', amr = (
        select jsonb_agg(jsonb_set(entry, '{timestamp}', to_jsonb((entry ->> 'timestamp')::bigint - 90000)))
        from jsonb_array_elements(amr) entry)
      where user_id = (select id from users where email = ${email})`,
  );
  await give("9071");
  await page.getByLabel("Current Password").fill("first-secret");
  await page.getByRole("button", { name: "Change PIN" }).click();
  await expect(page.getByText("Your PIN is changed.")).toBeVisible();

  await page.getByRole("button", { name: "Remove PIN" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Your PIN is removed.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Set PIN" })).toBeVisible();
});
