import { createHash } from "node:crypto";
import { z } from "zod";
import type { AuthCall } from "../../auth/call.ts";
import { callForRows } from "../../db/call.ts";
import type { Sql } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { DomainError, forbidden, invalid, notFound } from "../../errors.ts";
import {
  ForeignRequest,
  type MailReport,
  type ProviderRequest,
  type SignedRequest,
} from "../../mail/reports/report.ts";
import { mailProvider } from "../../mail/reports/settings.ts";
import { notifyOfAddress } from "../../notices/notify-of-address.ts";

type Call = Pick<AuthCall, "db" | "config">;

/**
 * A mail provider reports a bounce or a complaint: marks the address in every club that mails it, and notifies their admins
 * (docs/product/notifications.md#bounces-and-complaints). Rejected: no provider, a request that is not its own, a repeated one.
 */
export async function takeMailReport(call: Call, request: ProviderRequest): Promise<void> {
  const { id, report } = read(call, request);
  await authTransaction(
    call.db,
    async (sql) => {
      if (!(await insertReport(sql, id))) throw new DomainError("conflict", "report_repeated", "This report was taken");
      if (report) await mark(sql, report);
    },
    { changesPeople: false },
  );
}

function read({ config }: Call, request: ProviderRequest): SignedRequest {
  if (!config.mailReports) throw notFound("Mail provider");
  try {
    return mailProvider(config.mailReports).read(request, new Date());
  } catch (error) {
    if (error instanceof ForeignRequest) throw forbidden("The request is not the mail provider's");
    if (error instanceof z.ZodError)
      throw invalid(error.issues[0]?.path.join(".") || "body", "The report has another form");
    throw error;
  }
}

/** False: it was there before. */
async function insertReport(sql: Sql, id: string): Promise<boolean> {
  const digest = createHash("sha256").update(id).digest("hex");
  const { count } = await sql`insert into auth.mail_reports (id) values (${digest}) on conflict do nothing`;
  return count > 0;
}

async function mark(sql: Sql, { address, type, code }: MailReport): Promise<void> {
  const isComplaint = type === "complaint";
  const problem = isComplaint
    ? "reported as spam"
    : `the mail provider reports a bounce: ${code ?? ""}`.replace(/: $/, "");
  for (const { value: clubId } of await callForRows(sql, "mark_address", address, problem, isComplaint))
    await notifyOfAddress(sql, clubId, address);
}
