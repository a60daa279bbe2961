import { type BookingSeriesPreview, type Club, isApiError } from "@courtside/contracts/api/client.ts";
import { SERIES_LIMITS, seriesLabel } from "@courtside/contracts/domain/booking-series.ts";
import { isStaff, type Role } from "@courtside/contracts/domain/roles.ts";
import { Alert, Button, Stack, Text } from "@courtside/design-system/core.tsx";
import { Modal, useDiscardQuestion } from "@courtside/design-system/overlay.tsx";
import { useRef, useState } from "react";
import { withPlayers } from "../players/player-draft.ts";
import { messageOf, useMakeSeries, usePreview, useSeries } from "./api.ts";
import { DateList } from "./DateList.tsx";
import { RuleForm } from "./RuleForm.tsx";
import { SeriesResult } from "./SeriesResult.tsx";
import {
  type Choices,
  draftProblem,
  type FirstDate,
  newDraft,
  rejectedDates,
  type SeriesDraft,
  seriesInput,
  skipRest,
  unsettled,
  withDates,
  withoutChoices,
} from "./series-draft.ts";

interface RepeatDialogProps {
  first: FirstDate;
  club: NonNullable<Club>;
  role: Role;
  onClose: (isBooked: boolean) => void;
}

type Problem = ReturnType<typeof draftProblem>;

/** The rule of a series, then its dates with what becomes of each, then what was booked. */
export function RepeatDialog({ first, club, role, onClose }: RepeatDialogProps) {
  const zone = club.time_zone;
  const mostDates = isStaff(role) ? SERIES_LIMITS.dates : club.series_max_dates;
  const [draft, setDraft] = useState(() => newDraft(first, zone, mostDates));
  const [problem, setProblem] = useState<Problem>(null);
  const [preview, setPreview] = useState<BookingSeriesPreview | null>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [error, setError] = useState<string | null>(null);
  const [madeId, setMadeId] = useState<string | null>(null);
  const { data: made } = useSeries(madeId);
  const previewing = usePreview();
  const { make, busy } = useMakeSeries();

  /** Counts what is asked for: dates that were looked for before a change are not shown. */
  const asked = useRef(0);
  const change = (next: SeriesDraft) => {
    asked.current++;
    setDraft(next);
    setProblem(null);
    setError(null);
  };
  const look = async () => {
    const ask = ++asked.current;
    try {
      const found = await previewing.mutateAsync({ body: seriesInput(first, draft, {}) });
      if (ask === asked.current) setPreview(found);
    } catch (failure) {
      if (ask === asked.current) setError(messageOf(failure));
    }
  };
  const showDates = () => {
    const found = draftProblem(draft, mostDates);
    setProblem(found);
    setError(null);
    setChoices({});
    if (!found) void look();
  };
  const book = async () => {
    setError(null);
    try {
      setMadeId((await make(seriesInput(first, draft, choices))).id);
    } catch (failure) {
      setError(messageOf(failure));
      // Dates that were taken meanwhile are chosen again, and all other choices stay. Any other failure is of no date.
      const dates = isApiError(failure) ? rejectedDates(failure.details) : [];
      setPreview((shown) => shown && { ...shown, dates: withDates(shown.dates, dates) });
      setChoices(withoutChoices(choices, dates));
    }
  };

  const isUnsaved = madeId === null && (draft.label.trim() !== "" || Object.keys(choices).length > 0);
  const { close, question } = useDiscardQuestion(isUnsaved, () => onClose(madeId !== null));

  const open = preview ? unsettled(preview.dates, choices) : [];
  const skipped = Object.values(choices).filter((choice) => choice === "skip").length;
  const count = preview ? preview.dates.length - skipped : 0;
  const players = withPlayers(first.players.map(({ name }) => ({ name, is_me: false })));
  const who = first.member ? ` for ${first.member.name}` : "";
  const footer = madeId ? (
    <Button variant="primary" onClick={() => onClose(true)}>
      {made?.state === "running" ? "Go on in the background" : "Done"}
    </Button>
  ) : preview ? (
    <>
      <Button onClick={() => setPreview(null)}>Back</Button>
      <Button
        variant="primary"
        busy={busy}
        busyLabel="Booking..."
        disabled={open.length > 0 || count === 0}
        onClick={() => void book()}
      >
        {count === 1 ? "Book 1 date" : `Book ${count} dates`}
      </Button>
    </>
  ) : (
    <>
      <Button onClick={close}>Cancel</Button>
      <Button variant="primary" busy={previewing.isPending} busyLabel="Looking..." onClick={showDates}>
        Show dates
      </Button>
    </>
  );
  return (
    <>
      <Modal
        open
        title={`Repeat ${first.courtName}${who}`}
        description={
          preview
            ? `${seriesLabel({ every_weeks: draft.everyWeeks, weekdays: draft.weekdays })}, ${preview.start_time} - ${preview.end_time}`
            : undefined
        }
        busy={busy}
        onClose={close}
        footer={footer}
      >
        <Stack gap={12}>
          {error && (
            <Alert tone="error" role="alert">
              {error}
            </Alert>
          )}
          {players && <Text tone="secondary">Every date is {players}.</Text>}
          {madeId ? (
            <SeriesResult id={madeId} zone={zone} />
          ) : preview ? (
            <DateList
              dates={preview.dates}
              choices={choices}
              zone={zone}
              onChoice={(date, choice) => setChoices({ ...choices, [date]: choice })}
              {...(open.length > 0 && { onSkipRest: () => setChoices(skipRest(preview.dates, choices)) })}
            />
          ) : (
            <RuleForm draft={draft} problem={problem} mostDates={mostDates} hasLabel={isStaff(role)} onDraft={change} />
          )}
        </Stack>
      </Modal>
      {question}
    </>
  );
}
