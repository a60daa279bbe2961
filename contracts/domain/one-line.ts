/** Line ends, other control characters, and those that turn the reading direction of what follows. */
const UNFIT = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;
const EVERY_UNFIT = new RegExp(UNFIT, "gu");

/** What is said of a name or title that is more than a line of text. */
export const ONE_LINE_MESSAGE = "must be one line, without control characters";

/** Whether a text may be a name or a title: they stand in sentences, in the subjects of mails and in lists. */
export const isOneLine = (text: string): boolean => !UNFIT.test(text);

/** The same text fit to be a name, for names that no user can be asked to correct. */
export const asOneLine = (text: string): string => text.replace(EVERY_UNFIT, " ").replace(/ {2,}/g, " ").trim();
