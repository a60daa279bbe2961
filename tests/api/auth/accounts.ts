import { randomUUID } from "node:crypto";
import { GoTrueClient, type Session } from "@supabase/auth-js";
import { hashPassword } from "../../../api/src/auth/password-hashing/hash.ts";
import { apiUrl, ownerSql } from "../../support/world.ts";

export const authUrl = `${apiUrl}/auth/v1`;

/** Hashed once for each file; its accounts share the password. */
export const PASSWORD = "Correct-horse-7";
let hashed: Promise<string> | undefined;

/** For results that come soon, on a machine that may be busy. */
export const POLL_OPTIONS = { timeout: 20_000 };

export const freshEmail = () => `${randomUUID()}@auth.courtside.test`;

/** The unmodified client with storage of its own; with `send` also a browser's cookies. */
export function newClient(url = authUrl, flowType: "pkce" | "implicit" = "pkce", send?: typeof fetch): GoTrueClient {
  const memory = new Map<string, string>();
  return new GoTrueClient({
    url,
    ...(send && { fetch: send }),
    autoRefreshToken: false,
    flowType,
    experimental: { recoveryCodes: true },
    storageKey: randomUUID(),
    storage: {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    },
  });
}

export interface Account {
  id: string;
  email: string;
}

/** A confirmed account with {@link PASSWORD}, inserted directly: sign-ups are limited for each address. */
export async function newAccount(columns: Record<string, unknown> = {}, sql = ownerSql): Promise<Account> {
  hashed ??= hashPassword(PASSWORD);
  const account = { id: randomUUID(), email: freshEmail() };
  const row = { ...account, password_hash: await hashed, email_confirmed_at: new Date(), ...columns };
  await sql`insert into auth.users ${sql(row)}`;
  await sql`insert into users (id, email, full_name) values (${row.id}, ${row.email}, 'Test Person')`;
  await sql`insert into auth.identities (user_id, provider, provider_id) values (${row.id}, 'email', ${row.id})`;
  return { id: row.id, email: row.email };
}

/** Signs the account in with the client; throws the client's error. */
export async function signIn(
  account: Account,
  password = PASSWORD,
  url = authUrl,
): Promise<{ client: GoTrueClient; session: Session }> {
  const client = newClient(url);
  const { data, error } = await client.signInWithPassword({ email: account.email, password });
  if (error) throw error;
  return { client, session: data.session };
}

export interface RawCall {
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
  /** Another api process. */
  url?: string;
}

/** A raw request, for input that the client would never send. */
export async function call(method: string, path: string, { body, token, headers = {}, url = authUrl }: RawCall = {}) {
  const response = await fetch(`${url}${path}`, {
    method,
    redirect: "manual",
    headers: {
      ...(method !== "GET" && { "content-type": "application/json;charset=UTF-8" }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : undefined };
}

export const refreshWith = (token: string) =>
  call("POST", "/token?grant_type=refresh_token", { body: { refresh_token: token } });

/** Makes all sessions of an account, and their proofs, older than the day after which a new proof is required. */
export const ageSessions = (userId: string) => ownerSql`
  update auth.sessions set created_at = created_at - interval '25 hours', amr = (
    select coalesce(jsonb_agg(jsonb_set(entry, '{timestamp}', to_jsonb((entry->>'timestamp')::bigint - 90000))), '[]')
    from jsonb_array_elements(amr) entry)
  where user_id = ${userId}`;

/** The audit rows of an account's own actions, oldest first. */
export async function auditedActions(userId: string): Promise<{ action: string; outcome: string }[]> {
  const rows = await ownerSql<{ action: string; outcome: string }[]>`
    select action, outcome from audit_log, generate_series(1, times) where actor_id = ${userId} order by id`;
  return rows.map(({ action, outcome }) => ({ action, outcome }));
}

/** The audit rows about an account by any actor, oldest first. */
export const auditedAbout = (userId: string) => ownerSql<{ action: string; detail: { admin?: string } }[]>`
  select action, detail from audit_log where subject_id = ${userId} order by id`;
