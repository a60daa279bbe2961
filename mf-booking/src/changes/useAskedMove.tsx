import { useApi, useQueryClient } from "@courtside/contracts/shell/index.tsx";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { Alternative } from "../club-day/court-day.ts";
import { failureOf, type MoveFailure } from "./move.ts";
import type { MovedBooking, PlaceChange } from "./moved-booking.ts";

/** Loaded for a booking of a series. */
const MoveSeriesDialog = lazy(async () => ({
  default: (await import("./MoveSeriesDialog.tsx")).MoveSeriesDialog,
}));

interface Moves {
  zone: string;
  /** The booking moves alone: it belongs to no series, or this date was chosen. */
  onAlone: (change: PlaceChange) => void;
  /** It has moved with others of its series. */
  onMoved: (moved: MovedBooking, to: Alternative) => void;
  /** The person leaves it as it was. */
  onKept: () => void;
  /** Its series could not be read. */
  onFailed: (failure: MoveFailure) => void;
}

/** Asks which dates move before a booking of a series does, as canceling asks (docs/product/screens.md#moving-a-booking). */
export function useAskedMove({ zone, onAlone, onMoved, onKept, onFailed }: Moves) {
  const api = useApi();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<(PlaceChange & { seriesId: string }) | null>(null);
  const [isReading, setReading] = useState(false);
  /** What was given up meanwhile is neither asked nor sent. */
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  const forget = () => {
    turn.current += 1;
    setReading(false);
    setAsked(null);
  };
  const detailsOf = (id: string) => api.queryOptions("get", "/bookings/{id}", { params: { path: { id } } });
  const ask = async (change: PlaceChange) => {
    turn.current += 1;
    const mine = turn.current;
    setReading(true);
    const read = await queries.ensureQueryData(detailsOf(change.id)).catch((error: unknown) => failureOf(error));
    if (turn.current !== mine) return;
    setReading(false);
    if ("message" in read) return onFailed(read);
    if (read.series_id === null) return onAlone(change);
    setAsked({ ...change, seriesId: read.series_id });
  };
  const dialog: ReactNode = asked && (
    <Suspense fallback={null}>
      <MoveSeriesDialog
        change={asked}
        seriesId={asked.seriesId}
        zone={zone}
        onAlone={(to) => {
          setAsked(null);
          onAlone({ ...asked, to });
        }}
        onMoved={(moved, to) => {
          setAsked(null);
          onMoved(moved, to);
        }}
        onClose={() => {
          setAsked(null);
          onKept();
        }}
      />
    </Suspense>
  );
  return {
    ask: (change: PlaceChange) => void ask(change),
    /** Reads ahead whether a lifted booking belongs to a series. No screen waits for it once the booking has moved. */
    prepare: (id: string) => void queries.prefetchQuery(detailsOf(id)),
    forget,
    isReading,
    isAsking: asked !== null,
    dialog,
  };
}
