import { clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { Button, Inline, Stack, Text } from "@courtside/design-system/core.tsx";
import { heldForText } from "../../../staff/held-for.ts";
import type { Resizing } from "./useResize.ts";

interface LengthControlProps {
  /** Epoch ms: the booking's end, and the one that is about to be saved. */
  end: number;
  resizing: Resizing | null;
  zone: string;
  busy: boolean;
  offline: boolean;
  onStep: (minutes: number) => void;
  /** `takesHold`: also from the person for whom the time is held. */
  onSave: (takesHold: boolean) => void;
  onKeep: () => void;
}

const STEP = 15;

/** Makes a booking longer or shorter by quarter hours; nothing is saved before it is confirmed. */
export function LengthControl({ end, resizing, zone, busy, offline, onStep, onSave, onKeep }: LengthControlProps) {
  const heldFor = resizing?.heldFor ?? null;
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
      {heldFor && <Text as="p">{heldForText(heldFor, zone, "take")}</Text>}
      {resizing && (
        <Inline gap={8}>
          <Button size="small" disabled={busy} onClick={onKeep}>
            Keep as it was
          </Button>
          <Button
            size="small"
            variant="primary"
            danger={heldFor !== null}
            busy={busy}
            busyLabel="Saving..."
            onClick={() => onSave(heldFor !== null)}
          >
            {heldFor ? "Take it anyway" : "Save length"}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
