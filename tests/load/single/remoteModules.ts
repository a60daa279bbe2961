import type { RegistryEntry, RemoteModule } from "@courtside/contracts/shell/remote.ts";
import admin from "../../../mf-admin/src/remote.tsx";
import billing from "../../../mf-billing/src/remote.tsx";
import booking from "../../../mf-booking/src/remote.tsx";
import coach from "../../../mf-coach/src/remote.tsx";

const REMOTES: Record<string, RemoteModule> = {
  "mf-admin": admin,
  "mf-billing": billing,
  "mf-booking": booking,
  "mf-coach": coach,
};

/** Replaces the shell's loader (shell/src/remotes/remoteModules.ts): the remotes are part of the bundle. */
export function useRemoteModule({ name }: RegistryEntry): RemoteModule {
  const remote = REMOTES[name];
  if (!remote) throw new Error(`${name} is not in the bundle`);
  return remote;
}

export async function warmRemote({ name }: RegistryEntry, screen: string): Promise<void> {
  await REMOTES[name]?.screens[screen]?.preload?.();
}

/** Nothing was loaded that could be loaded again. */
export function forgetRemote(_entry: RegistryEntry): void {}
