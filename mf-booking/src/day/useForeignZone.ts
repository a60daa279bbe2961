import { useMemo } from "react";
import { foreignZone } from "./foreign-zone.ts";

/** {@link foreignZone} at an answer's instant, asked once for each answer: asking a browser for zones takes milliseconds. */
export const useForeignZone = ({ time_zone: zone, now }: { time_zone: string; now: string }) =>
  useMemo(() => foreignZone(zone, now), [zone, now]);
