import { isCheap, plainText } from "../../texts/parts.ts";
import { textOf } from "../compose.ts";
import type { NoticeClub } from "../notice-kind.ts";

/** Characters of two parts, and of three where the alphabet costs more. */
const MOST = { gsm: 306, other: 201 };
const WAY_OUT = "STOP ends texts";

/** A notice as a text message: who writes, what it is about, the page with the rest. Throws if this release does not know the kind. */
export function textMessageOf(notice: { kind: string; details: unknown }, club: NoticeClub, siteUrl: string): string {
  const { heading, paragraphs, button } = textOf(notice, club);
  const said = [heading, ...paragraphs].map((part) => part.replaceAll(/\s+/g, " ").trim()).filter(Boolean);
  // A heading has no full stop.
  const sentences = said.map((part) => (/[.!?:]$/.test(part) ? part : `${part}.`));
  const text = plainText(`${club.name}: ${sentences.join(" ")}`);
  const end = ` ${siteUrl}${button?.path ?? ""} ${WAY_OUT}`;
  const most = Math.max(60, (isCheap(text) ? MOST.gsm : MOST.other) - end.length);
  return `${text.length > most ? `${text.slice(0, most - 3).trimEnd()}...` : text}${end}`;
}
