import { expect, test } from "vitest";
import { rememberedSidebar, rememberSidebar } from "./sidebarCookie.ts";

test("the cookie lives for 7 days", () => {
  const page = { cookie: "" };
  rememberSidebar(page, false);
  expect(page.cookie).toContain("max-age=604800");
  expect(rememberedSidebar(page.cookie)).toBe(false);
});

test.each([
  ["", undefined],
  ["other=1; sidebar_state=true", true],
  ["sidebar_state=false; other=1", false],
  ["my_sidebar_state=true", undefined],
])("%j is %s", (cookies, open) => {
  expect(rememberedSidebar(cookies)).toBe(open);
});
