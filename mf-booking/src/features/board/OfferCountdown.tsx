import { useSecondsClock } from "../../club-day/clock.ts";

const pad = (part: number) => String(part).padStart(2, "0");

interface OfferCountdownProps {
  until: string;
  /** Server's clock minus the browser's, ms. */
  clockOffset: number;
  /** Given where css draws the text, from `data-text`. */
  className?: string | undefined;
}

/** The time that is left of an offer, m:ss; seconds are rounded up (docs/product/screens.md#countdowns). */
export function OfferCountdown({ until, clockOffset, className }: OfferCountdownProps) {
  const end = Date.parse(until);
  const left = Math.max(0, Math.ceil((end - useSecondsClock(end, clockOffset)) / 1_000));
  const text = `${Math.floor(left / 60)}:${pad(left % 60)}`;
  return className ? <span className={className} data-text={text} /> : <span>{text}</span>;
}
