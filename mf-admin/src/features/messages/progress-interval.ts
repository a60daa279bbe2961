import type { Broadcast } from "@courtside/contracts/api/client.ts";
import { broadcastDelay } from "@courtside/contracts/domain/broadcasts.ts";

const PROGRESS_MS = 2_000;
const WAITING_MS = 60_000;

/** By how much the last recipient may be late, or the browser's clock differ from the server's. */
const SLACK_MS = 60_000;

type Progress = Pick<Broadcast, "created_at" | "recipients" | "waiting" | "still_to_send">;

/** It still goes out at its pace; afterwards only quiet hours and daily mails hold the rest back. */
const isGoingOut = ({ created_at, recipients, waiting }: Progress, now: number): boolean =>
  waiting > 0 && now < Date.parse(created_at) + broadcastDelay(recipients) * 1000 + SLACK_MS;

/** In how many milliseconds the messages' progress is read again; false: everything is sent. */
export function progressInterval(messages: readonly Progress[], now: number): number | false {
  if (messages.some((message) => isGoingOut(message, now))) return PROGRESS_MS;
  return messages.some(({ waiting, still_to_send }) => waiting > 0 || still_to_send > 0) && WAITING_MS;
}
