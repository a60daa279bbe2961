/** A text of at most so many UTF-16 units, without half a character at its end: a database takes none in JSON. */
export const cutText = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
