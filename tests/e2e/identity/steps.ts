import type { Page } from "@playwright/test";
import type { MailServer } from "../../support/mail-server.ts";
import { expect } from "../journey.ts";

export interface NewPerson {
  email: string;
  password: string;
}

/** Signs up and opens the mail's link, whose button confirms. Ends signed in. */
export async function signUpAndConfirm(page: Page, mail: MailServer, person: NewPerson): Promise<void> {
  await page.goto("/signup");
  await signUpHere(page, mail, person);
}

/** The same on the sign-up page that is already open. */
export async function signUpHere(page: Page, mail: MailServer, { email, password }: NewPerson): Promise<void> {
  await page.getByLabel("Full Name").fill("Ana Ruiz");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password").fill(password);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("Account created successfully!")).toBeVisible();
  await openLink(page, mail, email, /^Confirm your email/);
  await page.getByRole("button", { name: "Confirm email" }).click();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
}

/** Opens the link of the newest mail of that subject. */
export async function openLink(page: Page, mail: MailServer, email: string, subject: RegExp): Promise<void> {
  const { link } = await mail.next(email, { subject });
  if (!link) throw new Error(`no link in the mail ${subject}`);
  await page.goto(link.href);
}

/** Fills the sign-in form that is shown, and sends it. */
export async function giveCredentials(page: Page, { email, password }: NewPerson): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** Logs out and waits for the sign-in page. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
}
