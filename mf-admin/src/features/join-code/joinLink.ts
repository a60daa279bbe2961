/** "K7QM-2XRA": easier to read aloud; dashes are ignored in input. */
export const readableCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** The link with the code filled in: the content of the QR code. */
export const joinLink = (code: string): string => `${location.origin}/join-club?${new URLSearchParams({ code })}`;
