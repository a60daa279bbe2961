import type { Sql } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import { audit } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import type { FactorRow } from "../factors/queries.ts";
import { codeMac, isSameMac, newCode } from "../one-time/secrets.ts";
import { requireGateway, takeTextOrReject, textOf } from "../phone/text-message.ts";

type PhoneFactor = Pick<FactorRow, "id" | "user_id" | "phone">;

/** Bound to factor and challenge, so that a code is valid for no other. */
function macOf({ keys }: AuthCall, { id, user_id: userId }: PhoneFactor, challengeId: string, code: string): Buffer {
  return codeMac(keys, { purpose: `second factor ${id}`, userId, address: challengeId }, code);
}

/** The code of a telephone's challenge: its keyed hash to store, and a function that sends it after the commit. */
export async function prepareText(
  sql: Sql,
  call: AuthCall,
  factor: PhoneFactor,
  challengeId: string,
): Promise<{ codeMac: Buffer; send: () => Promise<void> }> {
  const gateway = requireGateway(call, "logins");
  const { phone: to, user_id: userId } = factor;
  if (!to) throw new Error("a telephone factor has no number");
  await takeTextOrReject(sql, call, "second-factor", to);
  const code = newCode();
  return {
    codeMac: macOf(call, factor, challengeId, code),
    async send() {
      await gateway.send({ to: `+${to}`, text: textOf(code) });
      await authTransaction(call.db, (later) =>
        audit(later, call.caller, { action: "text_sent", userId, detail: { kind: "second_factor" } }),
      );
    },
  };
}

/** Whether the code is the one that the challenge sent. */
export function isRightText(
  call: AuthCall,
  factor: PhoneFactor,
  { id, code_mac: sent }: { id: string; code_mac: Uint8Array | null },
  code: string,
): boolean {
  return sent !== null && isSameMac(sent, macOf(call, factor, id, code.trim()));
}
