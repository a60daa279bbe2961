import { vi } from "vitest";
import { ownerSql } from "./world.ts";

/**
 * The kinds of the mails that any process has sent to an account, once there is one. What a job mails may be sent by the api of another
 * test, which has a mail server of its own.
 */
export const mailsSentTo = (email: string): Promise<string[]> =>
  vi.waitFor(
    async () => {
      const rows = await ownerSql<{ kind: string }[]>`
        select a.detail->>'kind' as kind from audit_log a join auth.users u on u.id = a.actor_id
        where u.email = ${email} and a.action = 'mail_sent' order by a.id`;
      if (rows.length === 0) throw new Error(`no mail to ${email}`);
      return rows.map(({ kind }) => kind);
    },
    { timeout: 20_000 },
  );
