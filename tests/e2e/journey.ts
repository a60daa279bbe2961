import { test as base, expect, type Page } from "@playwright/test";
import { QA_PASSWORD } from "../../api/src/qa/personas.ts";

export type Persona = "admin" | "coach" | "frontdesk" | "member";

/** Signs in on /auth as a QA persona through the form. */
export async function signIn(page: Page, persona: Persona, path = "/auth"): Promise<void> {
  await page.goto(path);
  await page.getByLabel("Email").fill(`${persona}@qa.courtside.test`);
  await page.getByLabel("Password", { exact: true }).fill(QA_PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
}

/** The links of the side menu; a screen may hold a link of the same name. */
export const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });

/** Journeys run against the product that tests/support/product.ts started; any error in the page's console fails them. */
export const test = base.extend<{ quietConsole: undefined; strict: boolean }>({
  baseURL: async ({ browserName: _ }, use) => {
    await use(process.env.COURTSIDE_URL);
  },
  strict: [true, { option: true }],
  quietConsole: [
    async ({ page, strict }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        // A rejected call is logged as a console error too; the screens report those themselves.
        if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
          errors.push(message.text());
      });
      await use(undefined);
      if (strict) expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
