import type { InvitedCoach } from "@courtside/contracts/api/client.ts";
import { clubDateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Avatar, Card, Inline, Stack, Tag, Text } from "@courtside/design-system/core.tsx";
import { SportTags } from "./SportTags.tsx";

/** Somebody who is to become a coach, and has not accepted yet (docs/product/coaching.md#adding-a-coach). */
export function InvitedCard({ invited, zone }: { invited: InvitedCoach; zone: string }) {
  const { name, email, sports, sent_at, status } = invited;
  return (
    <Card
      aria-labelledby={undefined}
      title={
        <Inline gap={12} nowrap>
          <Avatar name={name} size={48} />
          <span>{name}</span>
        </Inline>
      }
      extra={
        <Tag tone={status === "pending" ? "info" : "warning"}>
          {status === "pending" ? "Invited" : "Invitation expired"}
        </Tag>
      }
    >
      <Stack gap={12}>
        <SportTags sports={sports} />
        <Text size="sm" tone="secondary" truncate>
          {email}
        </Text>
        <Text as="p" size="sm" tone="quiet">
          {status === "pending"
            ? `Invited on ${clubDateLabel(sent_at, zone)}, has not accepted yet.`
            : `Invited on ${clubDateLabel(sent_at, zone)}. Add them again to send a new invitation.`}
        </Text>
      </Stack>
    </Card>
  );
}
