import { useShell } from "@courtside/contracts/shell/index.tsx";
import { Button, IconSettings, IconUserPlus, LinkButton } from "@courtside/design-system/core.tsx";

/** Beside the greeting; only screens that the product has. */
export function DashboardActions({ onInvite }: { onInvite: () => void }) {
  const { hasScreen } = useShell();
  return (
    <>
      {hasScreen("/settings") && (
        <LinkButton href="/settings" icon={<IconSettings />}>
          Club Settings
        </LinkButton>
      )}
      <Button variant="primary" icon={<IconUserPlus />} onClick={onInvite}>
        Invite Member
      </Button>
    </>
  );
}
