import { isApiError } from "@courtside/contracts/api/client.ts";
import { clubDateLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { Button, ErrorState, Inline, Loading, Stack, Text } from "@courtside/design-system/core.tsx";
import { ConfirmDialog, SecretAddress } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { useChangeFeeds, useClubFeeds, useCoaches, useCourts } from "../api.ts";
import styles from "./Feeds.module.css";
import { type FeedOwner, feedOwners } from "./feed-owners.ts";

/** The calendar feeds of all courts and coaches (docs/product/booking.md#calendar-feeds). */
export function Feeds() {
  const [feeds, courts, coaches] = [useClubFeeds(), useCourts(), useCoaches()];
  const failed = [feeds, courts, coaches].find(({ isError, data }) => isError && !data);
  if (failed) {
    return (
      <ErrorState
        title="The calendar feeds could not be loaded"
        {...(isApiError(failed.error) && { cause: failed.error.message, requestId: failed.error.requestId })}
        retrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (!feeds.data || !courts.data || !coaches.data) return <Loading />;
  return <FeedList owners={feedOwners(feeds.data.data, { courts: courts.data.data, coaches: coaches.data.data })} />;
}

/** Each court and coach with what can be done about its feed; the address that was made last is shown above, this once. */
function FeedList({ owners }: { owners: readonly FeedOwner[] }) {
  const offline = useShell().liveStatus === "offline";
  const [made, setMade] = useState<{ url: string; name: string } | null>(null);
  const [asking, setAsking] = useState<{ owner: FeedOwner; to: "renew" | "end" } | null>(null);
  const { renew, end } = useChangeFeeds((url, name) => setMade({ url, name }));
  const done = () => setAsking(null);
  const make = ({ id, kind }: FeedOwner) =>
    renew.mutate({ body: kind === "court" ? { court_id: id } : { coach_id: id } }, { onSettled: done });
  const finish = ({ feed, name }: FeedOwner) =>
    feed &&
    end.mutate(
      { params: { path: { id: feed.id } } },
      { onSuccess: () => setMade((shown) => (shown?.name === name ? null : shown)), onSettled: done },
    );
  const name = asking?.owner.name ?? "";
  return (
    <Stack gap={16}>
      {made && <SecretAddress title={`Copy the address of ${made.name} now: it is shown this once`} url={made.url} />}
      {(["court", "coach"] as const).map((kind) => (
        <FeedGroup
          key={kind}
          label={kind === "court" ? "Courts" : "Coaches"}
          owners={owners.filter((each) => each.kind === kind)}
          disabled={offline || renew.isPending || end.isPending}
          onMake={make}
          onAsk={(owner, to) => setAsking({ owner, to })}
        />
      ))}
      <ConfirmDialog
        open={asking?.to === "renew"}
        title={`Renew the address of ${name}?`}
        description="Calendars and screens with the old address stop following it. Give them the new one."
        confirmLabel="Renew address"
        cancelLabel="Keep address"
        busy={renew.isPending}
        busyLabel="Renewing..."
        onConfirm={() => asking && make(asking.owner)}
        onClose={done}
      />
      <ConfirmDialog
        open={asking?.to === "end"}
        danger
        title={`Delete the address of ${name}?`}
        description="Calendars and screens with this address stop following it."
        confirmLabel="Delete address"
        cancelLabel="Keep address"
        busy={end.isPending}
        busyLabel="Deleting..."
        onConfirm={() => asking && finish(asking.owner)}
        onClose={done}
      />
    </Stack>
  );
}

interface FeedGroupProps {
  label: string;
  owners: readonly FeedOwner[];
  disabled: boolean;
  onMake: (owner: FeedOwner) => void;
  onAsk: (owner: FeedOwner, to: "renew" | "end") => void;
}

function FeedGroup({ label, owners, disabled, onMake, onAsk }: FeedGroupProps) {
  const zone = useMe().club?.time_zone ?? "UTC";
  const when = (instant: string) => `${clubDateLabel(instant, zone)}, ${clubTime(instant, zone)}`;
  if (owners.length === 0) return null;
  return (
    <section aria-label={label}>
      <Stack gap={8}>
        <Text strong>{label}</Text>
        <ul className={styles.list}>
          {owners.map((owner) => {
            const { id, name, feed } = owner;
            return (
              <li key={id} className={styles.row}>
                <span className={styles.owner}>
                  {name}
                  <span className={styles.times}>{feed ? `Made ${when(feed.created_at)}` : "No address"}</span>
                  {feed && (
                    <span className={styles.times}>
                      {feed.read_at ? `Last read ${when(feed.read_at)}` : "Not read yet"}
                    </span>
                  )}
                </span>
                <Inline gap={8}>
                  {feed ? (
                    <>
                      <Button
                        size="small"
                        disabled={disabled}
                        aria-label={`Renew address of ${name}`}
                        onClick={() => onAsk(owner, "renew")}
                      >
                        Renew
                      </Button>
                      <Button
                        size="small"
                        danger
                        disabled={disabled}
                        aria-label={`Delete address of ${name}`}
                        onClick={() => onAsk(owner, "end")}
                      >
                        Delete
                      </Button>
                    </>
                  ) : (
                    <Button
                      size="small"
                      disabled={disabled}
                      aria-label={`Make address of ${name}`}
                      onClick={() => onMake(owner)}
                    >
                      Make address
                    </Button>
                  )}
                </Inline>
              </li>
            );
          })}
        </ul>
      </Stack>
    </section>
  );
}
