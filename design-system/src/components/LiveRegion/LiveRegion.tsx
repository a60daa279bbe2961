import { VisuallyHidden } from "../Text/VisuallyHidden.tsx";

export interface LiveRegionProps {
  /** A change is spoken politely; the first text is not. */
  message: string;
}

/** Speaks what changed without moving focus: "Court 2, 10:00 was just booked". Keep it mounted, change its text. */
export function LiveRegion({ message }: LiveRegionProps) {
  return (
    <VisuallyHidden>
      <span aria-live="polite" aria-atomic="true">
        {message}
      </span>
    </VisuallyHidden>
  );
}
