export const OVERRIDES_KEY = "courtside-remote-overrides";
const PARAMETER = "remote";

/** The overrides in the page's address when it was opened. */
let inAddress: string[] | undefined;

/** This browser's overrides, then those of the page's address, which loses them, so that a reload after a reset has none. */
export function requestedOverrides(): string[] {
  inAddress ??= takeFromAddress();
  const stored = localStorage.getItem(OVERRIDES_KEY)?.split(" ") ?? [];
  return [...stored, ...inAddress];
}

function takeFromAddress(): string[] {
  const url = new URL(location.href);
  const requested = url.searchParams.getAll(PARAMETER);
  if (requested.length > 0) {
    url.searchParams.delete(PARAMETER);
    history.replaceState(history.state, "", url);
  }
  return requested;
}
