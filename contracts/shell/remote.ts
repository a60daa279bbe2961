import type { ComponentType, LazyExoticComponent } from "react";
import type { Capability, Role } from "../domain/roles.ts";

/** Grows by one when a remote built for the old number would no longer run. Additions keep it. */
export const CONTRACT_VERSION = 1;

/** Who may open a route: anyone, anyone signed in, or a member of a club that has access (docs/product/roles.md#page-guards). */
export type RouteAccess = "public" | "signed-in" | "club";

/** A part of the design system beyond its core: `@courtside/design-system/<part>.tsx`. */
export type DesignPart = "overlay" | "fields" | "forms" | "data" | "dates";

/**
 * Whom a route or a sidebar entry is for, in a manifest: `needs` names a line of the permission matrix (contracts/domain/roles.ts),
 * from which the shell makes the roles; `roles` is for what the matrix does not speak of.
 */
export interface Audience {
  needs?: Capability;
  roles?: Role[];
}

/** The text of an Access Denied view, where the page has its own. */
export interface RouteDenial {
  reason: string;
  href: string;
  label: string;
}

/** One screen of a remote, as the shell guards it. Two remotes may own one path for different roles. */
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
  /** The message and the button's target; by default whose page it is, and the user's home route. */
  denial?: RouteDenial;
  /** Parts the screen begins with: the shell fetches them beside the remote's code instead of after it. */
  uses?: DesignPart[];
}

/** One entry of the sidebar, as the shell shows it. */
export interface NavItem {
  path: string;
  label: string;
  /** A name from the shell's icon set; an unknown one shows a neutral icon. */
  icon: string;
  roles: Role[];
  /** Lower stands higher. */
  order: number;
  /** One of the places that a phone shows along its lower edge. */
  main?: boolean;
  /** Other paths that belong to this entry: it is marked as the current one there too. */
  also?: string[];
}

/** Screens that other remotes may add a tab to. */
export const SLOTS = ["account.tabs", "dashboard.tabs"] as const;
export type SlotName = (typeof SLOTS)[number];

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
  routes: (Omit<RemoteRoute, "roles"> & Audience)[];
  nav: (Omit<NavItem, "roles"> & Audience)[];
  slots?: SlotItem[];
}

/** A file beside a remote's `mf-manifest.json`, and its hash for `integrity`. */
export interface RemoteFile {
  file: string;
  integrity: string;
}

/** What a registry entry adds to a manifest when a release is published. */
export interface ReleasedFiles {
  /** The container; without it the shell reads its name in the manifest. */
  script?: RemoteFile;
  /** What each screen starts with, for the page to fetch ahead. The shell's own loading does not read it. */
  files?: Record<string, RemoteFile[]>;
}

/** A remote as the shell read it from the registry: `needs` has become roles. */
export interface RegistryEntry extends RemoteManifest, Pick<ReleasedFiles, "script"> {
  entry: string;
  routes: RemoteRoute[];
  nav: NavItem[];
}

type Screen = (ComponentType | LazyExoticComponent<ComponentType>) & {
  /** Fetches the screen's code ahead; a failure is reported when the screen is shown. */
  preload?: () => Promise<unknown>;
  /** After a failure: the next mount fetches again. */
  forget?: () => void;
};

/** What a remote exposes as `./remote`: lazy code behind the names of its manifest. */
export interface RemoteModule {
  contract: number;
  screens: Record<string, Screen>;
  slots?: Record<string, Screen>;
}
