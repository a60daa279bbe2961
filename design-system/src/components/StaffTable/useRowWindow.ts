import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";

/** Fewer rows are all rendered: the browser finds text in them, and nothing has to be measured. */
const WINDOWED_FROM = 200;
const USUAL_HEIGHT = 57;
const OVERSCAN = 15;
/** So many rows before the end, more are fetched. */
const NEAR_THE_END = 30;

export interface RowWindow {
  /** Indexes of the rows to render. */
  indexes: readonly number[];
  /** Px of rows left out above a row that is rendered. */
  gapBefore: ReadonlyMap<number, number>;
  gapAfter: number;
  measure: ((row: Element | null) => void) | undefined;
  onFocusRow: (index: number) => void;
  nearTheEnd: boolean;
}

/**
 * Which of many rows are rendered while the page scrolls: those in sight, some around them, and the one with the focus, which
 * would otherwise be lost.
 */
export function useRowWindow(count: number, frame: RefObject<HTMLElement | null>, everything: boolean): RowWindow {
  const windowed = count > WINDOWED_FROM && !everything;
  const [focused, setFocused] = useState(-1);
  const [top, setTop] = useState(0);
  const rows = useWindowVirtualizer<HTMLTableRowElement>({
    count: windowed ? count : 0,
    estimateSize: () => USUAL_HEIGHT,
    overscan: OVERSCAN,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollMargin: top,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      return focused < 0 || focused >= count || seen.includes(focused)
        ? seen
        : [...seen, focused].sort((a, b) => a - b);
    },
  });

  // What stands above the table may have grown since.
  useLayoutEffect(() => {
    const body = frame.current?.querySelector("tbody");
    if (body) setTop(Math.round(body.getBoundingClientRect().top + window.scrollY));
  });

  if (!windowed) {
    const indexes = Array.from({ length: count }, (_, index) => index);
    return {
      indexes,
      gapBefore: new Map(),
      gapAfter: 0,
      measure: undefined,
      onFocusRow: setFocused,
      nearTheEnd: false,
    };
  }
  const items = rows.getVirtualItems();
  const gapBefore = new Map<number, number>();
  let end = top;
  for (const item of items) {
    if (item.start > end) gapBefore.set(item.index, item.start - end);
    end = item.end;
  }
  return {
    indexes: items.map(({ index }) => index),
    gapBefore,
    gapAfter: Math.max(0, rows.getTotalSize() + top - end),
    measure: rows.measureElement as (row: Element | null) => void,
    onFocusRow: setFocused,
    nearTheEnd: (rows.range?.endIndex ?? 0) >= count - NEAR_THE_END,
  };
}
