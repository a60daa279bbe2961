import type { Member } from "@courtside/contracts/api/client.ts";
import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { ROLE_LABELS } from "@courtside/contracts/domain/roles.ts";
import { saveLines } from "@courtside/contracts/shell/saveLines.ts";

/** The members as a CSV file, with the columns that an import reads. `zone`: the club's. */
export const exportMembers = (members: readonly Member[], zone: string): void =>
  saveLines("members", [
    ["Name", "Email", "Role", "Joined", "Photos"],
    ...members.map(({ name, email, role, joined_at, photos }) => [
      ...[name, email, ROLE_LABELS[role], clubDate(joined_at, zone)],
      photos ? "agreed" : "",
    ]),
  ]);
