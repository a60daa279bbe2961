import { DEFAULT_RULES } from "@courtside/contracts/domain/club-rules.ts";
import { expect, test } from "vitest";
import { deleteLogo, upsertLogo } from "../../../api/src/clubs/logo/queries.ts";
import { updateClub } from "../../../api/src/clubs/queries.ts";
import { selectAffected, selectOutside } from "../../../api/src/clubs/settings/queries.ts";
import { lockClub } from "../../../api/src/tenant/queries.ts";
import { asPersonInSql } from "../../support/api-role.ts";
import { dumpClub } from "../../support/club-dump.ts";
import { makeFurnishedClub } from "../../support/furnished-club.ts";
import { withoutClubPredicate } from "../../support/without-club-predicate.ts";

const rules = { ...DEFAULT_RULES, sports: ["tennis"] };
const change = { before: rules, after: { ...rules, sports: [] }, now: new Date(), limit: 100 };

test("the queries of the settings, without their club predicate or with another club's, reach only our own rows", async () => {
  const [ours, theirs] = await Promise.all([makeFurnishedClub(), makeFurnishedClub()]);
  const before = await dumpClub(theirs.id);
  await asPersonInSql(ours.admin, async (tenant) => {
    const { sql, stripped } = withoutClubPredicate(tenant);
    expect((await selectAffected(sql, ours.id, change)).map(({ id }) => id)).toEqual([ours.bookingId]);
    expect((await selectOutside(sql, ours.id, change)).map(({ id, people }) => [id, people])).toEqual([
      [ours.bookingId, 1],
    ]);
    await deleteLogo(sql, theirs.id);
    expect(stripped()).toBe(6);
  });
  await asPersonInSql(ours.admin, async (sql) => {
    expect(await selectAffected(sql, theirs.id, change)).toHaveLength(0);
    expect(await selectOutside(sql, theirs.id, change)).toHaveLength(0);
    await expect(lockClub(sql, theirs.id)).rejects.toThrow("Club not found or access denied.");
    await expect(updateClub(sql, theirs.id, { name: "Ours" })).rejects.toThrow("Club not found or access denied.");
    const picture = { mediaType: "image/png", bytes: new Uint8Array(1) } as const;
    await expect(sql.savepoint((inner) => upsertLogo(inner, theirs.id, "b".repeat(64), picture))).rejects.toMatchObject(
      { code: "42501" },
    );
  });
  expect(await dumpClub(theirs.id)).toEqual(before);
});
