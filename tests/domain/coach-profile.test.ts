import { COACH_LIMITS, coachProblem } from "@courtside/contracts/domain/coach-profile.ts";
import { expect, test } from "vitest";

const OFFERED = ["tennis", "padel"];
const fine = { name: "Ann Lee", email: "ann@club.test", bio: "", sports: ["padel"] };

test("a complete form, a part of it and each field at its limit have no problem", () => {
  expect(coachProblem(fine, OFFERED)).toBeNull();
  expect(coachProblem({}, OFFERED)).toBeNull();
  expect(coachProblem({ bio: "x" }, OFFERED)).toBeNull();
  const longest = {
    name: "x".repeat(120),
    email: `${"x".repeat(320 - "@club.test".length)}@club.test`,
    bio: "x".repeat(4000),
    sports: OFFERED,
  };
  expect(coachProblem(longest, OFFERED)).toBeNull();
  expect(COACH_LIMITS).toEqual({ name: 120, email: 320, bio: 4000 });
});

test.each([
  [{ name: "" }, "name", "Name is required"],
  [{ name: "x".repeat(121) }, "name", "At most 120 characters"],
  [{ email: "" }, "email", "Email is required"],
  [{ email: "ann" }, "email", "Invalid email address"],
  [{ email: `${"x".repeat(311)}@club.test` }, "email", "Invalid email address"],
  [{ bio: "x".repeat(4001) }, "bio", "At most 4000 characters"],
  [{ sports: [] }, "sports", "Please select at least one sport"],
  [{ sports: ["tennis", "squash"] }, "sports", "The club does not offer Squash"],
])("%j: %s", (change, field, message) => {
  expect(coachProblem({ ...fine, ...change }, OFFERED)).toEqual({ field, message });
  expect(coachProblem(change, OFFERED)).toEqual({ field, message });
});

test.each([
  "ann@club",
  "@club.test",
  "ann@.test",
  "ann@club.",
  "a nn@club.test",
  "ann lee@club.test",
  "ann@cl ub.test",
  "ann@club.te st",
  "ann@@club.test",
  "ann@club.test ",
  " ann@club.test",
  "ann@club.t@est",
])("%j is not an address", (email) => {
  expect(coachProblem({ email }, OFFERED)?.field).toBe("email");
});
