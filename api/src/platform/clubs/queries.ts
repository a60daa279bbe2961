import { callForRows, callFunction } from "../../db/call.ts";
import type { Sql } from "../../db/pool.ts";

export interface ClubFilter {
  text?: string | undefined;
  status?: string | undefined;
}

export const selectClubs = (sql: Sql, sessionId: string | null, { text, status }: ClubFilter, limit: number) =>
  callForRows(sql, "platform_clubs", sessionId, text ?? null, status ?? null, limit);

export async function selectUsage(sql: Sql, sessionId: string | null, clubId: string) {
  const [row] = await callForRows(sql, "platform_club_usage", sessionId, clubId);
  return row;
}

/** Returns the reason of a rejection, or null. */
export const suspend = (sql: Sql, sessionId: string | null, clubId: string, reason: string) =>
  callFunction(sql, "platform_suspend_club", sessionId, clubId, reason);

/** Returns the reason of a rejection, or null. */
export const resume = (sql: Sql, sessionId: string | null, clubId: string) =>
  callFunction(sql, "platform_resume_club", sessionId, clubId);

/** False: there is no such club. */
export const noteExport = (sql: Sql, sessionId: string | null, clubId: string) =>
  callFunction(sql, "platform_note_export", sessionId, clubId);

/** False: there is no such club. */
export const enterClub = (sql: Sql, sessionId: string | null, clubId: string) =>
  callFunction(sql, "platform_enter_club", sessionId, clubId);
