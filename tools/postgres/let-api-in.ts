import postgres from "postgres";

/**
 * Gives the api's role, which the migrations made without a password, that of `databaseUrl`: at the first start on a server
 * of one's own, where it cannot sign in yet. A role that can sign in already is left alone.
 */
export async function letApiIn(ownerUrl: string, databaseUrl: string): Promise<void> {
  const { username, password } = new URL(databaseUrl);
  if (username !== "courtside_api" || password === "") return;
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  try {
    const [statement] = await sql<{ text: string }[]>`
      select format('alter role %I login password %L', rolname, ${decodeURIComponent(password)}::text) as text
      from pg_roles where rolname = ${username} and not rolcanlogin`;
    if (statement) await sql.unsafe(statement.text);
  } finally {
    await sql.end();
  }
}
