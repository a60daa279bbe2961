import type { Member } from "@courtside/contracts/api/client.ts";
import { csvLine } from "@courtside/contracts/domain/csv.ts";
import { ROLE_LABELS } from "@courtside/contracts/domain/roles.ts";
import { saveFile } from "@courtside/contracts/shell/saveFile.ts";

/** The members as a CSV file, with the columns that an import reads; spreadsheets take its encoding from the first character. */
const membersCsv = (members: readonly Member[]): string =>
  `\ufeff${[
    ["Name", "Email", "Role", "Joined", "Photos"],
    ...members.map(({ name, email, role, joined_at, photos }) => [
      ...[name, email, ROLE_LABELS[role], joined_at.slice(0, 10)],
      photos ? "agreed" : "",
    ]),
  ]
    .map(csvLine)
    .join("")}`;

export const exportMembers = (members: readonly Member[]): void =>
  saveFile(new Blob([membersCsv(members)], { type: "text/csv;charset=utf-8" }), "members.csv");
