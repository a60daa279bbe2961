import { useShell } from "@courtside/contracts/shell/index.tsx";
import { IconSettings, IconUserPlus, LinkButton } from "@courtside/design-system/core.tsx";

/** Beside the greeting (O §2.1); only screens that the product has. */
export function DashboardActions() {
  const { hasScreen } = useShell();
  return (
    <>
      {hasScreen("/settings") && (
        <LinkButton href="/settings" icon={<IconSettings />}>
          Club Settings
        </LinkButton>
      )}
      {hasScreen("/admin/invite") && (
        <LinkButton href="/admin/invite" variant="primary" icon={<IconUserPlus />}>
          Invite Member
        </LinkButton>
      )}
    </>
  );
}
