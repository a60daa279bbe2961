import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { audiencesIn, followAudience } from "./followAudience.ts";

const CLUB = "aaaaaaaa-0000-4000-8000-000000000001";
const OTHER = "bbbbbbbb-0000-4000-8000-000000000001";

/** The cookies that are written, one after the other, as people of these clubs and roles are read. */
function written(registry: unknown, ...people: [club: string | null, role: string | null][]): string[] {
  const queries = new QueryClient();
  const cookies: string[] = [];
  const page = {
    set cookie(text: string) {
      cookies.push(text.split(";")[0] ?? "");
    },
    get cookie() {
      return "";
    },
  };
  followAudience(queries, audiencesIn(registry), page);
  for (const [club_id, role] of people) queries.setQueryData(["get", "/me", {}], { profile: { club_id }, role });
  return cookies;
}

const asking = (clubs: string[], staff: boolean) => ({ remotes: [], audiences: { clubs, staff } });

test("the cookie names the club and the staff's role only where a canary depends on them", () => {
  expect(written(asking([CLUB], false), [CLUB, "admin"])).toEqual([`courtside-audience=${CLUB}`]);
  expect(written(asking([OTHER], true), [CLUB, "front_desk"])).toEqual(["courtside-audience=+staff"]);
  expect(written(asking([CLUB], true), [CLUB, "admin"])).toEqual([`courtside-audience=${CLUB}+staff`]);
  expect(written(asking([OTHER], true), [CLUB, "coach"], [null, null])).toEqual(["courtside-audience="]);
});

test("another person in the same browser replaces it, and the same one does not write it again", () => {
  const cookies = written(asking([CLUB], true), [CLUB, "admin"], [CLUB, "admin"], [OTHER, "member"]);
  expect(cookies).toEqual([`courtside-audience=${CLUB}+staff`, "courtside-audience="]);
});

test.each([[{ remotes: [] }], [null], [{ remotes: [], audiences: "all" }]])("%j asks for nothing", (registry) => {
  expect(written(registry, [CLUB, "admin"])).toEqual([]);
});
