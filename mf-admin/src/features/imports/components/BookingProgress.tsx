import type { BookingImport } from "@courtside/contracts/api/client.ts";
import { Text } from "@courtside/design-system/core.tsx";
import { useEndImport } from "../bookings.ts";
import { countText } from "../countText.ts";
import { BookingRows } from "./BookingRows.tsx";
import { ImportCard } from "./ImportCard.tsx";

interface BookingProgressProps {
  /** An earlier import comes without its rows. */
  imported: Omit<BookingImport, "rows"> & { rows?: BookingImport["rows"] };
  /** The club's. */
  zone: string;
}

/** An import of bookings. */
export function BookingProgress({ imported, zone }: BookingProgressProps) {
  const { stop, undo, isStopping, isUndoing } = useEndImport();
  const { status, counts, rows = [] } = imported;
  const stayed = counts.landed > 0 && `, ${counts.landed.toLocaleString("en-US")} changed since and stayed`;
  return (
    <ImportCard
      imported={imported}
      zone={zone}
      total={counts.new}
      isEarlier={imported.rows === undefined}
      stopLabel={status === "running" ? "Stop" : null}
      stopping={isStopping}
      onStop={() => stop(imported)}
      undoing={isUndoing}
      undoText="Its bookings ahead are canceled, without mails. Those that were moved, changed or played since stay."
      undoneText={`${countText(counts.undone, "booking was", "bookings were")} canceled${stayed || ""}.`}
      onUndo={(onDone) => undo(imported, onDone)}
    >
      {rows.length > 0 && status !== "running" && (
        <>
          <Text as="p">{`${countText(rows.length, "row was", "rows were")} left out:`}</Text>
          <BookingRows rows={rows} zone={zone} />
        </>
      )}
    </ImportCard>
  );
}
