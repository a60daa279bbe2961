import { EVENT_LABELS, NOTIFICATION_EVENTS } from "@courtside/contracts/domain/notifications.ts";
import { framed } from "../mail/frame.ts";
import type { Mail } from "../mail/mail.ts";
import { invitationOf } from "./invitation.ts";
import { isKind, KINDS } from "./kinds.ts";
import { isMailKind, type MailKind, placeholdersOf } from "./mail-kinds.ts";
import { type MailText, mailTextProblem } from "./mail-text.ts";
import type { NoticeClub, NoticeText } from "./notice-kind.ts";
import type { ClaimedNotice } from "./queries.ts";
import { unsubscribeToken, unsubscribeUrl } from "./unsubscribe.ts";

/** The installation as mails name it. */
export interface MailSite {
  siteUrl: string;
  /** The From header of every mail. */
  mailFrom: string;
  /** 32 bytes, for the links that end mails without signing in. */
  unsubscribeKey: Buffer;
}

/** Programs offer an invitation by themselves, but not a file. */
export const OPEN_FILE = "Open the attached file to bring your calendar up to date.";

/** The mail as it is sent, with the club's name and color. Throws if this release does not know the kind or its details. */
export function compose(notice: ClaimedNotice, { siteUrl, mailFrom, unsubscribeKey }: MailSite): Mail {
  const { kind, color, address } = notice;
  const club = clubOf(notice);
  const { subject, button, entries = [], ...message } = textOf(notice, club, ownTextOf(notice));
  const unsubscribe = unsubscribeOf(notice, siteUrl, unsubscribeKey);
  const invitation = invitationOf(entries, { club, siteUrl, mailFrom, to: address, now: new Date() });
  const framedMessage = framed(
    { name: club.name, color },
    {
      ...message,
      paragraphs: invitation?.method === "PUBLISH" ? [...message.paragraphs, OPEN_FILE] : message.paragraphs,
      button: button && { label: button.label, url: `${siteUrl}${button.path}` },
      footnote: questionsTo(club),
      unsubscribe,
    },
  );
  return { to: address, kind, subject, ...framedMessage, invitation, unsubscribeUrl: unsubscribe?.url };
}

/** The club of a notice, as its mail needs it. */
export const clubOf = (notice: Pick<ClaimedNotice, "club_name" | "time_zone" | "contact_email" | "location">) => ({
  name: notice.club_name,
  timeZone: notice.time_zone,
  contactEmail: notice.contact_email,
  location: notice.location ?? "",
});

export const questionsTo = ({ contactEmail }: NoticeClub): string | undefined =>
  contactEmail ? `Questions? Write to ${contactEmail}.` : undefined;

/** The way out of mails that their reader may switch off. */
function unsubscribeOf({ club_id, user_id, event, is_optional }: ClaimedNotice, siteUrl: string, key: Buffer) {
  const known = NOTIFICATION_EVENTS.find((each) => each === event);
  if (!known || !user_id || !is_optional) return undefined;
  const token = unsubscribeToken(key, { clubId: club_id, userId: user_id, event: known });
  return { label: `No more mails of this kind (${EVENT_LABELS[known]})`, url: unsubscribeUrl(siteUrl, token) };
}

/** The club's own text. Guests get the product's, because otherwise a club could write what it likes to any address. */
export function ownTextOf({ kind, user_id, mail_subject, mail_text }: ClaimedNotice): MailText | undefined {
  if (!isMailKind(kind) || user_id === null || mail_subject === null || mail_text === null) return undefined;
  return usableText(kind, { subject: mail_subject, text: mail_text });
}

/** Undefined: this release no longer fills one of its placeholders. */
export const usableText = (kind: MailKind, own: MailText): MailText | undefined =>
  mailTextProblem(own, placeholdersOf(kind)) === null ? own : undefined;

/** What a notice says. Throws if this release does not know the kind or its details. */
export function textOf(
  { kind, details }: Pick<ClaimedNotice, "kind" | "details">,
  club: NoticeClub,
  own?: MailText,
): NoticeText {
  if (!isKind(kind)) throw new Error(`no notice of kind ${kind}`);
  // The kind determines the type of the details, which parsing validates.
  const { details: shape, text } = KINDS[kind];
  return (text as (details: unknown, club: NoticeClub, own?: MailText) => NoticeText)(shape.parse(details), club, own);
}
