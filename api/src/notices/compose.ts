import { framed } from "../mail/frame.ts";
import type { Mail } from "../mail/mail.ts";
import { isKind, KINDS } from "./kinds.ts";
import type { NoticeClub, NoticeText } from "./notice-kind.ts";
import type { ClaimedNotice } from "./queries.ts";

/** The mail as it is sent, with the club's name and color. Throws if this release does not know the kind or its details. */
export function compose(notice: ClaimedNotice, siteUrl: string): Mail {
  const { kind, club_name, color, time_zone, contact_email } = notice;
  const club: NoticeClub = { name: club_name, timeZone: time_zone, contactEmail: contact_email };
  const { subject, button, ...message } = textOf(notice, club);
  const framedMessage = framed(
    { name: club.name, color },
    {
      ...message,
      button: button && { label: button.label, url: `${siteUrl}${button.path}` },
      footnote: club.contactEmail ? `Questions? Write to ${club.contactEmail}.` : undefined,
    },
  );
  return { to: notice.address, kind, subject, ...framedMessage };
}

function textOf({ kind, details }: ClaimedNotice, club: NoticeClub): NoticeText {
  if (!isKind(kind)) throw new Error(`no notice of kind ${kind}`);
  // The kind determines the type of the details, which parsing validates.
  const { details: shape, text } = KINDS[kind];
  return (text as (details: unknown, club: NoticeClub) => NoticeText)(shape.parse(details), club);
}
