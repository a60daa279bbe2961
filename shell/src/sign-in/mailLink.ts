import { returnPath } from "../session/returnPath.ts";
import { readInvitation } from "./readInvitation.ts";

const TYPES = ["signup", "magiclink", "recovery", "email_change", "invite"] as const;

export type MailLinkType = (typeof TYPES)[number];

/** What a mail's link carries. Opening it changes nothing: its token is used by a button. */
export interface MailLink {
  tokenHash: string;
  type: MailLinkType;
  /** The page of ours that was asked for; null = wherever the person's role leads. */
  goal: string | null;
  /** The club that an invitation names; null elsewhere. */
  clubId: string | null;
}

/** Reads a mail's link, or null where the address is none. */
export function readMailLink(url: URL): MailLink | null {
  const { origin, searchParams } = url;
  const tokenHash = searchParams.get("token_hash");
  const type = TYPES.find((known) => known === searchParams.get("type"));
  if (!tokenHash || !type) return null;
  const { clubId } = type === "invite" ? readInvitation(url) : { clubId: null };
  return { tokenHash, type, goal: goalOf(searchParams.get("redirect_to"), origin), clubId };
}

/** These say no more than "into the product": the role decides (docs/product/roles.md#home-and-landing-pages). */
const NO_GOAL = new Set(["/", "/auth", "/dashboard", "/club-invite"]);

function goalOf(redirectTo: string | null, origin: string): string | null {
  const url = redirectTo ? URL.parse(redirectTo) : null;
  if (url?.origin !== origin || NO_GOAL.has(url.pathname)) return null;
  return returnPath({ from: url.pathname + url.search + url.hash });
}
