import { useState } from "react";
import type { CancelTarget, JoinWindow } from "../../day/booking-day.ts";

/** What somebody asked for that needs a dialog: to cancel a booking, to join the waitlist. */
export interface Asked {
  canceling: CancelTarget | null;
  joining: JoinWindow | null;
  onCancel: (target: CancelTarget) => void;
  onJoin: (window: JoinWindow) => void;
  close: () => void;
}

export const ANY_TIME: JoinWindow = { start: null, end: null };

export function useAsked(): Asked {
  const [canceling, onCancel] = useState<CancelTarget | null>(null);
  const [joining, onJoin] = useState<JoinWindow | null>(null);
  const close = () => {
    onCancel(null);
    onJoin(null);
  };
  return { canceling, joining, onCancel, onJoin, close };
}
