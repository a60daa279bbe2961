import type { Booking } from "@courtside/contracts/api/client.ts";
import { clubDayTimesLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Alert, Button, Inline, Stack } from "@courtside/design-system/core.tsx";
import { Modal, useDiscardQuestion } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { useSetPlayers } from "./api.ts";
import { PlayersField } from "./PlayersField.tsx";
import { draftsOf } from "./player-draft.ts";

interface EditPlayersProps {
  booking: Booking;
  zone: string;
  /** The data may be out of date: nothing can be saved. */
  offline: boolean;
  onClose: () => void;
}

/** Changes who plays on a booking that has not begun (docs/product/booking.md#players). Mounted anew each time. */
export function EditPlayers({ booking, zone, offline, onClose }: EditPlayersProps) {
  const { court_name, start_time: start, end_time: end, players, max_players } = booking;
  const [base, setBase] = useState(players);
  const [drafts, setDrafts] = useState(() => draftsOf(players));
  const { save, busy, failure, forget } = useSetPlayers(onClose);
  const startAnew = () => {
    setBase(players);
    setDrafts(draftsOf(players));
    forget();
  };
  const isChanged = JSON.stringify(drafts) !== JSON.stringify(draftsOf(base));
  const { close, question } = useDiscardQuestion(isChanged, onClose);
  const seen = base.filter(({ is_booker }) => !is_booker).map(({ id }) => id);
  const booker = players.find(({ is_booker }) => is_booker);
  return (
    <>
      <Modal
        open
        title={`Players on ${court_name}`}
        description={clubDayTimesLabel(start, end, zone)}
        busy={busy}
        onClose={close}
        footer={
          <>
            <Button disabled={busy} onClick={close}>
              Cancel
            </Button>
            <Button
              variant="primary"
              busy={busy}
              busyLabel="Saving..."
              aria-disabled={offline || undefined}
              onClick={() => !offline && save(booking.id, drafts, seen)}
            >
              Save Players
            </Button>
          </>
        }
      >
        <Stack>
          {offline && (
            <Alert tone="warning">You are offline. Players can be changed once the connection is back.</Alert>
          )}
          {failure?.message && (
            <Alert tone="error" role="alert">
              {failure.message}
              {failure.isOvertaken && (
                <Inline>
                  <Button size="small" onClick={startAnew}>
                    Show Who Plays Now
                  </Button>
                </Inline>
              )}
            </Alert>
          )}
          <PlayersField
            booker={booker ? { id: booker.user_id ?? booker.id, name: booker.name, isMe: booker.is_me } : null}
            players={drafts}
            max={max_players}
            problems={failure?.problems}
            onPlayers={(next) => {
              setDrafts(next);
              forget();
            }}
          />
        </Stack>
      </Modal>
      {question}
    </>
  );
}
