import { expect, test } from "vitest";
import { coachErrors } from "./coachErrors.ts";

const fine = { name: "Ana Ruiz", email: "ana@club.test", bio: "", sports: ["tennis"] };

test.each([
  [fine, {}],
  [
    { name: "", email: "", bio: "", sports: [] },
    { name: "Name is required", email: "Email is required", sports: "Please select at least one sport" },
  ],
  [{ ...fine, email: "ana@club" }, { email: "Invalid email address" }],
  [{ name: "Ana Ruiz" }, {}],
  [{ sports: ["curling"] }, { sports: "The club does not offer Curling" }],
])("%j has the failures %j", (profile, failures) => {
  expect(coachErrors(profile, ["tennis"])).toEqual(failures);
});
