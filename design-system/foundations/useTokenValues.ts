import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useMediaQuery, usePhone } from "../src/theme/useMediaQuery.ts";
import { useStill } from "./motion/useStill.ts";

/**
 * What tokens are worth where `ref` is put, as the browser resolves them: `data-density` on that element, the screen's
 * width, its pointer and the request for less motion all count.
 */
export function useTokenValues(names: readonly string[]): [RefObject<HTMLDivElement | null>, (name: string) => string] {
  const ref = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState<Record<string, string>>({});
  // Asked for so that this renders, and reads, again when one of them changes.
  usePhone();
  useMediaQuery("(pointer: coarse)");
  useStill();
  useLayoutEffect(() => {
    if (!ref.current) return;
    const style = getComputedStyle(ref.current);
    const read = Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name).trim()]));
    setValues((known) => (names.every((name) => known[name] === read[name]) ? known : read));
  });
  return [ref, (name) => values[name] ?? ""];
}
