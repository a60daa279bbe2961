import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "../process/command-error.ts";

export const changelogFile = (checkout: string) => join(checkout, "CHANGELOG.md");

/** The sections of CHANGELOG.md, newest first: "Unreleased" or a version, and what stands below its heading. */
export function changelogSections(checkout: string): { version: string; notes: string }[] {
  const [, ...sections] = readFileSync(changelogFile(checkout), "utf8").split(/^## /m);
  return sections.map((section) => {
    const [heading = "", ...lines] = section.split("\n");
    return { version: heading.split(" ")[0] ?? "", notes: lines.join("\n").trim() };
  });
}

/** What CHANGELOG.md says of a version. Throws {@link CommandError} when it says nothing. */
export function notesOf(checkout: string, version: string): string {
  const notes = changelogSections(checkout).find((section) => section.version === version)?.notes;
  if (!notes) throw new CommandError(`CHANGELOG.md has no notes of ${version}.`);
  return notes;
}
