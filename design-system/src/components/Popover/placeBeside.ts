export type Placement = "bottom-start" | "bottom-end" | "bottom" | "top-start" | "top-end" | "top" | "right";

/** px to the anchor, and to the window's edge. */
const GAP = 6;
const MARGIN = 8;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a floating box of `size` goes beside `anchor` in a window of `room`: flipped where it does not fit, kept inside. */
export function placeBeside(
  anchor: Box,
  size: Pick<Box, "width" | "height">,
  room: Pick<Box, "width" | "height">,
  placement: Placement,
): { left: number; top: number } {
  const [side, align] = placement.split("-");
  const clamp = (at: number, length: number, space: number) => Math.max(MARGIN, Math.min(at, space - length - MARGIN));

  if (side === "right") {
    const right = anchor.left + anchor.width + GAP;
    const fits = right + size.width + MARGIN <= room.width;
    return {
      left: clamp(fits ? right : anchor.left - GAP - size.width, size.width, room.width),
      top: clamp(anchor.top + (anchor.height - size.height) / 2, size.height, room.height),
    };
  }

  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - GAP - size.height;
  const fitsBelow = below + size.height + MARGIN <= room.height;
  const fitsAbove = above >= MARGIN;
  const goesAbove = side === "top" ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove;
  const left =
    align === "start"
      ? anchor.left
      : align === "end"
        ? anchor.left + anchor.width - size.width
        : anchor.left + (anchor.width - size.width) / 2;
  return { left: clamp(left, size.width, room.width), top: clamp(goesAbove ? above : below, size.height, room.height) };
}
