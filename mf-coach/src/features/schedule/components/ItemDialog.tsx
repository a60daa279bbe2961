import type { CalendarItem } from "@courtside/contracts/api/client.ts";
import { clubDayYearLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import { Button, Descriptions, LinkButton } from "@courtside/design-system/core.tsx";
import { Modal } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { CancelLessonDialog } from "../../../components/CancelLessonDialog.tsx";
import { itemName } from "./itemLook.ts";

interface ItemDialogProps {
  item: CalendarItem;
  zone: string;
  onClose: () => void;
}

/** The details of one entry, and its actions. */
export function ItemDialog({ item, zone, onClose }: ItemDialogProps) {
  const { hasScreen, liveStatus } = useShell();
  const [isCanceling, setCanceling] = useState(false);
  const { kind, title, court_name, sport, start_time, end_time, can_cancel } = item;
  if (isCanceling) return <CancelLessonDialog lesson={{ ...item, member: title }} zone={zone} onClose={onClose} />;
  return (
    <Modal
      open
      size="small"
      title={itemName(item)}
      onClose={onClose}
      footer={
        <>
          {can_cancel && (
            <Button danger disabled={liveStatus === "offline"} onClick={() => setCanceling(true)}>
              Cancel Lesson
            </Button>
          )}
          {kind === "event" && hasScreen("/events") && <LinkButton href="/events">Club Events</LinkButton>}
          <Button data-autofocus="" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Descriptions
        items={[
          { label: "Date", value: clubDayYearLabel(start_time, zone) },
          { label: "Time", value: `${clubTime(start_time, zone)} - ${clubTime(end_time, zone)}` },
          { label: "Court", value: `${court_name} (${sportLabel(sport)})` },
        ]}
      />
    </Modal>
  );
}
