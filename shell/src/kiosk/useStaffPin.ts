import { isApiError } from "@courtside/contracts/api/client.ts";
import { useApi, useShell } from "@courtside/contracts/shell/index.tsx";
import { useEffect, useState, useSyncExternalStore } from "react";
import { apiFailureText } from "../account/apiFailureText.ts";
import { kioskState, subscribeToKiosk, waitWithPin } from "./kioskStore.ts";

/** Checks a staff PIN at the server, which counts the tries; `waitSeconds` = how long it takes no more. */
export function useStaffPin(onRight: () => void) {
  const [pin, setPin] = useState("");
  const waitUntil = useSyncExternalStore(subscribeToKiosk, kioskState).pinWaitUntil;
  const [waitSeconds, setWaitSeconds] = useState(() => secondsTo(waitUntil));
  const offline = useShell().liveStatus === "offline";
  const check = useApi().useMutation("post", "/staff-pin/verify");

  useEffect(() => {
    const tick = () => setWaitSeconds(secondsTo(waitUntil));
    tick();
    if (waitUntil <= Date.now()) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [waitUntil]);

  const submit = () =>
    check.mutate(
      { body: { pin } },
      {
        onSuccess: onRight,
        onError: (error: unknown) => {
          setPin("");
          const wait = isApiError(error) ? error.details?.retryAfterSeconds : undefined;
          if (typeof wait === "number") waitWithPin(Date.now() + wait * 1000);
        },
      },
    );
  const type = (next: string) => {
    if (check.error) check.reset();
    setPin(next);
  };
  const failure: string | null = offline
    ? "The PIN is checked by the server. Wait for the connection."
    : check.error
      ? apiFailureText(check.error)
      : null;
  return { pin, type, submit, busy: check.isPending, failure, waitSeconds, locked: offline || waitSeconds > 0 };
}

const secondsTo = (instant: number): number => Math.max(0, Math.ceil((instant - Date.now()) / 1000));
