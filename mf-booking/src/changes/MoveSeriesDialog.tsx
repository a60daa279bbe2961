import { dateYearLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Alert, Button, Stack, Text } from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import type { Alternative } from "../club-day/court-day.ts";
import { ScopeChoice } from "../series/ScopeChoice.tsx";
import { SCOPE_LABELS, type SeriesScope } from "../series/scope-labels.ts";
import styles from "./MoveSeriesDialog.module.css";
import { type MoveFailure, useMoveBooking } from "./move.ts";
import type { MovedBooking, PlaceChange } from "./moved-booking.ts";
import { placeLabel } from "./place-label.ts";

interface MoveSeriesDialogProps {
  change: PlaceChange;
  seriesId: string;
  zone: string;
  onAlone: (to: Alternative) => void;
  onMoved: (moved: MovedBooking, to: Alternative) => void;
  onClose: () => void;
}

/**
 * Asks which dates of a series move. All that are chosen move or none: what is rejected names the dates in the way, and where all of
 * them can go instead.
 */
export function MoveSeriesDialog({ change, seriesId, zone, onAlone, onMoved, onClose }: MoveSeriesDialogProps) {
  const { id, courtName, before } = change;
  const [to, setTo] = useState(change.to);
  const [scope, setScope] = useState<SeriesScope>("this");
  const [failure, setFailure] = useState<MoveFailure | null>(null);
  const { move, busy } = useMoveBooking({ onMoved, onFailed: setFailure });
  const isLength = to.court_id === before.court_id && Date.parse(to.start_time) === Date.parse(before.start_time);
  const labelOf = (place: Alternative) => placeLabel(place, zone, before.start_time);
  const send = (place: Alternative) => {
    setTo(place);
    setFailure(null);
    if (scope === "this") return onAlone(place);
    move(id, place, { before, scope, label: `${labelOf(place)}. ${SCOPE_LABELS[scope]}` });
  };
  return (
    <ConfirmDialog
      open
      title={isLength ? `Change ${courtName}?` : `Move ${courtName}?`}
      description={`${placeLabel({ ...before, court_name: courtName }, zone)} → ${labelOf(to)}`}
      confirmLabel={isLength ? "Change" : "Move"}
      cancelLabel="Keep as it was"
      busy={busy}
      busyLabel={isLength ? "Changing..." : "Moving..."}
      onConfirm={() => send(to)}
      onClose={onClose}
    >
      <Stack gap={12}>
        <ScopeChoice
          seriesId={seriesId}
          bookingId={id}
          scope={scope}
          onScope={(next) => {
            setScope(next);
            setTo(change.to);
            setFailure(null);
          }}
        />
        {scope !== "this" && (
          <Text as="p" tone="secondary">
            They all change in the same way, or none does.
          </Text>
        )}
        {failure && <Failure failure={failure} zone={zone} labelOf={labelOf} onPlace={send} />}
      </Stack>
    </ConfirmDialog>
  );
}

interface FailureProps {
  failure: MoveFailure;
  zone: string;
  labelOf: (place: Alternative) => string;
  onPlace: (place: Alternative) => void;
}

function Failure({ failure, zone, labelOf, onPlace }: FailureProps) {
  const { message, requestId, alternatives, dates = [] } = failure;
  return (
    <>
      <Alert tone="error" role="alert" title="Nothing was changed">
        {dates.length === 0 ? (
          <p>
            {message}
            {requestId && ` (request ${requestId})`}
          </p>
        ) : (
          <ul className={styles.failed}>
            {dates.map(({ date, message: why, alternatives: free }) => (
              <li key={date}>
                <strong>{dateYearLabel(date, zone)}</strong>: {why}
                {free.length > 0 && (
                  <span className={styles.free}>
                    Free for this date alone:{" "}
                    {free.map((place) => placeLabel(place, zone, place.start_time)).join("; ")}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </Alert>
      {alternatives.length > 0 && (
        <fieldset className={styles.places}>
          <legend>Free for all of these dates</legend>
          {alternatives.map((place) => (
            <Button key={`${place.court_id} ${place.start_time}`} onClick={() => onPlace(place)}>
              {labelOf(place)}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}
