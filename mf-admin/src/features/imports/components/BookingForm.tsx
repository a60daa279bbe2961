import type { BookingImportReport } from "@courtside/contracts/api/client.ts";
import { Alert, Button, Card, Stack } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { failureText } from "../../../api.ts";
import { type Reading, usePreview, useStartImport } from "../bookings.ts";
import { countText } from "../countText.ts";
import { BookingRows } from "./BookingRows.tsx";
import { ReadingFields } from "./ReadingFields.tsx";
import { SourceCard } from "./SourceCard.tsx";

/** A file of bookings, what the import would do with each, and the import (docs/importing-bookings.md). */
export function BookingForm({ zone }: { zone: string }) {
  const [file, setFile] = useState<File | null>(null);
  const [round, setRound] = useState(0);
  const preview = usePreview();
  const forget = () => {
    setFile(null);
    setRound(round + 1);
    preview.reset();
  };
  const check = (chosen: File, reading?: Reading) => {
    setFile(chosen);
    preview.mutate({ file: chosen, reading });
  };
  // The last rows stay while a changed reading is checked.
  const [shown, setShown] = useState<BookingImportReport | undefined>(undefined);
  if (preview.data && preview.data !== shown) setShown(preview.data);
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
          setShown(undefined);
          check(chosen);
        }}
      />
      {file && shown && (
        <Preview
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
  file: File;
  report: BookingImportReport;
  zone: string;
  busy: boolean;
  /** The rows are not those of the chosen reading. */
  isStale: boolean;
  onReading: (reading: Reading) => void;
  onStarted: () => void;
}

function Preview({ file, report, zone, busy, isStale, onReading, onStarted }: PreviewProps) {
  const start = useStartImport(file, onStarted);
  const good = report.rows.filter(({ outcome }) => outcome === "new").length;
  return (
    <Card
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
