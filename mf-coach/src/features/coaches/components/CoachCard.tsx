import type { Coach } from "@courtside/contracts/api/client.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Avatar, Card, Inline, Stack, Tag, Text } from "@courtside/design-system/core.tsx";

/** A coach: initials, name, sports, bio. */
export function CoachCard({ coach }: { coach: Coach }) {
  return (
    <Card
      title={
        <Inline gap={12} nowrap>
          <Avatar name={coach.name} size={48} />
          <span>{coach.name}</span>
        </Inline>
      }
    >
      <Stack gap={12}>
        {coach.sports.length > 0 && (
          <Inline gap={4}>
            {coach.sports.map((sport) => (
              <Tag key={sport}>{sportLabel(sport)}</Tag>
            ))}
          </Inline>
        )}
        <Text as="p" tone={coach.bio ? "secondary" : "quiet"}>
          {coach.bio || "No bio yet."}
        </Text>
      </Stack>
    </Card>
  );
}
