import { expect, test } from "vitest";
import { fakeAdmin } from "../../../testing/fake-club.ts";
import { changedNames, changesOf, storedOf, withEdit } from "./settingsDraft.ts";

const club = fakeAdmin.club;
if (!club) throw new Error("the fake admin has a club");
const stored = storedOf(club);

test("what is set back to what is stored is no edit", () => {
  const edited = withEdit({}, stored, "name", "Other");
  expect(edited).toEqual({ name: "Other" });
  expect(withEdit(edited, stored, "name", club.name)).toEqual({});
  expect(withEdit({}, stored, "sports", [...club.sports])).toEqual({});
});

test("a save holds the edits as they are stored, and none that comes to nothing", () => {
  const edits = { name: `  ${club.name} `, primary_color: "#abcdef", sports: ["Padel "] };
  expect(changesOf(edits, stored)).toEqual({ primary_color: "#ABCDEF", sports: ["padel"] });
});

test("what another admin has changed is named", () => {
  const theirs = storedOf({ ...club, version: 2, slot_length_minutes: 90, waitlist_enabled: false });
  expect(changedNames(stored, theirs).toSorted()).toEqual(["slot_length_minutes", "waitlist_enabled"]);
});
