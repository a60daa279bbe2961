import { randomUUID } from "node:crypto";
import type { components } from "@courtside/contracts/api/schema.d.ts";
import type { Page } from "@playwright/test";

type Session = components["schemas"]["Session"];

/** Requests a session from a public operation: `/club-signups`, `/demo-visits` or `/qa-sessions`. */
export async function openSession(path: string, body: object): Promise<{ session: Session; club: { id: string } }> {
  const response = await fetch(`${process.env.COURTSIDE_URL}/api/v1${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Signs the page in by storing a session where the application's auth client reads it. Returns the user. */
export async function enterWith(page: Page, session: Session): Promise<{ id: string }> {
  const headers = { authorization: `Bearer ${session.access_token}` };
  const user = await (await fetch(`${process.env.COURTSIDE_URL}/auth/v1/user`, { headers })).json();
  await page.goto("/auth");
  await page.evaluate((text) => localStorage.setItem("courtside-auth", text), JSON.stringify({ ...session, user }));
  return user;
}
