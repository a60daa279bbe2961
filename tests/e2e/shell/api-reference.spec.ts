import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "../journey.ts";

const { paths } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../contracts/api/openapi.json"), "utf8"),
) as {
  paths: Record<string, Record<string, { tags: string[] }>>;
};
const described = Object.values(paths).flatMap((item) => Object.values(item));
const byTag = Map.groupBy(described, ({ tags: [tag] }) => tag);

test("the api's reference shows every operation, tries one, and requests nothing from other origins", async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== baseURL) foreign.push(request.url());
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      document.documentElement.dataset.violation = `${violatedDirective} ${blockedURI}`;
    });
  });
  await page.goto("/api/v1/docs");
  // The browser parses a megabyte of Swagger UI first.
  await expect(page.getByRole("heading", { name: "Courtside" })).toBeVisible({ timeout: 60_000 });
  await expect(page.locator(".opblock-tag")).toHaveCount(byTag.size);
  for (const [tag, operations] of byTag) {
    const group = page.locator(`.opblock-tag[data-tag="${tag}"]`);
    await group.click();
    await expect(page.locator(".opblock")).toHaveCount(operations.length);
    await group.click();
    await expect(page.locator(".opblock")).toHaveCount(0);
  }
  await page.locator(".opblock-tag", { hasText: "Session" }).click();
  await page.getByRole("button", { name: /^GET \/me The signed-in/ }).click();
  await page.getByRole("button", { name: "Try it out" }).click();
  await page.getByRole("button", { name: "Execute" }).click();
  await expect(page.getByText("no_authorization").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.violation)).toBeUndefined();
  expect(foreign).toEqual([]);
});
