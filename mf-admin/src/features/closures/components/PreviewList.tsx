import type { ClosureOutcome } from "@courtside/contracts/domain/closures.ts";
import { clubSpanLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Button, Card, Inline, Stack } from "@courtside/design-system/core.tsx";
import type { Previewed } from "../api.ts";
import { PreviewBody } from "./PreviewBody.tsx";

interface PreviewListProps {
  previewed: Previewed;
  zone: string;
  busy: boolean;
  /** It is made again. */
  looking: boolean;
  onChoose: (id: string, outcome: ClosureOutcome) => void;
  onBack: () => void;
  onConfirm: () => void;
}

/** What the closure will do to everything that it touches, date by date; nothing has happened yet (docs/product/closures.md#preview). */
export function PreviewList(props: PreviewListProps) {
  const { previewed, zone, busy, looking, onBack, onConfirm } = props;
  const { preview, notice, body } = previewed;
  const choice = { body, disabled: busy || looking, onChoose: props.onChoose };
  const { courts, occurrences, people } = preview;
  const closed = occurrences.filter((each) => each.courts.length > 0).length;
  const isRepeated = occurrences.length > 1;
  const count = courts.length === 1 ? "1 Court" : `${courts.length} Courts`;
  const what = isRepeated ? `${count} on ${closed === 1 ? "1 Date" : `${closed} Dates`}` : count;
  const when = isRepeated ? "" : `: ${clubSpanLabel(preview.start_time, preview.end_time, zone)}`;
  return (
    <Card title="Before you close" description={`${courts.map(({ name }) => name).join(", ")}${when}`}>
      <Stack>
        <PreviewBody preview={preview} zone={zone} choice={choice} notice={notice} />
        <Inline>
          <Button
            variant="primary"
            danger
            size="large"
            busy={busy}
            busyLabel="Closing..."
            disabled={looking}
            onClick={onConfirm}
          >
            {people > 0 ? `Close ${what} and Notify ${people}` : `Close ${what}`}
          </Button>
          <Button size="large" disabled={busy} onClick={onBack}>
            Back
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
