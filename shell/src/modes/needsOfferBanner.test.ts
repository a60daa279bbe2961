import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { expect, test } from "vitest";
import { needsOfferBanner } from "./needsOfferBanner.ts";

const member = fakeMe("member");

test.each(["/events", "/coaches/7", "/lesson-requests", "/my-account?tab=profile"])("%s shows the banner", (path) => {
  const [pathname = "", search = ""] = path.split("?");
  expect(needsOfferBanner(member, pathname, search)).toBe(true);
});

test.each(["/book", "/dashboard", "/my-account?tab=waitlist"])("%s shows the offer on the page itself", (path) => {
  const [pathname = "", search = ""] = path.split("?");
  expect(needsOfferBanner(member, pathname, search)).toBe(false);
});

test("no offers are read for users who cannot join a waitlist, or whose club is closed", () => {
  expect(needsOfferBanner(fakeMe("admin"), "/events", "")).toBe(false);
  const closed = { ...member, access: { ...member.access, has_access: false } };
  expect(needsOfferBanner(closed, "/events", "")).toBe(false);
});
