import type { BookingImport } from "@courtside/contracts/api/client.ts";
import { Alert, Text } from "@courtside/design-system/core.tsx";
import { useEndImport } from "../bookings.ts";
import { countText } from "../countText.ts";
import { BookingRows } from "./BookingRows.tsx";
import { ImportCard } from "./ImportCard.tsx";

interface BookingProgressProps {
  latest: BookingImport;
  /** The club's. */
  zone: string;
}

/** The club's newest import of bookings. */
export function BookingProgress({ latest, zone }: BookingProgressProps) {
  const { stop, undo, isStopping, isUndoing } = useEndImport();
  const { status, counts, rows } = latest;
  return (
    <ImportCard
      latest={latest}
      zone={zone}
      total={counts.new}
      stopLabel={status === "running" ? "Stop" : null}
      stopping={isStopping}
      onStop={() => stop(latest)}
      undoing={isUndoing}
      undoText="Its bookings ahead are canceled, without mails. Those that were moved, changed or played since stay."
      onUndo={(onDone) => undo(latest, onDone)}
    >
      {status === "undone" && (
        <Alert tone="info">
          {`${countText(counts.undone, "booking was", "bookings were")} canceled${counts.landed > 0 ? `, ${counts.landed.toLocaleString("en-US")} changed since and stayed` : ""}.`}
        </Alert>
      )}
      {rows.length > 0 && status !== "running" && (
        <>
          <Text as="p">{`${countText(rows.length, "row was", "rows were")} left out:`}</Text>
          <BookingRows rows={rows} zone={zone} />
        </>
      )}
    </ImportCard>
  );
}
