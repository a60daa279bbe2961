import type { ComponentType, LazyExoticComponent } from "react";
import type { Role } from "../domain/roles.ts";

/** Grows by one when a remote built for the old number would no longer run. Additions keep it. */
export const CONTRACT_VERSION = 1;

/** Who may open a route: anyone, anyone signed in, or a member of a club that has access (F §2, guards). */
export type RouteAccess = "public" | "signed-in" | "club";

/** A part of the design system beyond its core: `@courtside/design-system/<part>.tsx`. */
export type DesignPart = "overlay" | "fields" | "forms" | "data" | "dates";

/** One screen of a remote. Two remotes may own one path for different roles. */
export interface RemoteRoute {
  path: string;
  /** Key into {@link RemoteModule.screens}. */
  screen: string;
  title: string;
  access: RouteAccess;
  /** Roles the guard lets through; absent = every role. */
  roles?: Role[];
  /** Others see Access Denied instead of being led to their home route. */
  denied?: "access-denied";
  /** Parts the screen begins with: the shell fetches them beside the remote's code instead of after it. */
  uses?: DesignPart[];
}

/** One entry of the sidebar. */
export interface NavItem {
  path: string;
  label: string;
  /** A name from the shell's icon set; an unknown one shows a neutral icon. */
  icon: string;
  roles: Role[];
  /** Lower stands higher. */
  order: number;
}

export type SlotName = "account.tabs" | "dashboard.tabs";

/** A piece of a screen that another remote or the shell owns. */
export interface SlotItem {
  slot: SlotName;
  /** Key into {@link RemoteModule.slots}. */
  id: string;
  label: string;
  order: number;
  roles: Role[];
}

/** A remote's `remote.json`: static, so the shell can build routes and sidebar without loading any code. */
export interface RemoteManifest {
  name: string;
  version: string;
  contract: number;
  routes: RemoteRoute[];
  nav: NavItem[];
  slots?: SlotItem[];
}

/** A remote as the registry (`GET /remotes.json`) lists it. */
export interface RegistryEntry extends RemoteManifest {
  /** URL of its `mf-manifest.json`. */
  entry: string;
}

export interface Registry {
  remotes: RegistryEntry[];
}

type Screen = ComponentType | LazyExoticComponent<ComponentType>;

/** What a remote exposes as `./remote`: lazy code behind the names of its manifest. */
export interface RemoteModule {
  contract: number;
  screens: Record<string, Screen>;
  slots?: Record<string, Screen>;
}
