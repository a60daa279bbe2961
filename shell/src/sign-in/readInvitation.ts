import { ROLE_LABELS, ROLES } from "@courtside/contracts/domain/roles.ts";

/**
 * What an invitation's address says about itself: for display, because only the server decides
 * (docs/product/identity.md#what-the-server-decides).
 */
interface InvitationText {
  clubId: string | null;
  /** "Front Desk" */
  role: string | null;
}

/** Mails carry it in the address of the next page, older links in their own. */
export function readInvitation({ searchParams }: URL): InvitationText {
  const goal = URL.parse(searchParams.get("redirect_to") ?? "")?.searchParams;
  const textOf = (name: string) => searchParams.get(name) ?? goal?.get(name) ?? null;
  const role = ROLES.find((known) => known === textOf("role"));
  return { clubId: textOf("club_id"), role: role ? ROLE_LABELS[role] : null };
}
