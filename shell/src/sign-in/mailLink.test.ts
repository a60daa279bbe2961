import { expect, test } from "vitest";
import { readMailLink } from "./mailLink.ts";

const link = (query: string) => readMailLink(new URL(`https://club.test/auth?${query}`));
const goal = (redirectTo: string) =>
  link(`token_hash=abc&type=magiclink&redirect_to=${encodeURIComponent(redirectTo)}`)?.goal;

test("a mail's link", () => {
  expect(link("token_hash=abc&type=recovery")).toEqual({
    tokenHash: "abc",
    type: "recovery",
    goal: null,
    clubId: null,
  });
});

test.each(["", "token_hash=abc", "type=signup", "token_hash=&type=signup", "token_hash=abc&type=sms"])(
  "%j is none",
  (query) => {
    expect(link(query)).toBeNull();
  },
);

test("a page of ours is kept as the goal", () => {
  expect(goal("https://club.test/book?sport=squash")).toBe("/book?sport=squash");
});

test.each([
  "https://club.test/",
  "https://club.test/auth",
  "https://club.test/dashboard",
  "https://club.test/club-invite?club_id=c1&role=coach",
  "https://evil.test/book",
  "https://club.test//evil.test",
  "//evil.test/book",
  "javascript:alert(1)",
  "/book",
])("%s is no goal", (redirectTo) => {
  expect(goal(redirectTo)).toBeNull();
});
