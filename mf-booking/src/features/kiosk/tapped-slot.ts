/** A free time that was tapped on the idle board; times of the club's clock. */
export interface TappedSlot {
  sport: string;
  courtId: string;
  start: string;
  end: string;
}

/** Marks an element of the board with the slot that it shows. */
export const slotMark = (slot: TappedSlot) => ({ "data-slot": JSON.stringify(slot) });

/** Marks a taken slot: a touch on it must not count for the court around it. */
export const NO_SLOT = { "data-slot": "" };

/** The marked slot at a point of the screen, because one layer over the whole board takes every touch. */
export function slotAt(x: number, y: number): TappedSlot | null {
  const marked = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>("[data-slot]"))
    .find((element) => element !== null);
  return marked?.dataset.slot ? (JSON.parse(marked.dataset.slot) as TappedSlot) : null;
}
