import { dailyMail } from "./kinds/daily-mail.ts";
import { KINDS } from "./kinds.ts";
import type { MailText, PlaceholderValues } from "./mail-text.ts";
import type { NoticeClub, NoticeParts, NoticeText } from "./notice-kind.ts";
import type { PlaceholderName } from "./placeholders.ts";

/** A mail whose text a club may write: one of a notice, or of several. A message to members is written anew each time. */
const { broadcast: _written, ...TEXTS } = { ...KINDS, daily_mail: dailyMail };
export type MailKind = keyof typeof TEXTS;

export const isMailKind = (name: string): name is MailKind => Object.hasOwn(TEXTS, name);

export const MAIL_KINDS = Object.keys(TEXTS).filter(isMailKind);

/** A kind, whatever its details. */
interface AnyKind {
  label: string;
  mail: MailText;
  sample: unknown;
  details: { parse(sample: unknown): unknown };
  parts(details: unknown, club: NoticeClub): NoticeParts;
  text(details: unknown, club: NoticeClub, own?: MailText): NoticeText;
}

const anyKind = (kind: MailKind): AnyKind => TEXTS[kind] as AnyKind;

/** What admins read: its name, and the product's text. */
export const labelOf = (kind: MailKind): string => anyKind(kind).label;
export const productText = (kind: MailKind): MailText => anyKind(kind).mail;

/** What the placeholders of a kind stand for in its sample. */
export function sampleValues(kind: MailKind, club: NoticeClub): PlaceholderValues {
  const { details, sample, parts } = anyKind(kind);
  return { club: club.name, ...parts(details.parse(sample), club).values };
}

const ANY_CLUB: NoticeClub = { name: "Club", timeZone: "UTC", contactEmail: "" };

export const placeholdersOf = (kind: MailKind): PlaceholderName[] =>
  Object.keys(sampleValues(kind, ANY_CLUB)) as PlaceholderName[];

/** The notice of a kind's sample. */
export function sampleText(kind: MailKind, club: NoticeClub, own: MailText): NoticeText {
  const { details, sample, text } = anyKind(kind);
  return text(details.parse(sample), club, own);
}
