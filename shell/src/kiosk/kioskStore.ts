/** Where the mode is remembered while the tab is open. assets/boot.js reads the same key. */
const KEY = "courtside-kiosk";

/** The only page of a kiosk. */
export const KIOSK_PATH = "/bookings";

interface KioskState {
  /** The user whose session is locked in; null = no kiosk. */
  userId: string | null;
  /** No visitor is at the kiosk. A page starts in this state. */
  idle: boolean;
  /** Counts the visitors: what one typed is not shown to the next. */
  round: number;
  /** Until when the server accepts no PIN, epoch ms: closing the pad does not shorten it. */
  pinWaitUntil: number;
}

let state: KioskState = { userId: sessionStorage.getItem(KEY), idle: true, round: 0, pinWaitUntil: 0 };
const listeners = new Set<() => void>();

function publish(next: KioskState): void {
  state = next;
  for (const listener of listeners) listener();
}

export const kioskState = (): KioskState => state;

export function subscribeToKiosk(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Locks the screen for this user's session. */
export function lockKiosk(userId: string): void {
  sessionStorage.setItem(KEY, userId);
  publish({ ...state, userId, idle: true });
}

export function unlockKiosk(): void {
  sessionStorage.removeItem(KEY);
  publish({ ...state, userId: null });
}

export const waitWithPin = (until: number) => publish({ ...state, pinWaitUntil: until });

export const beginRound = () => publish({ ...state, idle: false });

export const endRound = () => publish({ ...state, idle: true, round: state.round + 1 });
