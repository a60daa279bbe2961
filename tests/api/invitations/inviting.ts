import { randomUUID } from "node:crypto";
import { vi } from "vitest";
import { call } from "../../support/call.ts";
import { openSession, ownerSql, type TestPerson } from "../../support/world.ts";
import { call as authCall, POLL_OPTIONS } from "../auth/accounts.ts";
import { forgetMailsTo } from "../auth/mail-api.ts";

type Who = Pick<TestPerson, "token">;

export const newAddress = () => `${randomUUID()}@invited.courtside.test`;

export const invite = ({ token }: Who, body: Record<string, unknown>, headers = {}) =>
  call("/invitations", { method: "POST", token, body, headers });

/** Sends an invitation that must succeed; returns its id. */
export async function inviteOrFail(who: Who, email: string, role = "member"): Promise<string> {
  const { status, body, text } = await invite(who, { email, role });
  if (status !== 201) throw new Error(text);
  return String(body.id);
}

export const resend = ({ token }: Who, id: string) => call(`/invitations/${id}/resend`, { method: "POST", token });
export const revoke = ({ token }: Who, id: string) => call(`/invitations/${id}/revoke`, { method: "POST", token });
export const accept = ({ token }: Who, id: string, now?: string) =>
  call(`/me/invitations/${id}/accept`, { method: "POST", token, now });

export async function pendingOf({ token }: Who): Promise<Record<string, unknown>[]> {
  return (await call("/invitations", { token })).body.data as Record<string, unknown>[];
}

export async function ownInvitations({ token }: Who): Promise<Record<string, unknown>[]> {
  return (await call("/me/invitations", { token })).body.data as Record<string, unknown>[];
}

export const clubOf = async ({ token }: Who) => (await call("/me", { token })).body;

export interface KeptMail {
  kind: string;
  subject: string;
  body_text: string;
  link: URL;
}

/** The mails to an address, the oldest first, once there are `count`. */
export const mailsTo = (email: string, count = 1): Promise<KeptMail[]> =>
  vi.waitFor(async () => {
    const rows = await ownerSql<Omit<KeptMail, "link">[]>`
      select kind, subject, body_text from auth.outbox_mails where recipient = ${email} order by id`;
    if (rows.length < count) throw new Error(`${rows.length} mails to ${email}`);
    return rows.map((row) => ({ ...row, link: new URL(/^https?:\/\/\S+$/m.exec(row.body_text)?.[0] ?? "no:link") }));
  }, POLL_OPTIONS);

/** Uses a mail's link as the button of its page does. */
export const openLink = ({ link }: Pick<KeptMail, "link">) =>
  authCall("POST", "/verify", { body: { token_hash: link.searchParams.get("token_hash"), type: "invite" } });

/** The invited person after using the newest mail's link: a session, and no club yet. */
export async function arrive(email: string, count = 1): Promise<Who & { id: string }> {
  const mails = await mailsTo(email, count);
  const { status, body } = await openLink(mails.at(-1) ?? { link: new URL("no:link") });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { token: body.access_token, id: body.user.id };
}

/** A person with an account and no club. */
export async function makeLoner({ confirmed = true, email = newAddress() } = {}) {
  const id = randomUUID();
  const row = { id, email, email_confirmed_at: confirmed ? new Date() : null };
  await ownerSql`insert into auth.users ${ownerSql(row)}`;
  await ownerSql`insert into users (id, email, full_name) values (${id}, ${email}, 'Lone Person')`;
  return { id, email, ...(await openSession(id, email)) };
}

/** Ends the spacing between two mails to an address, once the first is written: the next one comes after it. */
export async function waitOut(email: string): Promise<void> {
  await mailsTo(email);
  await forgetMailsTo(email);
}
