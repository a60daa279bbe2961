import { codeOf, messageOf } from "@courtside/contracts/api/client.ts";
import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { useQueryClient, useSearchParams } from "@courtside/contracts/shell/index.tsx";
import { Button, ErrorState, SkeletonList, ThemeScope, useTheme } from "@courtside/design-system/core.tsx";
import { useEffect, useMemo, useState } from "react";
import { useNow } from "../../club-day/clock.ts";
import { BoardView } from "./BoardView.tsx";
import styles from "./Device.module.css";
import { deviceClient, type Fetch } from "./device-clients.ts";
import { IdentifyStep } from "./IdentifyStep.tsx";
import { MemberStep } from "./MemberStep.tsx";
import type { MemberSession } from "./member-session.ts";
import type { PairedDevice } from "./paired-device.ts";
import { useFreshPage } from "./useFreshPage.ts";
import { useWakeLock } from "./useWakeLock.ts";

interface DeviceScreenProps {
  device: PairedDevice;
  fetch: Fetch | undefined;
  /** The club has removed the device. */
  onRevoked: () => void;
}

type Step = { name: "board" } | { name: "identify" } | { name: "member"; session: MemberSession };

/** How often the board is read, and after how long without one it says of when it is. */
const READ_EVERY = 10_000;
const STALE_AFTER = 45_000;

/** A paired device: the board until a member touches it, and again after a minute. */
export function DeviceScreen({ device, fetch, onRevoked }: DeviceScreenProps) {
  const clients = useMemo(() => deviceClient(device, fetch), [device, fetch]);
  const query = clients.api.useQuery("get", "/devices/board", {}, { refetchInterval: READ_EVERY, retry: false });
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>({ name: "board" });
  const [params] = useSearchParams();
  const isSignage = params.get("layout") === "signage";
  const { mode } = useTheme();
  const board = query.data;
  const offset = board ? Date.parse(board.generated_at) - query.dataUpdatedAt : 0;
  const now = useNow(offset);
  const error: unknown = query.error;
  const isRevoked = codeOf(error) === "device_revoked";
  useWakeLock();
  useFreshPage(step.name === "board");
  useEffect(() => {
    if (!isRevoked) return;
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[1] === "/devices/board" });
    onRevoked();
  }, [isRevoked, queries, onRevoked]);

  if (!board) {
    return (
      <main className={styles.narrow}>
        {error && !isRevoked ? (
          <ErrorState
            title={`${device.name} cannot reach the club`}
            cause={messageOf(error) ?? "It tries again by itself."}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <SkeletonList count={4} />
        )}
      </main>
    );
  }
  const toBoard = () => {
    setStep({ name: "board" });
    void query.refetch();
  };
  const isStale = query.isError || now - Date.parse(board.generated_at) > STALE_AFTER;
  const action = !isSignage && board.device.may_book && (
    <Button
      variant="primary"
      size="large"
      block
      aria-disabled={isStale || undefined}
      onClick={isStale ? undefined : () => setStep({ name: "identify" })}
    >
      Book or check in
    </Button>
  );
  return (
    <ThemeScope mode={mode} clubColor={board.club.primary_color}>
      {step.name === "board" && (
        <BoardView
          board={board}
          now={now}
          asOf={isStale ? clubTime(board.generated_at, board.time_zone) : null}
          action={action}
        />
      )}
      {step.name === "identify" && (
        <IdentifyStep
          clients={clients}
          acceptsPin={board.device.accepts_pin}
          onIdentified={(session) => setStep({ name: "member", session })}
          onLeave={toBoard}
        />
      )}
      {step.name === "member" && (
        <MemberStep session={step.session} board={board} offset={offset} fetch={fetch} onDone={toBoard} />
      )}
    </ThemeScope>
  );
}
