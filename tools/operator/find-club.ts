import { CommandError } from "../process/command-error.ts";
import type { OperatorSql } from "./as-operator.ts";

export interface FoundClub {
  id: string;
  name: string;
}

/** The club with this id, or with this whole name if only one has it. Throws {@link CommandError}. */
export async function findClub(sql: OperatorSql, text: string): Promise<FoundClub> {
  const found = await sql<FoundClub[]>`
    select id, name from clubs where id::text = lower(${text}) or lower(name) = lower(${text}) order by created_at limit 10`;
  const [club] = found;
  if (!club) throw new CommandError(`No club has the id or the name ${text}: npm run clubs -- list shows them.`);
  if (found.length > 1) {
    throw new CommandError(`Several clubs are called ${text}, give an id: ${found.map(({ id }) => id).join(", ")}.`);
  }
  return club;
}
