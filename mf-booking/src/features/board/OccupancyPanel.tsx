import type { CourtBlock, FoundMember } from "@courtside/contracts/api/client.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import {
  Button,
  Card,
  Descriptions,
  IconButton,
  IconClose,
  Inline,
  LinkButton,
  Stack,
  Tag,
  Text,
  type Tone,
} from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { type ComponentProps, useState } from "react";
import { useBlockOf, useDeleteBlock } from "./api.ts";
import type { FilledCell } from "./board-day.ts";
import { occupancyName, occupancyType, spanText } from "./board-text.ts";
import { BookingPart } from "./bookings/BookingPart.tsx";
import { LengthControl } from "./bookings/LengthControl.tsx";
import { useLengthKeys } from "./bookings/useLengthKeys.ts";
import { EventPart } from "./events/EventPart.tsx";
import { OfferCountdown } from "./OfferCountdown.tsx";
import styles from "./Panels.module.css";

interface OccupancyPanelProps {
  cell: FilledCell;
  courtName: string;
  zone: string;
  /** The server's, epoch ms, and minus the browser's, ms. */
  now: number;
  clockOffset: number;
  offline: boolean;
  mayCancel: boolean;
  mayBlock: boolean;
  onCancel: () => void;
  /** Where it may move. */
  onMove?: () => void;
  /** Staff book the held slot for another member, after a warning; undefined where the court takes no bookings. */
  onBookHere?: () => void;
  /** Fills the form with the booker. */
  onBookFor: (member: FoundMember) => void;
  /** Undefined in a sheet, which has a close button of its own. */
  onClose?: () => void;
  /** Where its length can be changed. */
  length?: Pick<ComponentProps<typeof LengthControl>, "resizing" | "busy" | "onStep" | "onSave" | "onKeep">;
}

/** What fills a court: who, when, its status and contact, and what staff may do with it. */
export function OccupancyPanel(props: OccupancyPanelProps) {
  const { cell, courtName, zone, now, offline, length } = props;
  const { occupancy } = cell;
  const {
    start_time: start,
    end_time: end,
    state,
    offer,
    coach_name: coach,
    booking_id: bookingId,
    event_id: eventId,
  } = occupancy;
  const status = statusOf(occupancy, now);
  useLengthKeys(length !== undefined, (minutes) => length?.onStep(minutes));
  const items = [
    { label: "Court", value: courtName },
    { label: "Time", value: spanText(start, end, zone) },
    ...(coach ? [{ label: "Coach", value: coach }] : []),
    ...(offer
      ? [{ label: "Offer ends in", value: <OfferCountdown until={offer.expires_at} clockOffset={props.clockOffset} /> }]
      : []),
  ];
  return (
    <Card
      title={occupancyName(occupancy)}
      extra={props.onClose && <IconButton label="Close panel" icon={<IconClose />} onClick={props.onClose} />}
    >
      <Stack gap={12}>
        <Inline>
          <Tag>{occupancyType(occupancy)}</Tag>
          <Tag tone={status.tone}>{status.label}</Tag>
        </Inline>
        <Descriptions items={items} />
        {length && <LengthControl {...length} end={Date.parse(end)} zone={zone} offline={offline} />}
        <Inline>
          {props.onMove && (
            <Button disabled={offline} onClick={props.onMove}>
              Move
            </Button>
          )}
          {props.mayCancel && (
            <Button danger disabled={offline} onClick={props.onCancel}>
              Cancel Booking
            </Button>
          )}
          {state === "offer_held" && props.onBookHere && <Button onClick={props.onBookHere}>Book this time</Button>}
          {state === "event" && <ScreenLink path="/events" label="Open events" />}
          {coach !== undefined && <ScreenLink path="/coaches" label="Open coaches" />}
        </Inline>
        {state === "blocked" && props.mayBlock && (
          <BlockActions cell={cell} courtName={courtName} now={now} offline={offline} />
        )}
        {bookingId && !props.mayCancel && cell.start <= now && (
          <Text as="p" tone="secondary" className={styles.note}>
            A booking that has begun cannot be canceled.
          </Text>
        )}
        {eventId && <EventPart id={eventId} offline={offline} />}
        {bookingId && <BookingPart id={bookingId} zone={zone} onBookFor={props.onBookFor} />}
      </Stack>
    </Card>
  );
}

function ScreenLink({ path, label }: { path: string; label: string }) {
  return useShell().hasScreen(path) ? <LinkButton href={path}>{label}</LinkButton> : null;
}

interface BlockActionsProps extends Pick<OccupancyPanelProps, "cell" | "courtName" | "now" | "offline"> {}

/** Deletes the block, on all its days, or ends one that has begun: what has passed stays for the reports. */
function BlockActions({ cell, courtName, now, offline }: BlockActionsProps) {
  // The list may lose the block before its response is here.
  const [asked, setAsked] = useState<CourtBlock | null>(null);
  /** When it was asked: the question stays the same meanwhile. */
  const [askedAt, setAskedAt] = useState(0);
  const found = useBlockOf(cell.courtId, cell.occupancy);
  const { remove, busy } = useDeleteBlock(asked, () => setAsked(null));
  const block = asked ?? found;
  if (!block) return null;
  const isRunning = Date.parse(block.start_time) <= (asked ? askedAt : now);
  const ask = () => {
    setAsked(block);
    setAskedAt(now);
  };
  const texts = isRunning
    ? { title: `Open ${courtName} now?`, confirmLabel: "Open Now", busyLabel: "Opening..." }
    : { title: `Delete the block of ${courtName}?`, confirmLabel: "Delete Block", busyLabel: "Deleting..." };
  return (
    <>
      <Inline>
        <Button danger={!isRunning} disabled={offline} onClick={ask}>
          {texts.confirmLabel}
        </Button>
      </Inline>
      <ConfirmDialog
        open={asked !== null}
        danger={!isRunning}
        {...texts}
        description={`${occupancyName(cell.occupancy)}${isRunning ? ". The time that has passed stays blocked in the reports." : ""}`}
        cancelLabel="Keep Block"
        busy={busy}
        onConfirm={remove}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

function statusOf(
  { start_time, end_time, state }: FilledCell["occupancy"],
  now: number,
): { label: string; tone: Tone } {
  if (Date.parse(end_time) <= now) return { label: "Completed", tone: "neutral" };
  if (Date.parse(start_time) <= now) return { label: "In progress", tone: "info" };
  return state === "offer_held"
    ? { label: "Waiting for the member", tone: "warning" }
    : { label: "Confirmed", tone: "success" };
}
