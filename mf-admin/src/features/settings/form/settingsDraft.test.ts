import { expect, test } from "vitest";
import { fakeAdmin } from "../../../testing/fake-club.ts";
import type { FieldName } from "./settingFields.ts";
import { changedNames, changesOf, editsOn, storedOf, wasLogoSaved, withEdit } from "./settingsDraft.ts";

const club = fakeAdmin.club;
if (!club) throw new Error("the fake admin has a club");
const stored = storedOf(club);

test("a value that is set back to the stored one is no edit", () => {
  const edited = withEdit({}, stored, "name", "Other");
  expect(edited).toEqual({ name: "Other" });
  expect(withEdit(edited, stored, "name", club.name)).toEqual({});
  expect(withEdit({}, stored, "sports", [...club.sports])).toEqual({});
});

test("a save contains the edits as they are stored, and none without effect", () => {
  const edits = { name: `  ${club.name} `, primary_color: "#abcdef", sports: ["Padel "] };
  expect(changesOf(edits, stored)).toEqual({ primary_color: "#ABCDEF", sports: ["padel"] });
});

test("of a section's fields, those that another admin has changed are named", () => {
  const theirs = storedOf({
    ...club,
    version: 2,
    slot_length_minutes: 90,
    waitlist_enabled: false,
    branding_logo_url: "/l",
  });
  const changed = (...fields: FieldName[]) => changedNames(stored, theirs, fields, {});
  expect(changed("slot_length_minutes", "max_bookings_per_day", "waitlist_enabled")).toEqual([
    "slot_length_minutes",
    "waitlist_enabled",
  ]);
  expect(changed("logo", "primary_color")).toEqual(["logo"]);
  expect(changed("name", "location")).toEqual([]);
});

test("a field that both admins have changed to one value needs no choice, and is no edit any more", () => {
  const theirs = storedOf({ ...club, version: 2, waitlist_enabled: !club.waitlist_enabled, location: "Theirs" });
  const edits = { waitlist_enabled: !club.waitlist_enabled, location: "Ours" };
  expect(changedNames(stored, theirs, ["waitlist_enabled", "location"], edits)).toEqual(["location"]);
  expect(editsOn(edits, theirs)).toEqual({ location: "Ours" });
});

test("a logo whose response was lost was saved if it alone has changed, one version on, as it was chosen", () => {
  const before = storedOf({ ...club, version: 3, branding_logo_url: "/before" });
  const now = (changes: Partial<typeof club>) =>
    storedOf({ ...club, version: 4, branding_logo_url: "/now", ...changes });
  const picture = { before, choice: new File([], "logo.png") };
  expect(wasLogoSaved(picture, now({}))).toBe(true);
  expect(wasLogoSaved(picture, now({ version: 3 }))).toBe(false);
  expect(wasLogoSaved(picture, now({ version: 5 }))).toBe(false);
  expect(wasLogoSaved(picture, now({ location: "Theirs" }))).toBe(false);
  expect(wasLogoSaved(picture, now({ branding_logo_url: "/before" }))).toBe(false);
  expect(wasLogoSaved(picture, now({ branding_logo_url: null }))).toBe(false);
  expect(wasLogoSaved({ before, choice: "none" }, now({ branding_logo_url: null }))).toBe(true);
  expect(wasLogoSaved({ before, choice: "none" }, now({}))).toBe(false);
});
