export const OVERRIDES_KEY = "courtside-remote-overrides";
const PARAMETER = "remote";

/** What the page's address asked for when it was opened. */
let inAddress: string[] | undefined;

/** The overrides of this browser, those that the page's address adds last. They leave the address, so that a reload after a reset has none. */
export function askedOverrides(): string[] {
  inAddress ??= takeFromAddress();
  const stored = localStorage.getItem(OVERRIDES_KEY)?.split(" ") ?? [];
  return [...stored, ...inAddress];
}

function takeFromAddress(): string[] {
  const url = new URL(location.href);
  const asked = url.searchParams.getAll(PARAMETER);
  if (asked.length > 0) {
    url.searchParams.delete(PARAMETER);
    history.replaceState(history.state, "", url);
  }
  return asked;
}
