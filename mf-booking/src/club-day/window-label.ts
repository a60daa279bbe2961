interface Window {
  preferred_start_time: string | null;
  preferred_end_time: string | null;
}

/** The window of a waitlist entry: "18:00 - 21:00", "From 18:00", "Until 21:00", "Any time". */
export function windowLabel({ preferred_start_time: start, preferred_end_time: end }: Window): string {
  if (start && end) return `${start} - ${end}`;
  if (start) return `From ${start}`;
  return end ? `Until ${end}` : "Any time";
}
