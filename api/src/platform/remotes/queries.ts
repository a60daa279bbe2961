import { callForRows } from "../../db/call.ts";
import type { Sql } from "../../db/pool.ts";

export const selectErrors = (sql: Sql, sessionId: string | null, days: number) =>
  callForRows(sql, "platform_errors", sessionId, days);

export const selectLoads = (sql: Sql, sessionId: string | null, days: number) =>
  callForRows(sql, "platform_loads", sessionId, days);
