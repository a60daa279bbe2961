import { useSyncExternalStore } from "react";
import { currentSession, subscribeToSession } from "../auth/sessionStore.ts";

/** What every sign-in page asks for alike. A password is never among it. */
type SharedField = "email" | "fullName" | "clubName" | "location";

const nothing: Record<SharedField, string> = { email: "", fullName: "", clubName: "", location: "" };
let typed = nothing;
const listeners = new Set<() => void>();

function update(next: typeof typed): void {
  typed = next;
  for (const listener of listeners) listener();
}

const type = (field: SharedField, text: string): void => update({ ...typed, [field]: text });

export const forgetTyped = (): void => update(nothing);

// The next person to sign in on this device starts with empty fields.
subscribeToSession(() => {
  if (currentSession().status === "signed-in") forgetTyped();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A field that keeps its text from one sign-in page to the next, in memory only. The text is read when a page is shown,
 * so that keys pressed while the next page is being rendered are in it.
 */
export function useTyped(field: SharedField) {
  const value = useSyncExternalStore(subscribe, () => typed[field]);
  return { value, onChange: (event: { target: { value: string } }) => type(field, event.target.value) };
}
