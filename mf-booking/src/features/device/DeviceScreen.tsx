import { codeOf } from "@courtside/contracts/api/client.ts";
import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { useSearchParams, useShell } from "@courtside/contracts/shell/index.tsx";
import { Button, ThemeScope, useTheme } from "@courtside/design-system/core.tsx";
import { useEffect, useMemo, useState } from "react";
import { useNow } from "../../club-day/clock.ts";
import { useBoard, useForgetDevice } from "./api.ts";
import { BoardView } from "./BoardView.tsx";
import { deviceClient, type Fetch } from "./device-clients.ts";
import { IdentifyStep } from "./IdentifyStep.tsx";
import { MemberStep } from "./MemberStep.tsx";
import type { MemberSession, StaffSession } from "./member-session.ts";
import { NoBoard } from "./NoBoard.tsx";
import { CheckInStep } from "./offline/CheckInStep.tsx";
import { boardFrom } from "./offline/kept-day.ts";
import { useKeptDay } from "./offline/useKeptDay.ts";
import { usePaused } from "./offline/usePaused.ts";
import { useQueuedCheckIns } from "./offline/useQueuedCheckIns.ts";
import type { PairedDevice } from "./paired-device.ts";
import { FindStep } from "./staff/FindStep.tsx";
import { UnlockStep } from "./staff/UnlockStep.tsx";
import { staleText } from "./stale-text.ts";
import { useConnection } from "./useConnection.ts";
import { useFreshPage } from "./useFreshPage.ts";
import { useWakeLock } from "./useWakeLock.ts";

interface DeviceScreenProps {
  device: PairedDevice;
  fetch: Fetch | undefined;
  /** The club has removed the device. */
  onRevoked: () => void;
}

type Step =
  | { name: "board" }
  | { name: "identify" }
  | { name: "check-in" }
  | { name: "unlock" }
  | { name: "find"; session: StaffSession }
  | { name: "member"; session: MemberSession };

/** A paired device: the board until a member touches it, and again after a minute. */
export function DeviceScreen({ device, fetch, onRevoked }: DeviceScreenProps) {
  const clients = useMemo(() => deviceClient(device, fetch), [device, fetch]);
  const query = useBoard(clients);
  const { isCurrent, isOnline } = useConnection(query);
  const forgetReads = useForgetDevice();
  const [step, setStep] = useState<Step>({ name: "board" });
  const [params] = useSearchParams();
  const isSignage = params.get("layout") === "signage";
  const { mode } = useTheme();
  const read = query.data;
  const readOffset = read ? Date.parse(read.generated_at) - query.dataUpdatedAt : 0;
  const kept = useKeptDay(clients, query.isError ? undefined : read, readOffset);
  const offset = read ? readOffset : (kept?.offset ?? 0);
  const now = useNow(offset);
  const isConnecting = isOnline && query.isPending;
  const isStale = !isCurrent;
  const checkIns = useQueuedCheckIns(clients, !isStale, query.dataUpdatedAt);
  const isOfToday = read && read.date === clubDate(now, read.time_zone);
  const board = isStale ? ((kept && boardFrom(kept, now)) ?? (isOfToday ? read : undefined)) : read;
  const error: unknown = query.error;
  const isRevoked = codeOf(error) === "device_revoked";
  const isPaused = usePaused(query);
  const { followChanges } = useShell();
  useEffect(
    () => followChanges?.({ key: `device:${device.id}`, getAccessToken: clients.getAccessToken }),
    [followChanges, device.id, clients],
  );
  useWakeLock();
  useFreshPage(step.name === "board");
  useEffect(() => {
    if (!isRevoked) return;
    forgetReads();
    onRevoked();
  }, [isRevoked, forgetReads, onRevoked]);

  // What is kept is hidden while the club has no access, and shown again when it does.
  if (!board || isPaused !== false) {
    const isReading = kept === undefined || isPaused === undefined || (isOnline && !error);
    const isLoading = isRevoked || (!isPaused && isReading);
    return <NoBoard name={device.name} query={isLoading ? null : query} isPaused={isPaused === true} />;
  }
  const toBoard = () => {
    setStep({ name: "board" });
    void query.refetch();
  };
  const toMember = (session: MemberSession) => setStep({ name: "member", session });
  const isTouch = !isSignage && board.device.may_book;
  // An admin has taken the right away meanwhile.
  if (!isTouch && step.name !== "board") setStep({ name: "board" });
  const next: Step | null = !isStale ? { name: "identify" } : kept && !isConnecting ? { name: "check-in" } : null;
  const action = isTouch && (
    <Button
      variant="primary"
      size="large"
      block
      aria-disabled={!next || undefined}
      onClick={next ? () => setStep(next) : undefined}
    >
      {next?.name === "check-in" ? "Check in" : "Book or check in"}
    </Button>
  );
  return (
    <ThemeScope mode={mode} clubColor={board.club.primary_color}>
      {step.name === "board" && (
        <BoardView
          board={board}
          now={now}
          stale={isStale ? staleText(board, now, { isConnecting, canCheckIn: isTouch && next !== null }) : null}
          action={action}
        />
      )}
      {step.name === "check-in" && kept && <CheckInStep kept={kept} now={now} checkIns={checkIns} onLeave={toBoard} />}
      {step.name === "identify" && (
        <IdentifyStep
          clients={clients}
          fetch={fetch}
          acceptsPin={board.device.accepts_pin}
          onIdentified={toMember}
          onStaff={board.device.finds_members ? () => setStep({ name: "unlock" }) : undefined}
          onLeave={toBoard}
        />
      )}
      {step.name === "unlock" && (
        <UnlockStep
          clients={clients}
          fetch={fetch}
          acceptsPin={board.device.accepts_pin}
          onUnlocked={(session) => setStep({ name: "find", session })}
          onLeave={toBoard}
        />
      )}
      {step.name === "find" && (
        <FindStep key={step.session.token} session={step.session} fetch={fetch} onFound={toMember} onDone={toBoard} />
      )}
      {step.name === "member" && (
        <MemberStep
          key={step.session.token}
          session={step.session}
          board={board}
          offset={offset}
          fetch={fetch}
          onDone={toBoard}
        />
      )}
    </ThemeScope>
  );
}
