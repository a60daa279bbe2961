import type { ImportedBooking } from "@courtside/contracts/api/client.ts";
import { clubDateLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { saveLines } from "@courtside/contracts/shell/saveLines.ts";
import { Stack, Text } from "@courtside/design-system/core.tsx";
import type { StaffColumn } from "@courtside/design-system/staff.tsx";
import { type Outcomes, RowTable, reasonOf } from "./RowTable.tsx";

const OUTCOMES: Outcomes<ImportedBooking["outcome"]> = {
  wrong: { label: "Conflict", tone: "error" },
  new: { label: "New", tone: "success" },
  unchanged: { label: "Already there", tone: "neutral" },
  skipped: { label: "Left out", tone: "neutral" },
};

const columnsIn = (zone: string): StaffColumn<ImportedBooking>[] => [
  {
    key: "time",
    title: "Time",
    card: "title",
    render: ({ start_time, end_time }) =>
      start_time === null ? (
        "–"
      ) : (
        <Stack gap={0}>
          <strong>{clubDateLabel(start_time, zone)}</strong>
          <Text size="sm" tone="secondary">
            {`${clubTime(start_time, zone)} - ${end_time === null ? "" : clubTime(end_time, zone)}`}
          </Text>
        </Stack>
      ),
  },
  { key: "court", title: "Court", card: "detail", render: ({ court }) => court || "–" },
  {
    key: "person",
    title: "Booked by",
    card: "detail",
    render: ({ person, is_guest }) => (is_guest ? `${person} (guest)` : person || "–"),
  },
];

const download = (rows: readonly ImportedBooking[], zone: string) =>
  saveLines("import-bookings", [
    ["Line", "Court", "Start", "End", "Booked by", "Result", "Why"],
    ...rows.map((row) => {
      const { line, court, start_time, end_time, person, outcome } = row;
      const times = [start_time, end_time].map(
        (time) => time && `${clubDateLabel(time, zone)} ${clubTime(time, zone)}`,
      );
      return [line, court, ...times, person, OUTCOMES[outcome].label, reasonOf(row)];
    }),
  ]);

interface BookingRowsProps {
  rows: readonly ImportedBooking[];
  /** The club's. */
  zone: string;
}

/** The rows of an import of bookings; conflicts first, if there are any. */
export const BookingRows = ({ rows, zone }: BookingRowsProps) => (
  <RowTable rows={rows} outcomes={OUTCOMES} columns={columnsIn(zone)} onDownload={(shown) => download(shown, zone)} />
);
