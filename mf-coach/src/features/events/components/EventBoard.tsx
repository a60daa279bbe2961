import type { ClubEvent } from "@courtside/contracts/api/client.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import { Stack } from "@courtside/design-system/core.tsx";
import { LoadMore } from "@courtside/design-system/data.tsx";
import { useState } from "react";
import { type useEvents, useRegistration } from "../api.ts";
import { CancelEventDialog } from "./CancelEventDialog.tsx";
import { EventActions } from "./EventActions.tsx";
import { EventCards } from "./EventCards.tsx";
import { EventDialog } from "./EventDialog.tsx";
import { RosterSheet } from "./RosterSheet.tsx";

interface EventBoardProps {
  label: string;
  query: ReturnType<typeof useEvents>;
  zone: string;
}

type Opened = { what: "edit" | "cancel" | "roster"; event: ClubEvent };

/** A list of events with everything that can be done to each. */
export function EventBoard({ label, query, zone }: EventBoardProps) {
  const offline = useShell().liveStatus === "offline";
  const { busy, register, unregister } = useRegistration();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  // An edit keeps what it was begun with; the others show who has come or gone meanwhile.
  const current = opened && (query.events.find(({ id }) => id === opened.event.id) ?? opened.event);
  return (
    <Stack gap={16}>
      <EventCards
        label={label}
        events={query.events}
        zone={zone}
        renderActions={(event) => (
          <EventActions
            event={event}
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
      <LoadMore more={query.hasNextPage} busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
      {opened?.what === "edit" && <EventDialog event={opened.event} zone={zone} onClose={close} />}
      {current && opened?.what === "cancel" && <CancelEventDialog event={current} zone={zone} onClose={close} />}
      {current && opened?.what === "roster" && <RosterSheet event={current} zone={zone} onClose={close} />}
    </Stack>
  );
}
