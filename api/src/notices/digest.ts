import { framed } from "../mail/frame.ts";
import type { Mail } from "../mail/mail.ts";
import { clubOf, type MailSite, OPEN_FILE, ownTextOf, questionsTo, textOf, usableText } from "./compose.ts";
import { invitationOf } from "./invitation.ts";
import { dailyMail } from "./kinds/daily-mail.ts";
import type { MailText } from "./mail-text.ts";
import type { NoticeEntry } from "./notice-kind.ts";
import type { ClaimedNotice } from "./queries.ts";
import { unsubscribeToken, unsubscribeUrl } from "./unsubscribe.ts";

const WHY = "These come once a day. You can change that in your account, under Notifications.";

/**
 * Several notices of one reader as one mail, in the order in which they were written (docs/product/notifications.md#daily-mail). Throws if
 * this release does not know one of them. `own`: the club's text of daily mails.
 */
export function composeDigest(
  notices: readonly [ClaimedNotice, ...ClaimedNotice[]],
  { siteUrl, mailFrom, unsubscribeKey }: MailSite,
  own: MailText | null,
): Mail {
  const [first] = notices;
  const club = clubOf(first);
  const texts = notices.map((notice) => textOf(notice, club, ownTextOf(notice)));
  const entries = latestOf(texts.flatMap((text) => text.entries ?? []));
  const to = first.address;
  const invitation = invitationOf(entries, { club, siteUrl, mailFrom, to, now: new Date(), isFile: true });
  const unsubscribe = unsubscribeOf(notices, siteUrl, unsubscribeKey);
  const { subject, heading, paragraphs } = dailyMail.text(
    { messages: notices.length },
    club,
    own ? usableText("daily_mail", own) : undefined,
  );
  const message = {
    heading,
    paragraphs: invitation ? [...paragraphs, OPEN_FILE] : paragraphs,
    sections: texts.map(({ button, ...text }) => ({
      heading: text.heading,
      paragraphs: text.paragraphs,
      link: button && { label: button.label, url: `${siteUrl}${button.path}` },
    })),
    footnote: [WHY, questionsTo(club)].filter(Boolean).join(" "),
    unsubscribe,
  };
  return {
    to,
    kind: "digest",
    subject,
    ...framed({ name: club.name, color: first.color }, message),
    invitation,
    unsubscribeUrl: unsubscribe?.url,
  };
}

/** A booking that was made and changed on one day is one entry. */
function latestOf(entries: readonly NoticeEntry[]): NoticeEntry[] {
  const latest = new Map<string, NoticeEntry>();
  for (const entry of entries) {
    const known = latest.get(entry.id);
    if (!known || known.sequence <= entry.sequence) latest.set(entry.id, entry);
  }
  return [...latest.values()];
}

/** Without one if the club has locked all that is in the mail. */
function unsubscribeOf(notices: readonly ClaimedNotice[], siteUrl: string, key: Buffer) {
  const optional = notices.find(({ is_optional }) => is_optional);
  if (!optional?.user_id) return undefined;
  const token = unsubscribeToken(key, { clubId: optional.club_id, userId: optional.user_id, event: "digest" });
  return { label: "No more daily mails", url: unsubscribeUrl(siteUrl, token) };
}
