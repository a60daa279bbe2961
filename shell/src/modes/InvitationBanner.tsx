import { ROLE_LABELS } from "@courtside/contracts/domain/roles.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { Banner, IconMail, LinkButton } from "@courtside/design-system/core.tsx";

/** Another club's invitation, on the first screen of the day; My Account explains what accepting means. */
export default function InvitationBanner() {
  const { data } = useApi().useQuery("get", "/me/invitations", {});
  const [invitation, ...others] = data?.data ?? [];
  if (!invitation) return null;
  const { club_name, role } = invitation;
  const more = others.length > 0 ? `, and ${others.length} more` : "";
  return (
    <Banner
      role="status"
      icon={<IconMail size={18} />}
      action={
        <LinkButton href="/my-account" size="small">
          Read Invitation
        </LinkButton>
      }
    >
      {`${club_name} has invited you to join as ${ROLE_LABELS[role]}${more}`}
    </Banner>
  );
}
