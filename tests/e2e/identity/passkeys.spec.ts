import { expect } from "../journey.ts";
import { newAddress, test } from "./mailing-product.ts";
import { giveCredentials, logOut, signUpAndConfirm } from "./steps.ts";
import { addAuthenticator } from "./virtual-authenticator.ts";

test("add a passkey, name it, sign in with it, and remove it", async ({ page, mail }) => {
  const person = { email: newAddress(), password: "first-secret" };
  // The virtual authenticator would accept the suggestion in the e-mail field before the button is pressed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await signUpAndConfirm(page, mail, person);
  await addAuthenticator(page, "internal");
  await page.goto("/my-account");
  await page.getByRole("tab", { name: "Security" }).click();
  await expect(page.getByText("You have no passkey yet.")).toBeVisible();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("The passkey is added. Next time you can sign in with it.")).toBeVisible();
  await mail.next(person.email, { subject: /^A passkey was added/ });
  // The same device creates no second one.
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("This device or key is registered with your account already.")).toBeVisible();
  await page.getByRole("button", { name: "Rename Passkey" }).click();
  await page.getByLabel("Name of this passkey").fill("Ana's laptop");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByRole("button", { name: "Remove Ana's laptop" })).toBeVisible();

  await logOut(page);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await page.goto("/my-account?tab=security");
  await expect(page.getByText(/Last used/)).toBeVisible();
  await page.getByRole("button", { name: "Remove Ana's laptop" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("You have no passkey yet.")).toBeVisible();

  await logOut(page);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "This passkey does not work here. It may have been removed from your account.",
  );
  await giveCredentials(page, person);
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
});

test("a security key is required after the password, and a recovery code replaces it once", async ({ page, mail }) => {
  const person = { email: newAddress(), password: "first-secret" };
  await signUpAndConfirm(page, mail, person);
  const key = await addAuthenticator(page, "usb");
  await page.goto("/my-account?tab=security");
  await page.getByRole("button", { name: "Set up two-factor sign-in" }).click();
  await page.getByRole("button", { name: "Security key" }).click();
  await page.getByLabel("Name of this key").fill("Blue key");
  await page.getByRole("button", { name: "Register key" }).click();
  await expect(page.getByRole("button", { name: "Remove Blue key" })).toBeVisible();

  await expect(page.getByText("You have no recovery codes.")).toBeVisible();
  await page.getByRole("button", { name: "Make recovery codes" }).click();
  const listed = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(listed).toHaveCount(10);
  const codes = await listed.allInnerTexts();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("courtside-recovery-codes.txt");
  await page.getByLabel("I have saved these codes").check();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("10 of 10 codes are left.")).toBeVisible();

  await logOut(page);
  await giveCredentials(page, person);
  await expect(page.getByRole("heading", { name: "Two-factor sign-in" })).toBeVisible();
  await page.getByRole("button", { name: "Use security key" }).click();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();

  await key.remove();
  await logOut(page);
  await giveCredentials(page, person);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill("aaaa-aaaa-aaaa-aaaa");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByRole("alert")).toHaveText("Invalid recovery code entered");
  await page.getByLabel("Recovery code").fill(codes[0]?.toUpperCase() ?? "");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await mail.next(person.email, { subject: /^A recovery code was used/ });
  await page.goto("/my-account?tab=security");
  await expect(page.getByText("9 of 10 codes are left.")).toBeVisible();
});
