/** px of the next court that show when not all courts fit, so that one sees there is more. */
const PEEK = 44;

/** Width in px of a court column, or null where all courts fit side by side and share the room. */
export function columnWidth(room: number, rail: number, courts: number, narrowest: number): number | null {
  if (rail + courts * narrowest <= room) return null;
  const whole = Math.max(1, Math.floor((room - rail - PEEK) / narrowest));
  return Math.floor((room - rail - PEEK) / whole);
}
