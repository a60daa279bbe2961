import type { BookingImportReport } from "@courtside/contracts/api/client.ts";
import { Alert, Button, Card, Stack } from "@courtside/design-system/core.tsx";
import { type Ref, useState } from "react";
import { failureText } from "../../../api.ts";
import { type Reading, type ReadingToCheck, usePreview, useStartImport } from "../bookings.ts";
import { countText } from "../countText.ts";
import { useKeptFocus } from "../useKeptFocus.ts";
import { useShown } from "../useShown.ts";
import { BookingRows } from "./BookingRows.tsx";
import { ColumnsCard } from "./ColumnsCard.tsx";
import { BOOKING_COLUMNS, ReadingFields } from "./ReadingFields.tsx";
import { SourceCard } from "./SourceCard.tsx";

/** A file of bookings, what the import would do with each, and the import (docs/importing-bookings.md). */
export function BookingForm({ zone }: { zone: string }) {
  const [file, setFile] = useState<File | null>(null);
  const [round, setRound] = useState(0);
  const preview = usePreview();
  const { result, keep } = useKeptFocus(preview.isPending);
  const forget = () => {
    setFile(null);
    setRound(round + 1);
    preview.reset();
  };
  const check = (chosen: File, reading: ReadingToCheck = {}) => {
    keep();
    setFile(chosen);
    preview.mutate({ file: chosen, reading });
  };
  const [shown, hide] = useShown(preview.data);
  return (
    <Stack gap={24}>
      <SourceCard
        key={round}
        title="Bookings to import"
        description="A CSV or Excel file from LibreBooking, CourtReserve, Playtomic or another program, or rows copied from a spreadsheet. The first row names the columns."
        placeholder={"Court\tStart\tEnd\tBooked by\nCourt 1\t2026-12-01 18:00\t2026-12-01 19:00\tAna Ruiz"}
        busy={preview.isPending}
        error={preview.error}
        onCheck={(chosen) => {
          hide();
          check(chosen);
        }}
      />
      {file && shown && "missing" in shown && (
        <ColumnsCard
          {...BOOKING_COLUMNS}
          {...shown}
          disabled={preview.isPending}
          onChange={(mapping) => check(file, { ...preview.variables?.reading, mapping })}
        />
      )}
      {file && shown && "rows" in shown && (
        <Preview
          ref={result}
          file={file}
          report={shown}
          zone={zone}
          busy={preview.isPending}
          isStale={preview.data !== shown}
          onReading={(reading) => check(file, reading)}
          onStarted={forget}
        />
      )}
    </Stack>
  );
}

interface PreviewProps {
  ref: Ref<HTMLElement>;
  file: File;
  report: BookingImportReport;
  zone: string;
  busy: boolean;
  /** The rows are not those of the chosen reading. */
  isStale: boolean;
  onReading: (reading: Reading) => void;
  onStarted: () => void;
}

function Preview({ ref, file, report, zone, busy, isStale, onReading, onStarted }: PreviewProps) {
  const start = useStartImport(file, onStarted);
  const good = report.rows.filter(({ outcome }) => outcome === "new").length;
  return (
    <Card
      ref={ref}
      tabIndex={-1}
      title="What will happen"
      description="Nothing is booked yet. Each new row becomes a booking, of which its people get no mail. Conflicts are left out."
    >
      <Stack>
        <ReadingFields report={report} disabled={busy} onChange={onReading} />
        <BookingRows rows={report.rows} zone={zone} />
        {start.error && (
          <Alert tone="error" role="alert">
            {failureText(start.error)}
          </Alert>
        )}
        <div>
          <Button
            variant="primary"
            disabled={good === 0 || isStale}
            busy={start.isPending}
            busyLabel="Starting..."
            onClick={() => start.mutate({ mapping: report.mapping, options: report.options })}
          >
            {good === 0 ? "Nothing to Import" : `Import ${countText(good, "Booking", "Bookings")}`}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
