import { z } from "zod";
import { authTransaction } from "../../db/transaction.ts";
import { DomainError } from "../../errors.ts";
import type { VerifiedToken } from "../../http/verified-token.ts";
import { selectOptionalUserForUpdate } from "../accounts/queries.ts";
import { audit, auditRejection } from "../audit.ts";
import type { AuthCall } from "../call.ts";
import { sendNotice } from "../mails/send.ts";
import { requireAal2 } from "../sessions/require-aal2.ts";
import { requireSession } from "../sessions/require-session.ts";
import { deleteOptionalPasskey, selectCredentials, updateOptionalPasskeyName } from "../webauthn/queries.ts";
import { passkeyNotFound } from "./rejections.ts";
import { type PasskeyResponse, passkeyResponse } from "./response.ts";

/** A passkey's id from a path. */
export function passkeyId(given: string): string {
  if (z.guid().safeParse(given).success) return given;
  throw new DomainError("not_found", "validation_failed", "passkey_id must be an UUID");
}

export function listPasskeys(call: AuthCall, token: VerifiedToken): Promise<PasskeyResponse[]> {
  return authTransaction(call.db, async (sql) => {
    const { user } = await requireSession(sql, token);
    return passkeysOf(await selectCredentials(sql, user.id));
  });
}

export const passkeysOf = (credentials: Awaited<ReturnType<typeof selectCredentials>>): PasskeyResponse[] =>
  credentials.filter(({ factor_id }) => factor_id === null).map(passkeyResponse);

export const passkeyName = z.object({
  friendly_name: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .regex(/^[^\p{C}]*$/u, "holds characters that cannot be shown"),
});

export function renamePasskey(
  call: AuthCall,
  token: VerifiedToken,
  id: string,
  { friendly_name: name }: z.infer<typeof passkeyName>,
): Promise<PasskeyResponse> {
  const { userId, sessionId } = token;
  const event = { action: "passkey_renamed", userId, sessionId, detail: { passkeyId: id } } as const;
  return auditRejection(call, event, () =>
    authTransaction(call.db, async (sql) => {
      const { user, session } = await requireSession(sql, token);
      requireAal2(user, session, "rename a passkey");
      const renamed = await updateOptionalPasskeyName(sql, { id, userId, name });
      if (!renamed) throw passkeyNotFound();
      await audit(sql, call.caller, event);
      return passkeyResponse(renamed);
    }),
  );
}

/** Removes a passkey. Sessions that it opened stay open until they are signed out. */
export async function removePasskey(call: AuthCall, token: VerifiedToken, id: string): Promise<void> {
  const { userId, sessionId } = token;
  const event = { action: "passkey_removed", userId, sessionId, detail: { passkeyId: id } } as const;
  await auditRejection(call, event, () =>
    authTransaction(call.db, async (sql) => {
      await selectOptionalUserForUpdate(sql, userId);
      const { user, session } = await requireSession(sql, token);
      requireAal2(user, session, "remove a passkey");
      if (!(await deleteOptionalPasskey(sql, id, userId))) throw passkeyNotFound();
      await audit(sql, call.caller, event);
    }),
  );
  sendNotice(call, { kind: "passkey_removed", userId });
}
