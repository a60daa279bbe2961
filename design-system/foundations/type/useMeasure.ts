import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { usePhone } from "../../src/theme/useMediaQuery.ts";

const px = (value: string) => Number.parseFloat(value);

/** "20 / 28 · 600" of the text inside, or of this part of it: size, line and weight as the browser sets them, so that no page repeats a number. */
export function useMeasure(text?: string): [RefObject<HTMLDivElement | null>, string] {
  const ref = useRef<HTMLDivElement>(null);
  const [measure, setMeasure] = useState("");
  usePhone();
  useLayoutEffect(() => {
    const element = ref.current && textIn(ref.current, text);
    if (!element) return;
    const { fontSize, lineHeight, fontWeight } = getComputedStyle(element);
    setMeasure(`${px(fontSize)} / ${px(lineHeight)} · ${fontWeight}`);
  });
  return [ref, measure];
}

/** The element that holds this text, or the beginning of it. */
function textIn(element: Element, text = ""): Element | null {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode.textContent?.includes(text)) return walker.currentNode.parentElement;
  return null;
}
