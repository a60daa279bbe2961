import { cutText } from "@courtside/contracts/domain/cut-text.ts";
import { z } from "zod";
import { audit } from "../../auth/audit.ts";
import type { AuthCall } from "../../auth/call.ts";
import { authTransaction } from "../../db/transaction.ts";
import { forbidden, invalid, notFound } from "../../errors.ts";
import { updateStopped } from "../../notices/text/queries.ts";
import { ForeignRequest, type GatewayRequest, type TextGateway } from "../../texts/gateway.ts";
import { keywordOf } from "../../texts/keyword.ts";
import { textGateway } from "../../texts/open-gateway.ts";
import { takeReceipt } from "./queries.ts";

type Call = Pick<AuthCall, "db" | "config" | "caller" | "log">;

const Reference = z.tuple([z.uuid(), z.uuid()]);

/** The gateway reports what became of a text. A text that is not known any more is no error: its gateway would try again. */
export async function takeTextReceipt(call: Call, request: GatewayRequest): Promise<void> {
  const receipt = read(call, (gateway) => gateway.readReceipt(request));
  const parts = Reference.safeParse(receipt?.reference.split("."));
  if (!receipt || !parts.success) return;
  const [clubId, noticeId] = parts.data;
  const problem = receipt.problem ?? "The gateway reports that it did not arrive";
  const outcome = { isDelivered: receipt.state === "delivered", problem: cutText(problem, 200) };
  await authTransaction(call.db, (sql) => takeReceipt(sql, { clubId, noticeId }, outcome), { changesPeople: false });
}

/** The owner of a number has replied: STOP ends our texts to it, START begins them again. */
export async function takeTextReply(call: Call, request: GatewayRequest): Promise<void> {
  const reply = read(call, (gateway) => gateway.readReply(request));
  const keyword = reply && keywordOf(reply.text);
  if (!reply || !keyword) return;
  await authTransaction(call.db, async (sql) => {
    const action = keyword === "stop" ? "texts_stopped" : "texts_restarted";
    for (const userId of await updateStopped(sql, reply.from, keyword === "stop"))
      await audit(sql, call.caller, { action, userId });
  });
}

/** Rejected: there is no gateway, or the request is not its own. */
function read<T>({ config }: Call, reading: (gateway: TextGateway) => T): T {
  const gateway = textGateway(config.sms);
  if (!gateway) throw notFound("Gateway");
  try {
    return reading(gateway);
  } catch (error) {
    if (error instanceof ForeignRequest) throw forbidden("The request is not the gateway's");
    if (error instanceof z.ZodError) throw invalid("body", "The gateway's report has another form");
    throw error;
  }
}
