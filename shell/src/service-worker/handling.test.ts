import { expect, test } from "vitest";
import { handlingOf } from "./handling.ts";

const ORIGIN = "https://club.test";
const CODE_ORIGINS = ["http://localhost:*", "https://coach.test"];
const of = (path: string, asked: { mode?: RequestMode; method?: string } = {}) =>
  handlingOf({ method: "GET", mode: "cors", url: new URL(path, ORIGIN).href, ...asked }, ORIGIN, CODE_ORIGINS);

test.each(["/dashboard", "/my-bookings", "/book?date=2026-06-01", "/coaches/7", "/auth"])(
  "%s is a page of the application",
  (path) => {
    expect(of(path, { mode: "navigate" })).toBe("page");
    expect(of(path)).toBe("network");
  },
);

test.each(["/", "/about", "/api/v1/docs", "/auth/v1/authorize", "/dev/outbox", "/billing-sandbox/1", "/sitemap.xml"])(
  "%s is none: it is the server's alone",
  (path) => expect(of(path, { mode: "navigate" })).toBe("document"),
);

test.each([
  "/assets/main.1a2b3c4d.js",
  "/_mf/mf-coach/1.0.0-5f1c07aa/assets/book.css",
  "https://coach.test/_mf/mf-coach/1.0.0-5f1c07aa/remoteEntry.1a2b3c4d.js",
])("%s never changes", (path) => expect(of(path)).toBe("file"));

test.each([
  "/_mf/mf-coach/1.0.0-5f1c07aa/mf-manifest.json",
  "https://coach.test/assets/main.js",
  "/api/v1/me",
  "/sw.js",
  "/manifest.webmanifest",
])("%s is read anew", (path) => expect(of(path)).toBe("network"));

test("a remote's file of an origin from which the worker may not fetch is left to the page", () => {
  expect(of("https://moved.test/_mf/mf-coach/1.0.0-5f1c07aa/remoteEntry.1a2b3c4d.js")).toBe("network");
});

test("the registry is the server's while there is one, and what changes something is never touched", () => {
  expect(of("/remotes.json")).toBe("registry");
  expect(of("/api/v1/bookings", { method: "POST" })).toBe("network");
  expect(of("/book", { method: "POST", mode: "navigate" })).toBe("network");
});
