import { createContext, type ReactNode, use } from "react";
import type { ApiClient, FetchClient, Me } from "../api/client.ts";
import type { Role } from "../domain/roles.ts";
import type { SlotName } from "./remote.ts";

/** How fresh the screen is: `live` = changes arrive, `connecting` = reconnecting, `offline` = the shown data may be out of date. */
export type LiveStatus = "live" | "connecting" | "offline";

/** The front desk's console as a kiosk. */
export interface Kiosk {
  /** Locked: only a staff PIN ends the kiosk. */
  active: boolean;
  /** No visitor is present: show no personal data. */
  idle: boolean;
  /** Whether this device can show the page full screen. */
  canFillScreen: boolean;
  /** Call it from a tap: browsers allow full screen only then. */
  enter: () => void;
  /** A visitor is present, since their tap. */
  begin: () => void;
  /** The visitor has finished: their input is cleared. */
  finish: () => void;
}

/** What the shell gives every remote. Additions only; a removal takes two releases. */
export interface ShellServices {
  /** Who is signed in; null when signed out. */
  me: Me | null;
  /** The role that screens follow: the impersonated one while an admin previews (docs/product/roles.md#role-preview). */
  role: Role | null;
  api: ApiClient;
  fetchClient: FetchClient;
  /** A token for calls that the client does not make; never store it. */
  getAccessToken: () => Promise<string | null>;
  liveStatus: LiveStatus;
  /**
   * Keeps what was read with another token than the shell's, as a device's, up to date with the club's changes until the returned function
   * is called. Tabs with the same `key` share a connection. Absent in an older shell.
   */
  followChanges?: (follow: { key: string; getAccessToken: () => Promise<string | null> }) => () => void;
  /** Whether a screen exists at a path and lets this user in: link only to those, because a remote may be unavailable. */
  hasScreen: (path: string) => boolean;
  /** What another remote renders in a slot of this page; null if none does, undefined in an older shell. */
  renderSlot?: (slot: SlotName, id: string) => ReactNode;
  colorMode: "light" | "dark";
  /** Absent in a shell that has no kiosk yet. */
  kiosk?: Kiosk;
  /** Reports an error of this remote with its name and version. */
  reportError: (error: unknown) => void;
}

const ShellContext = createContext<ShellServices | null>(null);

export const ShellProvider = ShellContext.Provider;

/** The shell's services. Throws outside a shell: wrap tests and stories in contracts/shell/testing.tsx. */
export function useShell(): ShellServices {
  const services = use(ShellContext);
  if (!services) throw new Error("useShell needs a shell around it: see contracts/shell/testing.tsx");
  return services;
}

/** The typed api hooks: `useApi().useQuery("get", "/courts")`. */
export const useApi = (): ApiClient => useShell().api;

/** The signed-in user inside a club screen, where the guards ensure that there is one. */
export function useMe(): Me {
  const { me } = useShell();
  if (!me) throw new Error("useMe is for screens behind a guard");
  return me;
}
