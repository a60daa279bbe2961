import { framed } from "../mail/frame.ts";
import type { Mail } from "../mail/mail.ts";
import { clubOf, type MailSite, OPEN_FILE, ownTextOf, questionsTo, textOf } from "./compose.ts";
import { invitationOf } from "./invitation.ts";
import type { NoticeEntry } from "./notice-kind.ts";
import type { ClaimedNotice } from "./queries.ts";
import { unsubscribeToken, unsubscribeUrl } from "./unsubscribe.ts";

const WHY = "These come once a day. You can change that in your account, under Notifications.";

/**
 * Several notices of one reader as one mail, in the order in which they were written (docs/product/notifications.md#daily-mail). Throws if
 * this release does not know one of them.
 */
export function composeDigest(
  notices: readonly [ClaimedNotice, ...ClaimedNotice[]],
  { siteUrl, mailFrom, unsubscribeKey }: MailSite,
): Mail {
  const [first] = notices;
  const club = clubOf(first);
  const texts = notices.map((notice) => textOf(notice, club, ownTextOf(notice)));
  const entries = latestOf(texts.flatMap((text) => text.entries ?? []));
  const to = first.address;
  const invitation = invitationOf(entries, { club, siteUrl, mailFrom, to, now: new Date(), isFile: true });
  const unsubscribe = unsubscribeOf(notices, siteUrl, unsubscribeKey);
  const message = {
    heading: "Your daily mail",
    sections: texts.map(({ heading, paragraphs, button }) => ({
      heading,
      paragraphs,
      link: button && { label: button.label, url: `${siteUrl}${button.path}` },
    })),
    paragraphs: invitation ? [OPEN_FILE] : [],
    footnote: [WHY, questionsTo(club)].filter(Boolean).join(" "),
    unsubscribe,
  };
  return {
    to,
    kind: "digest",
    subject: `Your daily mail from ${club.name}: ${notices.length === 1 ? "1 message" : `${notices.length} messages`}`,
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
