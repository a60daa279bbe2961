import { can } from "@courtside/contracts/domain/roles.ts";
import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { DomainError, forbidden, invalid } from "../../errors.ts";
import { framed } from "../../mail/frame.ts";
import { MAIL_KINDS, type MailKind, placeholdersOf, productText, sampleText } from "../../notices/mail-kinds.ts";
import { type MailText, mailTextProblem } from "../../notices/mail-text.ts";
import { selectClub } from "../../tenant/queries.ts";
import { deleteOwnText, lockVersion, selectOwnTexts, upsertOwnText } from "./queries.ts";
import { type ClubMailTextResponse, mailTextResponse } from "./response.ts";

function requireSettings({ role }: Pick<ClubTx, "role">): void {
  if (!can(role, "club:settings")) throw forbidden();
}

const clubOf = async ({ sql, clubId }: ClubTx) => {
  const { name, time_zone, contact_email, primary_color } = await selectClub(sql, clubId);
  return { name, timeZone: time_zone, contactEmail: contact_email, color: primary_color };
};

/** Every kind of mail with the text that counts (docs/product/notifications.md#texts-of-mails). */
export async function listMailTexts(tx: ClubTx): Promise<ClubMailTextResponse[]> {
  requireSettings(tx);
  const club = await clubOf(tx);
  const own = await selectOwnTexts(tx.sql, tx.clubId);
  return MAIL_KINDS.map((kind) =>
    mailTextResponse(
      kind,
      own.find((each) => each.kind === kind),
      club,
    ),
  );
}

/** Rejected: an unknown placeholder, or a missing one without which the mail would not say what it is about. */
function requireUsable(kind: MailKind, own: MailText): void {
  const problem = mailTextProblem(own, placeholdersOf(kind));
  if (problem) throw invalid(problem.field, problem.message);
}

async function readMailText(tx: ClubTx, kind: MailKind): Promise<ClubMailTextResponse> {
  const own = await selectOwnTexts(tx.sql, tx.clubId);
  return mailTextResponse(
    kind,
    own.find((each) => each.kind === kind),
    await clubOf(tx),
  );
}

const changed = () =>
  new DomainError("conflict", "settings_changed", "Somebody else has changed this text meanwhile. Nothing was saved.", {
    field: "version",
  });

/** Rejected: `settings_changed` if another admin has saved since `version`. The product's own text removes the club's. */
export async function saveMailText(
  tx: ClubTx,
  kind: MailKind,
  { version, ...own }: MailText & { version: number },
): Promise<ClubMailTextResponse> {
  requireSettings(tx);
  requireUsable(kind, own);
  const product = productText(kind);
  if (own.subject === product.subject && own.text === product.text) {
    if ((await lockVersion(tx.sql, tx.clubId, kind)) !== version) throw changed();
    return version === 0 ? readMailText(tx, kind) : resetMailText(tx, kind);
  }
  if (!(await upsertOwnText(tx.sql, tx.clubId, { kind, version, ...own }))) throw changed();
  await audit(tx, { action: "mail_text.changed", detail: { kind } });
  return readMailText(tx, kind);
}

/** The product's text counts again. Without one of the club's own this changes nothing. */
export async function resetMailText(tx: ClubTx, kind: MailKind): Promise<ClubMailTextResponse> {
  requireSettings(tx);
  if (await deleteOwnText(tx.sql, tx.clubId, kind)) await audit(tx, { action: "mail_text.reset", detail: { kind } });
  return readMailText(tx, kind);
}

/** The mail in the club's colors, with the values of an example. */
export async function previewMailText(tx: ClubTx, kind: MailKind, own: MailText) {
  requireSettings(tx);
  requireUsable(kind, own);
  const club = await clubOf(tx);
  const { subject, heading, paragraphs, button } = sampleText(kind, club, own);
  const footnote = club.contactEmail ? `Questions? Write to ${club.contactEmail}.` : undefined;
  // Nothing in a preview leads anywhere.
  const message = { heading, paragraphs, button: button && { label: button.label, url: "#" }, footnote };
  return { subject, heading, paragraphs, button: button?.label ?? null, ...framed(club, message) };
}
