import { useQuery } from "@tanstack/react-query";
import { fetchClient } from "../app/api.ts";
import type { MailLink } from "./mailLink.ts";

/**
 * Which club an invitation's link is for, who invites, and whether the link still works: from the server, because an address can say anything
 * (docs/product/identity.md#invitations).
 */
export function useInvitationPreview(link: MailLink | null) {
  const { tokenHash = "", clubId = null, type } = link ?? {};
  return useQuery({
    queryKey: ["invitation-preview", tokenHash, clubId],
    enabled: type === "invite",
    queryFn: async () => {
      const body = { token_hash: tokenHash, ...(clubId && { club_id: clubId }) };
      const { data, error } = await fetchClient.POST("/invitation-previews", { body });
      if (error) throw error;
      return data;
    },
  });
}
