import { describe, expect, test } from "vitest";
import { DOCUMENTS } from "./documents.ts";
import { renderPages } from "./render.tsx";

const pages = renderPages();

test("every document has a page, and every page is known as a document", () => {
  const paths = pages.map(({ name }) => (name === "index" ? "/" : `/${name}`));
  expect(paths.toSorted()).toEqual([...DOCUMENTS].toSorted());
});

describe.each(pages)("$name", ({ body, title, description }) => {
  test("has a title, a description and one h1", () => {
    expect(title).toContain("Courtside");
    expect(description.length).toBeGreaterThan(20);
    expect(body.match(/<h1/g)).toHaveLength(1);
  });

  test("has no script and no style attribute: the page's policy would refuse them", () => {
    expect(body).not.toMatch(/<script|\sstyle=|\son\w+=/);
  });
});

test("the home page leads to sign-in, sign-up, demo, privacy and terms", () => {
  const home = pages.find(({ name }) => name === "index")?.body ?? "";
  for (const href of ["/auth", "/signup", "/demo", "/start-trial", "/privacy", "/terms"]) {
    expect(home).toContain(`href="${href}"`);
  }
  expect(home).toMatch(/href="mailto:/);
});
