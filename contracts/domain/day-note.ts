/** Characters of the note that staff keep about a day (docs/product/screens.md#the-board). */
export const DAY_NOTE_MAX = 2000;
