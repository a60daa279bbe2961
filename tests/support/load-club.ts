import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import type { Keys } from "../../api/src/keys/keys.ts";

export interface LoadClubOptions {
  members: number;
  courts: number;
  /** Columns of `clubs`. */
  rules?: Record<string, unknown>;
  /** The site that the tokens are for: SITE_URL of the api processes. */
  siteUrl: string;
  /** How long the tokens are valid; an hour by default. */
  tokenSeconds?: number;
}

/** A club with the requested number of members, all signed in. */
export interface LoadClub {
  clubId: string;
  /** In the order of their names. */
  courtIds: string[];
  members: { id: string; sessionId: string; token: string }[];
}

/** Creates a paid club with a few statements, whatever its size. `sql` is the owner's connection. */
export async function makeLoadClub(sql: postgres.Sql, keys: Keys, options: LoadClubOptions): Promise<LoadClub> {
  const clubId = randomUUID();
  const courtIds = Array.from({ length: options.courts }, () => randomUUID());
  const people = Array.from({ length: options.members }, () => ({ id: randomUUID(), sessionId: randomUUID() }));
  const ids = people.map((person) => person.id);
  await sql.begin(async (tx) => {
    await tx`insert into clubs ${tx({ id: clubId, name: `Crowd ${clubId}`, subscription_status: "active", ...options.rules })}`;
    await tx`
      insert into courts (club_id, id, name, sport)
      select ${clubId}, id, 'Court ' || lpad(number::text, 3, '0'), 'tennis'
      from unnest(${courtIds}::uuid[]) with ordinality as court (id, number)`;
    await tx`
      insert into auth.users (id, email, email_confirmed_at)
      select id, id || '@crowd.courtside.test', now() from unnest(${ids}::uuid[]) as id`;
    await tx`
      insert into users (id, email, full_name)
      select id, id || '@crowd.courtside.test', 'Crowd ' || number
      from unnest(${ids}::uuid[]) with ordinality as person (id, number)`;
    await tx`
      insert into memberships (club_id, user_id, role) select ${clubId}, id, 'member' from unnest(${ids}::uuid[]) as id`;
    await tx`
      insert into auth.sessions (id, user_id)
      select session, id from unnest(${people.map((person) => person.sessionId)}::uuid[], ${ids}::uuid[]) as s (session, id)`;
  });
  const now = Math.floor(Date.now() / 1000);
  const members = await Promise.all(
    people.map(async ({ id, sessionId }) => ({
      id,
      sessionId,
      token: await keys.sign({
        iss: `${options.siteUrl}/auth/v1`,
        aud: "authenticated",
        sub: id,
        role: "authenticated",
        aal: "aal1",
        session_id: sessionId,
        iat: now,
        exp: now + (options.tokenSeconds ?? 3600),
      }),
    })),
  );
  return { clubId, courtIds, members };
}
