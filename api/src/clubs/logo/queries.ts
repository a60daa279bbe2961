import { callForRows } from "../../db/call.ts";
import type { Sql } from "../../db/pool.ts";
import type { Picture } from "./picture.ts";

export async function upsertLogo(sql: Sql, clubId: string, digest: string, picture: Picture): Promise<void> {
  await sql`
    insert into club_logos (club_id, digest, media_type, image)
    values (${clubId}, ${digest}, ${picture.mediaType}, ${picture.bytes})
    on conflict (club_id) do update
      set digest = excluded.digest, media_type = excluded.media_type, image = excluded.image, uploaded_at = clock_now()`;
}

export async function deleteLogo(sql: Sql, clubId: string): Promise<void> {
  await sql`delete from club_logos where club_id = ${clubId}`;
}

/** The logo of any club, by the digest in its address. */
export async function selectOptionalLogo(sql: Sql, clubId: string, digest: string): Promise<Picture | null> {
  const [row] = await callForRows(sql, "club_logo", clubId, digest);
  return row?.media_type && row.image ? { mediaType: row.media_type, bytes: row.image } : null;
}
