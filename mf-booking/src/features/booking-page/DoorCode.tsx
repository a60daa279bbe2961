import type { Booking } from "@courtside/contracts/api/client.ts";
import { clubDateLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { Card, ErrorState, Stack, Text } from "@courtside/design-system/core.tsx";

const EVERY_MINUTE = 60_000;

interface DoorCodeProps {
  booking: Pick<Booking, "id" | "status" | "court_id" | "start_time" | "end_time">;
  zone: string;
}

/** The code that opens the court's door, where the club has a lock gateway (docs/product/integrations.md#door-codes). */
export function DoorCode({ booking, zone }: DoorCodeProps) {
  const { id, status } = booking;
  const { data, isError, refetch } = useApi().useQuery(
    "get",
    "/bookings/{id}/door-code",
    { params: { path: { id } } },
    { enabled: status === "confirmed", refetchInterval: EVERY_MINUTE },
  );
  if (isError && !data)
    return (
      <ErrorState compact title="The door code could not be loaded, if there is one" onRetry={() => void refetch()} />
    );
  const door = status === "confirmed" ? data?.door_code : null;
  if (!door) return null;
  return (
    <Card title="Door Code">
      <Stack gap={4}>
        {door.code === null ? (
          <Text>The lock does not have the code yet. It appears here as soon as it does.</Text>
        ) : (
          <Text size="xl" strong>
            {door.code}
          </Text>
        )}
        <Text size="sm" tone="secondary">
          Opens the door {clubDateLabel(door.valid_from, zone)}, {clubTime(door.valid_from, zone)} -{" "}
          {clubTime(door.valid_until, zone)}
        </Text>
      </Stack>
    </Card>
  );
}
