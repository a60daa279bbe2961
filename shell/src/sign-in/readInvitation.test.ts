import { expect, test } from "vitest";
import { readInvitation } from "./readInvitation.ts";

const read = (query: string) => readInvitation(new URL(`https://club.test/club-invite?${query}`));
const inGoal = (query: string) =>
  read(`token_hash=abc&redirect_to=${encodeURIComponent(`https://club.test/club-invite?${query}`)}`);

test("club and role of the address itself, or of the one that the mail's link goes on to", () => {
  for (const text of [read("club_id=c1&role=front_desk"), inGoal("club_id=c1&role=front_desk")]) {
    expect(text).toEqual({ clubId: "c1", role: "Front Desk" });
  }
});

test.each(["", "role=owner", "role=%3Cb%3E"])("%j names no role that there is", (query) => {
  expect(read(query)).toEqual({ clubId: null, role: null });
  expect(inGoal(query)).toEqual({ clubId: null, role: null });
});

test("an invitation without a club: the installation's first admin", () => {
  const goal = encodeURIComponent("https://club.test/signup-club");
  expect(read(`token_hash=abc&redirect_to=${goal}`)).toEqual({ clubId: null, role: null });
});
