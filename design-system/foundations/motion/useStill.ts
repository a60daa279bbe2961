import { useMediaQuery } from "../../src/theme/useMediaQuery.ts";

/** Whether the person asked their system for less motion. */
export const useStill = () => useMediaQuery("(prefers-reduced-motion: reduce)");
