import { isApiError } from "@courtside/contracts/api/client.ts";
import { clubDateLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import {
  Button,
  Card,
  Descriptions,
  ErrorState,
  Inline,
  Loading,
  Stack,
  Text,
} from "@courtside/design-system/core.tsx";
import { ConfirmDialog, SecretAddress } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { useOwnFeed } from "../api.ts";
import styles from "./CalendarSlot.module.css";

type Asking = "renew" | "end" | null;

/** My Account's Calendar (docs/product/screens.md#my-account): one's own feed, whose address is shown once. */
export default function CalendarSlot() {
  const zone = useMe().club?.time_zone ?? "UTC";
  const offline = useShell().liveStatus === "offline";
  const feed = useOwnFeed();
  const [asking, setAsking] = useState<Asking>(null);
  const { query, renew, end } = feed;
  if (query.isPending) return <Loading label="Loading..." page />;
  if (!query.data) {
    const error: unknown = query.error;
    return (
      <ErrorState
        title="The calendar address could not be loaded"
        {...(isApiError(error) && { cause: error.message, requestId: error.requestId })}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const { exists, created_at, read_at } = query.data;
  const when = (instant: string) => `${clubDateLabel(instant, zone)}, ${clubTime(instant, zone)}`;
  const done = () => setAsking(null);
  return (
    <Card title="Your calendar address" className={styles.card}>
      <Stack gap={16}>
        <Text as="p">
          A calendar program that knows this address shows your bookings, lessons and events, and follows every change.
          Everyone who has the address can read them: keep it to yourself.
        </Text>
        {feed.url && <SecretAddress title="Copy the address now: it is shown this once" url={feed.url} />}
        {exists && created_at && (
          <Descriptions
            items={[
              { label: "Made", value: when(created_at) },
              { label: "Last read", value: read_at ? when(read_at) : "Not yet" },
            ]}
          />
        )}
        <Inline>
          {exists ? (
            <>
              <Button disabled={offline} onClick={() => setAsking("renew")}>
                Renew address
              </Button>
              <Button danger disabled={offline} onClick={() => setAsking("end")}>
                Delete address
              </Button>
            </>
          ) : (
            <Button
              variant="primary"
              disabled={offline}
              busy={renew.isPending}
              busyLabel="Making..."
              onClick={() => renew.mutate({})}
            >
              Make address
            </Button>
          )}
        </Inline>
      </Stack>
      <ConfirmDialog
        open={asking === "renew"}
        title="Renew the address?"
        description="Calendars with the old address stop following your bookings. Give them the new one."
        confirmLabel="Renew address"
        cancelLabel="Keep address"
        busy={renew.isPending}
        busyLabel="Renewing..."
        onConfirm={() => renew.mutate({}, { onSettled: done })}
        onClose={done}
      />
      <ConfirmDialog
        open={asking === "end"}
        danger
        title="Delete the address?"
        description="Calendars with this address stop following your bookings."
        confirmLabel="Delete address"
        cancelLabel="Keep address"
        busy={end.isPending}
        busyLabel="Deleting..."
        onConfirm={() => end.mutate({}, { onSettled: done })}
        onClose={done}
      />
    </Card>
  );
}
