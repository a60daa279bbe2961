import { isApiError } from "@courtside/contracts/api/client.ts";
import { useApi, useShell } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, IconArrowLeft, Stack, VisuallyHidden } from "@courtside/design-system/core.tsx";
import { Modal } from "@courtside/design-system/overlay.tsx";
import { type KeyboardEvent, useEffect, useState, useSyncExternalStore } from "react";
import { apiFailureText } from "../api/apiFailureText.ts";
import { clockText } from "../modes/countdown.ts";
import { kioskState, subscribeToKiosk, waitWithPin } from "./kioskStore.ts";
import styles from "./LeaveKiosk.module.css";

interface LeaveKioskProps {
  onLeave: () => void;
  onClose: () => void;
}

/** The way out of the kiosk: the PIN of any staff user of the club. */
export function LeaveKiosk({ onLeave, onClose }: LeaveKioskProps) {
  const { pin, type, submit, busy, failure, waitSeconds, locked } = useStaffPin(onLeave);
  return (
    <Modal open size="small" title="Leave kiosk mode" busy={busy} onClose={onClose}>
      <Stack>
        {failure && (
          <Alert tone="error" role="alert">
            {failure}
          </Alert>
        )}
        {waitSeconds > 0 && <p>Next try in {clockText(waitSeconds)}</p>}
        <PinPad pin={pin} busy={busy} locked={locked} onPin={type} onDone={submit} />
      </Stack>
    </Modal>
  );
}

const LONGEST = 8;
const SHORTEST = 4;
const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

interface PinPadProps {
  pin: string;
  busy: boolean;
  /** Whether digits are disabled for now. */
  locked: boolean;
  onPin: (pin: string) => void;
  onDone: () => void;
}

/** Digits on the page itself: no on-screen keyboard opens, and no browser fills it in. A physical keyboard works too. */
function PinPad({ pin, busy, locked, onPin, onDone }: PinPadProps) {
  const isOff = busy || locked;
  const type = (digit: string) => !isOff && pin.length < LONGEST && onPin(pin + digit);
  const erase = () => !isOff && onPin(pin.slice(0, -1));
  const isShort = pin.length < SHORTEST;
  const done = () => !isOff && !isShort && onDone();
  const onKeyDown = (event: KeyboardEvent) => {
    if (/^\d$/.test(event.key)) type(event.key);
    if (event.key === "Backspace") erase();
  };
  const key = (digit: string) => (
    <Button
      key={digit}
      size="large"
      data-autofocus={digit === "5" ? "" : undefined}
      aria-disabled={locked || undefined}
      onClick={() => type(digit)}
    >
      {digit}
    </Button>
  );
  return (
    <fieldset onKeyDown={onKeyDown} className={styles.pad}>
      <legend className={styles.legend}>Staff PIN</legend>
      <div className={styles.typed}>
        {[...Array(Math.max(SHORTEST, pin.length)).keys()].map((at) => (
          <span key={at} aria-hidden="true" className={at < pin.length ? styles.dot : styles.hole} />
        ))}
        <VisuallyHidden>
          <span role="status">{pin.length === 1 ? "1 digit entered" : `${pin.length} digits entered`}</span>
        </VisuallyHidden>
      </div>
      <div className={styles.keys}>
        {DIGITS.map(key)}
        <Button
          size="large"
          variant="ghost"
          aria-label="Delete a digit"
          aria-disabled={locked || undefined}
          icon={<IconArrowLeft />}
          onClick={erase}
        />
        {key("0")}
        <Button
          size="large"
          variant="primary"
          busy={busy}
          busyLabel="Checking..."
          aria-disabled={locked || isShort || undefined}
          onClick={done}
        >
          Unlock
        </Button>
      </div>
    </fieldset>
  );
}

/** Verifies a staff PIN at the server, which counts the attempts; `waitSeconds` = how long it accepts no more. */
function useStaffPin(onRight: () => void) {
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
