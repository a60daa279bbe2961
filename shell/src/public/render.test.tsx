import { DOCUMENTS } from "@courtside/contracts/domain/app-paths.ts";
import { describe, expect, test } from "vitest";
import { CONTACT } from "./contact.ts";
import { QUESTIONS, questionsAsData } from "./home/questions.ts";
import { renderPages } from "./render.tsx";

const pages = renderPages();
const bodyOf = (path: string) => pages.find((page) => page.path === path)?.body ?? "";
const hrefsOf = (body: string) => [...body.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
const idsOf = (body: string) => [...body.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
/** Link text → where it leads. */
const linkOf = (body: string, text: string) => new RegExp(`<a href="([^"]*)"[^>]*>${text}</a>`).exec(body)?.[1];

/** Pages of the application that public pages lead to. */
const APPLICATION = ["/auth", "/signup", "/signup-club", "/dashboard", "/upgrade"];

test("every document has a page, and every page is known as a document", () =>
  expect(pages.map(({ path }) => path).toSorted()).toEqual([...DOCUMENTS].toSorted()));

test("titles and descriptions are unique", () => {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});

describe.each(pages)("$path", ({ path, body, title, description }) => {
  test("has a title and a description of the length that search engines show", () => {
    expect(title).toContain("Courtside");
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  test("has one h1, and headings in order", () => {
    const levels = [...body.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  test("has no script and no style attribute: the page's policy would reject them", () =>
    expect(body).not.toMatch(/<script|\sstyle=|\son\w+=/));

  test("has no id twice", () => expect(new Set(idsOf(body)).size).toBe(idsOf(body).length));

  test("leads only to pages and sections that exist", () => {
    for (const href of hrefsOf(body).filter((href) => !/^(mailto|tel):/.test(href))) {
      const { pathname, hash } = new URL(href, `https://site${path}`);
      expect([...DOCUMENTS, ...APPLICATION], href).toContain(pathname);
      if (hash) expect(idsOf(bodyOf(pathname)), href).toContain(hash.slice(1));
    }
  });

  test("has sign-in, sign-up, the support address, privacy and terms", () =>
    expect(hrefsOf(body)).toEqual(
      expect.arrayContaining(["/auth", "/signup", `mailto:${CONTACT.email}`, "/privacy", "/terms"]),
    ));
});

test("the home page: Sign In, Sign Up, Try Demo, three feature cards, eight sports, three plans", () => {
  const home = bodyOf("/");
  expect(linkOf(home, "Sign In")).toBe("/auth");
  expect(linkOf(home, "Sign Up")).toBe("/signup");
  expect(linkOf(home, "Try Demo")).toBe("/demo");
  for (const price of ["$29", "$79", "$149", "$290", "$790", "$1,428"]) expect(home).toContain(price);
  const cards = /id="features".*?<\/section>/s.exec(home)?.[0] ?? "";
  expect(cards.match(/<h3/g)).toHaveLength(3);
});

test("search engines get the questions that the home page shows", () => {
  const home = bodyOf("/").replaceAll("&#x27;", "'");
  for (const { question, response } of QUESTIONS) {
    expect(home).toContain(question);
    expect(home).toContain(response);
  }
  expect(questionsAsData.mainEntity).toHaveLength(QUESTIONS.length);
});

test("/features has six cards and Get Started", () => {
  const cards = /<ul.*?<section/s.exec(bodyOf("/features").split("<main")[1] ?? "")?.[0] ?? "";
  expect(cards.match(/<h2/g)).toHaveLength(6);
  expect(linkOf(bodyOf("/features"), "Get Started")).toBe("/signup-club");
});

test("/about has email, phone, city and the trial", () => {
  for (const text of [CONTACT.email, CONTACT.phone, CONTACT.city]) expect(bodyOf("/about")).toContain(text);
  expect(bodyOf("/about").split("<main")[1]).toMatch(/href="\/signup-club"[^>]*>Start Free Trial/);
});

test.each([
  ["/start-trial", "Create Your Club", "/signup-club"],
  ["/trial-confirmation", "Go to Dashboard", "/dashboard"],
  ["/demo-ended", "Start Free Trial", "/start-trial"],
  ["/demo-ended", "Try Demo Again", "/demo"],
  ["/demo-ended", "Sign In", "/auth"],
])("%s: %s leads to %s", (path, text, href) => expect(linkOf(bodyOf(path), text)).toBe(href));

test("/trial-confirmation says that the club is there", () =>
  expect(bodyOf("/trial-confirmation")).toContain("Club Created Successfully!"));

test("/demo posts a visit and lands on /book", () => {
  const demo = bodyOf("/demo");
  expect(demo).toContain('data-enter="/api/v1/demo-visits" data-landing="/book"');
  expect(demo).toMatch(/role="alert" hidden="">.*Demo Setup Failed.*Please try again\./);
});

test("/qa-test has each role with its landing page", () => {
  const qa = bodyOf("/qa-test");
  expect(qa).toContain('data-enter="/api/v1/qa-sessions"');
  expect(qa).toMatch(/role="alert" hidden="">.*QA Login Failed/);
  const roles = [...qa.matchAll(/data-landing="([^"]*)" name="role"[^>]*value="([^"]*)"/g)].map(([, to, role]) => [
    role,
    to,
  ]);
  expect(Object.fromEntries(roles)).toEqual({
    admin: "/dashboard",
    coach: "/schedule",
    member: "/book",
    front_desk: "/bookings",
  });
});

test("pages that end a process are not for search engines, and /trial-confirmation is for founders alone", () => {
  const indexed = pages.filter(({ isIndexed }) => isIndexed).map(({ path }) => path);
  expect(indexed).toEqual(["/", "/features", "/about", "/demo", "/start-trial", "/privacy", "/terms"]);
  expect(pages.filter(({ isForFounder }) => isForFounder).map(({ path }) => path)).toEqual(["/trial-confirmation"]);
});
