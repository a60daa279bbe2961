import type { FunctionRows } from "../../api/db/row-types.ts";
import { callForRows } from "../../api/src/db/call.ts";
import type { OperatorSql } from "./as-operator.ts";

/** What browsers reported of failing remotes within so many days, by release, the most frequent first. */
export const clientErrors = (sql: OperatorSql, days: number): Promise<FunctionRows["platform_errors"][]> =>
  callForRows(sql, "platform_errors", null, days);
