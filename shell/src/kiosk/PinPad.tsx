import { Button, IconArrowLeft, VisuallyHidden } from "@courtside/design-system/core.tsx";
import type { KeyboardEvent } from "react";
import styles from "./PinPad.module.css";

const LONGEST = 8;
const SHORTEST = 4;
const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

interface PinPadProps {
  pin: string;
  busy: boolean;
  /** Takes no digits for now. */
  locked: boolean;
  onPin: (pin: string) => void;
  onDone: () => void;
}

/** Digits on the page itself: no keyboard comes up, and nothing is there to fill in by itself. A keyboard types too. */
export function PinPad({ pin, busy, locked, onPin, onDone }: PinPadProps) {
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
