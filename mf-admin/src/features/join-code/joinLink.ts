/** "K7QM-2XRA": easier to read aloud; dashes do not matter when it is typed. */
export const readableCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** Where the code is filled in already: what the QR code holds. */
export const joinLink = (code: string): string => `${location.origin}/join-club?${new URLSearchParams({ code })}`;
