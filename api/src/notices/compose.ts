import { framed } from "../mail/frame.ts";
import type { Mail } from "../mail/mail.ts";
import { invitationOf } from "./invitation.ts";
import { isKind, KINDS } from "./kinds.ts";
import type { NoticeClub, NoticeText } from "./notice-kind.ts";
import type { ClaimedNotice } from "./queries.ts";

/** The installation as mails name it. */
export interface MailSite {
  siteUrl: string;
  /** The From header of every mail. */
  mailFrom: string;
}

/** Programs offer an invitation by themselves, but not a file. */
const OPEN_FILE = "Open the attached file to bring your calendar up to date.";

/** The mail as it is sent, with the club's name and color. Throws if this release does not know the kind or its details. */
export function compose(notice: ClaimedNotice, { siteUrl, mailFrom }: MailSite): Mail {
  const { kind, club_name, color, time_zone, contact_email, location, address } = notice;
  const club = { name: club_name, timeZone: time_zone, contactEmail: contact_email, location: location ?? "" };
  const { subject, button, entries = [], ...message } = textOf(notice, club);
  const invitation = invitationOf(entries, { club, siteUrl, mailFrom, to: address, now: new Date() });
  const framedMessage = framed(
    { name: club.name, color },
    {
      ...message,
      paragraphs: invitation?.method === "PUBLISH" ? [...message.paragraphs, OPEN_FILE] : message.paragraphs,
      button: button && { label: button.label, url: `${siteUrl}${button.path}` },
      footnote: club.contactEmail ? `Questions? Write to ${club.contactEmail}.` : undefined,
    },
  );
  return { to: address, kind, subject, ...framedMessage, invitation };
}

function textOf({ kind, details }: ClaimedNotice, club: NoticeClub): NoticeText {
  if (!isKind(kind)) throw new Error(`no notice of kind ${kind}`);
  // The kind determines the type of the details, which parsing validates.
  const { details: shape, text } = KINDS[kind];
  return (text as (details: unknown, club: NoticeClub) => NoticeText)(shape.parse(details), club);
}
