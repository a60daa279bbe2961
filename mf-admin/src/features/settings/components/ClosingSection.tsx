import { CLOSED_CLUB_DAYS, CLOSING_DAYS } from "@courtside/contracts/domain/periods.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import { Card, LinkButton, Stack, Text } from "@courtside/design-system/core.tsx";

/** Links to the shell's account page, which closes the club, also without access (docs/product/roles.md#closing-a-club). */
export function ClosingSection() {
  const { me } = useShell();
  if (!me || me.profile.is_demo || me.session.qa_role) return null;
  return (
    <Card title="Danger zone">
      <Stack gap={12}>
        <Text as="p" tone="secondary">
          {me.club?.closes_at
            ? "This club is going to close. Until then you can keep it open."
            : `Close this club, with ${CLOSING_DAYS} days in which you can keep it open. Then all memberships end, and its content is deleted ${CLOSED_CLUB_DAYS} days later.`}
        </Text>
        <div>
          <LinkButton href="/my-account">{me.club?.closes_at ? "Keep Club Open" : "Leave or Close Club"}</LinkButton>
        </div>
      </Stack>
    </Card>
  );
}
