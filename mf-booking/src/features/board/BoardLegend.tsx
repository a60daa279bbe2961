import { Inline, Legend, type SlotState } from "@courtside/design-system/core.tsx";
import { MarkLegend } from "./BarMarks.tsx";

const LEGEND: SlotState[] = ["available", "booked", "lesson", "event", "blocked", "offer_held"];

/** What the board's colors and, for the desk, its marks mean. */
export const BoardLegend = ({ isDesk }: { isDesk: boolean }) => (
  <Inline gap={20}>
    <Legend label="Colors and patterns" states={LEGEND} />
    {isDesk && <MarkLegend />}
  </Inline>
);
