import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { Button, Inline, Stack, Text } from "@courtside/design-system/core.tsx";
import type { Resizing } from "./useResize.ts";

interface LengthControlProps {
  /** Epoch ms: the booking's end, and the one that is about to be saved. */
  end: number;
  resizing: Resizing | null;
  zone: string;
  busy: boolean;
  offline: boolean;
  onStep: (minutes: number) => void;
  /** `takesHold`: also from the member to whom the waitlist offers the time. */
  onSave: (takesHold: boolean) => void;
  onKeep: () => void;
}

const STEP = 15;

/** Makes a booking longer or shorter by quarter hours; nothing is saved before it is confirmed. */
export function LengthControl({ end, resizing, zone, busy, offline, onStep, onSave, onKeep }: LengthControlProps) {
  const isHeld = resizing?.isHeld ?? false;
  return (
    <Stack gap={8}>
      <Inline gap={8}>
        <Button size="small" aria-keyshortcuts="-" disabled={offline || busy} onClick={() => onStep(-STEP)}>
          − 15 min
        </Button>
        <Button size="small" aria-keyshortcuts="+" disabled={offline || busy} onClick={() => onStep(STEP)}>
          + 15 min
        </Button>
        <Text aria-live="polite">
          {resizing && `Until ${clubTime(resizing.end, zone)}, before until ${clubTime(end, zone)}`}
        </Text>
      </Inline>
      {isHeld && <Text as="p">The waitlist offers this time to a member. If you take it, they are notified.</Text>}
      {resizing && (
        <Inline gap={8}>
          <Button size="small" disabled={busy} onClick={onKeep}>
            Keep as it was
          </Button>
          <Button
            size="small"
            variant="primary"
            danger={isHeld}
            busy={busy}
            busyLabel="Saving..."
            onClick={() => onSave(isHeld)}
          >
            {isHeld ? "Take it anyway" : "Save length"}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
