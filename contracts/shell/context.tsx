import { createContext, type ReactNode, use } from "react";
import type { ApiClient, FetchClient, Me } from "../api/client.ts";
import type { Role } from "../domain/roles.ts";
import type { SlotName } from "./remote.ts";

/** How fresh the screen is: `live` = changes arrive, `connecting` = soon again, `offline` = shown data may be old. */
export type LiveStatus = "live" | "connecting" | "offline";

/** The front desk's console as a kiosk. */
export interface Kiosk {
  /** Locked: only a staff PIN leads out. */
  active: boolean;
  /** No person is present: show no personal data. */
  idle: boolean;
  /** Whether this device can fill its screen. */
  canFillScreen: boolean;
  /** From a tap: browsers fill the screen for nothing else. */
  enter: () => void;
  /** A person is present, since their tap. */
  begin: () => void;
  /** They are done: whatever they typed goes. */
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
  /** Whether some screen stands at a path and lets this person in: link only to those, a remote may be away. */
  hasScreen: (path: string) => boolean;
  /** What another remote brings for a slot of one's own page; null where none does, undefined in a shell that is older. */
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

/** The signed-in person inside a club screen, where guards make sure there is one. */
export function useMe(): Me {
  const { me } = useShell();
  if (!me) throw new Error("useMe is for screens behind a guard");
  return me;
}
