import { randomUUID } from "node:crypto";
import { expect } from "../journey.ts";
import { asOwner, newAddress, test } from "./mailing-product.ts";
import { signUpAndConfirm, signUpHere } from "./steps.ts";

/** A club that admits applicants at once, and its code. */
async function makeOpenClub(): Promise<{ name: string; code: string }> {
  const name = `Club ${randomUUID().slice(0, 8)}`;
  const [club] = await asOwner(
    (sql) => sql<{ join_code: string }[]>`
      insert into clubs (name, subscription_status, allow_trial_mode) values (${name}, 'active', true) returning join_code`,
  );
  return { name, code: club?.join_code ?? "" };
}

test("a wrong code is rejected, a club with approval says so, and one that admits at once opens", async ({
  page,
  mail,
}) => {
  const open = await makeOpenClub();
  const asking = await makeOpenClub();
  await asOwner((sql) => sql`update clubs set allow_trial_mode = false where name = ${asking.name}`);
  await signUpAndConfirm(page, mail, { email: newAddress(), password: "first-secret" });

  const join = async (code: string) => {
    await page.getByLabel("Club join code").fill(code);
    await page.getByRole("button", { name: "Join club" }).click();
  };
  await join("AAAA-AAAA");
  await expect(page.getByRole("alert")).toHaveText("No club has this code. Please check it with your club.");
  await join(asking.code);
  await expect(page.getByText(`You have asked to join ${asking.name}`)).toBeVisible();
  await join(open.code.toLowerCase());
  await expect(page.getByRole("banner").getByText(open.name)).toBeVisible();
});

test("a new person comes from the club's poster, signs up, confirms by mail, and finds the code filled in", async ({
  page,
  mail,
}) => {
  const club = await makeOpenClub();
  const email = newAddress();
  await page.goto(`/join-club?code=${club.code}`);
  await expect(page).toHaveURL(/\/signup$/);
  await signUpHere(page, mail, { email, password: "first-secret" });
  await expect(page).toHaveURL(/\/join-club\?code=/);
  await expect(page.getByLabel("Club join code")).toHaveValue(club.code);
  // Signing up leaves a verifier in this browser: the code in the address must not be taken for one that signs in.
  await page.reload();
  await expect(page.getByLabel("Club join code")).toHaveValue(club.code);
  await page.getByRole("button", { name: "Join club" }).click();
  await expect(page.getByRole("banner").getByText(club.name)).toBeVisible();
});
