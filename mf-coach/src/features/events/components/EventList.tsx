import { type ClubEvent, isApiError, messageOf } from "@courtside/contracts/api/client.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import {
  Button,
  Card,
  Empty,
  ErrorState,
  IconEdit,
  IconTrophy,
  IconUsers,
  SkeletonList,
  Stack,
} from "@courtside/design-system/core.tsx";
import { LoadMore } from "@courtside/design-system/data.tsx";
import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import { type useEvents, useRegistration } from "../api.ts";
import type { EventLayoutProps } from "../eventLayout.ts";
import { CancelEventDialog } from "./CancelEventDialog.tsx";
import { EventCard } from "./EventCard.tsx";
import styles from "./EventList.module.css";
import { RosterSheet } from "./RosterSheet.tsx";

/** Of no use to members, who download no form. */
const EventDialog = lazyScreen(() => import("../staff/EventDialog.tsx"));

interface EventListProps {
  label: string;
  query: ReturnType<typeof useEvents>;
  zone: string;
  empty: { title: string; description: string; action?: ReactNode };
  /** The title of the error state. */
  failed: string;
  /** Shows them; cards by default. */
  Layout?: ComponentType<EventLayoutProps>;
}

/** Events, or their loading, empty or error state. */
export function EventList({ label, query, zone, empty, failed, Layout = CardLayout }: EventListProps) {
  const error: unknown = query.error;
  if (query.events.length > 0) return <EventBoard label={label} query={query} zone={zone} Layout={Layout} />;
  if (query.isPending) return <SkeletonList />;
  return (
    <Card flush>
      {query.isError ? (
        <ErrorState
          title={failed}
          cause={messageOf(error) ?? "Check your connection, then try again."}
          requestId={isApiError(error) ? error.requestId : undefined}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Empty icon={<IconTrophy />} {...empty} />
      )}
    </Card>
  );
}

interface EventBoardProps {
  label: string;
  query: ReturnType<typeof useEvents>;
  zone: string;
  Layout: ComponentType<EventLayoutProps>;
}

type Opened = { what: "edit" | "cancel" | "roster"; event: ClubEvent };

/** A list of events with all their actions. */
function EventBoard({ label, query, zone, Layout }: EventBoardProps) {
  const offline = useShell().liveStatus === "offline";
  const { busy, register, unregister } = useRegistration();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  // The form keeps the event as it was opened with; the other dialogs follow changes.
  const current = opened && (query.events.find(({ id }) => id === opened.event.id) ?? opened.event);
  return (
    <Stack gap={16}>
      <Layout
        label={label}
        query={query}
        zone={zone}
        renderActions={(event, size) => (
          <EventActions
            event={event}
            size={size}
            busy={busy.includes(event.id)}
            offline={offline}
            onRegister={() => register(event)}
            onUnregister={() => unregister(event)}
            onEdit={() => setOpened({ what: "edit", event })}
            onCancel={() => setOpened({ what: "cancel", event })}
            onRoster={() => setOpened({ what: "roster", event })}
          />
        )}
      />
      <Suspense>{opened?.what === "edit" && <EventDialog event={opened.event} zone={zone} onClose={close} />}</Suspense>
      {current && opened?.what === "cancel" && <CancelEventDialog event={current} zone={zone} onClose={close} />}
      {current && opened?.what === "roster" && <RosterSheet event={current} zone={zone} onClose={close} />}
    </Stack>
  );
}

/** Events as cards, as many side by side as fit. */
function CardLayout({ label, query, zone, renderActions }: EventLayoutProps) {
  return (
    <Stack gap={16}>
      <ul className={styles.cards} aria-label={label}>
        {query.events.map((event) => (
          <li key={event.id} className={styles.item}>
            <EventCard event={event} zone={zone} actions={renderActions(event)} />
          </li>
        ))}
      </ul>
      <LoadMore more={query.hasNextPage} busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
    </Stack>
  );
}

interface EventActionsProps {
  event: ClubEvent;
  size: "small" | undefined;
  /** Its registration is under way. */
  busy: boolean;
  /** The data may be out of date, and nothing can be sent. */
  offline: boolean;
  onRegister: () => void;
  onUnregister: () => void;
  onEdit: () => void;
  onCancel: () => void;
  onRoster: () => void;
}

/** The caller's possible action on an event, as the api returns it; null if there is none. */
function EventActions({ event, size, busy, offline, ...act }: EventActionsProps) {
  const { can_register, can_unregister, can_edit, can_see_roster, registered_count, title } = event;
  if (!can_register && !can_unregister && !can_edit && !can_see_roster) return null;
  return (
    <>
      {can_register && (
        <Button
          size={size}
          variant="primary"
          busy={busy}
          busyLabel="Registering..."
          disabled={offline}
          aria-label={`Register for ${title}`}
          onClick={act.onRegister}
        >
          Register
        </Button>
      )}
      {can_unregister && (
        <Button
          size={size}
          busy={busy}
          busyLabel="Unregistering..."
          disabled={offline}
          aria-label={`Unregister from ${title}`}
          onClick={act.onUnregister}
        >
          Unregister
        </Button>
      )}
      {can_see_roster && (
        <Button
          size={size}
          icon={<IconUsers />}
          aria-label={`Roster (${registered_count}) of ${title}`}
          onClick={act.onRoster}
        >
          Roster ({registered_count})
        </Button>
      )}
      {can_edit && (
        <>
          <Button size={size} icon={<IconEdit />} disabled={offline} aria-label={`Edit ${title}`} onClick={act.onEdit}>
            Edit
          </Button>
          <Button size={size} danger disabled={offline} aria-label={`Cancel Event: ${title}`} onClick={act.onCancel}>
            Cancel Event
          </Button>
        </>
      )}
    </>
  );
}
