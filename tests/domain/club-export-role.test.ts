import { expect, test } from "vitest";
import type { ClubTx } from "../../api/src/club-tx.ts";
import { asExporter, clubFiles } from "../../api/src/clubs/export/export-club.ts";

const CLUB = "00000000-0000-4000-8000-000000000001";

/** The pages of an export whose caller is this by the time they are read. */
async function pagesAs(caller: Pick<ClubTx, "role" | "clubId">) {
  const sql = Object.assign(async () => [], { unsafe: async () => [] });
  const files = clubFiles(
    asExporter((verb) => verb({ ...caller, sql } as never), CLUB),
    CLUB,
    1,
  );
  return (await files.next()).value;
}

test("a club's export ends for who is no admin any more, or has changed the club, while it is read", async () => {
  await expect(pagesAs({ role: "member", clubId: CLUB })).rejects.toMatchObject({ kind: "forbidden" });
  const other = "00000000-0000-4000-8000-000000000002";
  await expect(pagesAs({ role: "admin", clubId: other })).rejects.toMatchObject({ kind: "forbidden" });
});
