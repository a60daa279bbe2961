import { type DeviceBoard, messageOf } from "@courtside/contracts/api/client.ts";
import { Alert, Button, LiveRegion, Stack } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { UndoNotice } from "../../changes/UndoNotice.tsx";
import { useSession } from "./api.ts";
import styles from "./Device.module.css";
import type { Fetch } from "./device-clients.ts";
import { MemberBookings } from "./MemberBookings.tsx";
import { MemberTimes } from "./MemberTimes.tsx";
import { MoveTimes } from "./MoveTimes.tsx";
import type { MemberSession } from "./member-session.ts";
import { useMemberMove } from "./useMemberMove.ts";
import { useSecondsLeft } from "./useSecondsLeft.ts";

interface MemberStepProps {
  session: MemberSession;
  board: DeviceBoard;
  /** The server's clock minus the browser's, ms. */
  offset: number;
  fetch: Fetch | undefined;
  onDone: () => void;
}

/** What the member does: today's bookings, which they may move, and the next free times. It ends with their session, or when they are done. */
export function MemberStep({ session, board, offset, fetch, onDone }: MemberStepProps) {
  const { clients, end } = useSession(session, fetch);
  const [outcome, setOutcome] = useState<{ tone: "success" | "error"; text: string } | null>(null);
  const left = useSecondsLeft(session, onDone);
  const done = () => {
    end();
    onDone();
  };
  const report = {
    succeeded: (text: string) => setOutcome({ tone: "success", text }),
    failed: (error: unknown, unanswered = "No connection: this needs the network.") =>
      setOutcome({ tone: "error", text: messageOf(error) ?? unanswered }),
    quiet: () => setOutcome(null),
  };
  const move = useMemberMove(clients, board.time_zone, report);
  const { lifted, moved } = move;
  const now = Date.now() + offset;
  return (
    <main className={styles.board}>
      <header className={styles.head}>
        <h1 className={`${styles.title} ${styles.grow}`}>
          {session.staff ? "For" : "Hello"} {session.firstName}
        </h1>
        <Button size="large" onClick={done}>
          Done ({left} s)
        </Button>
      </header>
      <LiveRegion message={moved ? `Booking moved: ${moved.text}. Undo is possible for ten seconds.` : ""} />
      {moved && (
        <UndoNotice
          title="Booking moved"
          label={moved.text}
          until={moved.until}
          busy={move.busy}
          onUndo={move.undo}
          onEnd={move.keep}
        />
      )}
      <Stack gap={24}>
        {outcome && (
          <Alert tone={outcome.tone} role={outcome.tone === "error" ? "alert" : "status"}>
            {outcome.text}
          </Alert>
        )}
        {lifted ? (
          <MoveTimes clients={clients} board={board} now={now} booking={lifted} move={move} />
        ) : (
          <>
            <MemberBookings clients={clients} board={board} now={now} report={report} onMove={move.lift} />
            <MemberTimes clients={clients} board={board} now={now} report={report} />
          </>
        )}
      </Stack>
    </main>
  );
}
