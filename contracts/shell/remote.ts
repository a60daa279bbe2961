import type { ComponentType, LazyExoticComponent } from "react";
import type { Role } from "../domain/roles.ts";
import type { COMMAND_INPUTS } from "./command-inputs.ts";
import type { RemoteEntry } from "./registry.ts";
import type { SLOTS } from "./registry-vocabulary.ts";

/** Grows by one when a remote built for the old number would no longer run. Additions keep it. */
export const CONTRACT_VERSION = 1;

/** A part of the design system beyond its core: `@courtside/design-system/<part>.tsx`. */
export type DesignPart = "overlay" | "fields" | "forms" | "data" | "dates" | "staff";

type Understood<Part> = Omit<Part, "needs" | "roles" | "uses">;

/** One screen of a remote, as the shell guards it (registry.ts). Two remotes may own one path for different roles. */
export interface RemoteRoute extends Understood<RemoteEntry["routes"][number]> {
  /** Roles the guard lets through; absent = every role. */
  roles?: Role[];
  uses?: DesignPart[];
}

/** One entry of the sidebar, as the shell shows it. */
export interface NavItem extends Understood<RemoteEntry["nav"][number]> {
  roles: Role[];
}

export type SlotName = (typeof SLOTS)[number];

/** A piece of a screen that another remote or the shell owns. */
export interface SlotItem extends Omit<NonNullable<RemoteEntry["slots"]>[number], "slot" | "roles"> {
  slot: SlotName;
  roles: Role[];
}

export type CommandInput = (typeof COMMAND_INPUTS)[number];

/** A command of the palette, as it is offered to a role. */
export interface CommandItem extends Understood<NonNullable<RemoteEntry["commands"]>[number]> {
  roles: Role[];
}

/** What a command finds as `command` in the router's state, because it is too personal or too long for the address. */
export interface CommandState {
  person?: { id: string; name: string; email: string | null };
  /** What the sentence says besides the verb, the court and the time: addresses to invite. */
  text?: string;
}

/** A remote as the shell read it from the registry: `needs` has become roles, and the shell knows every term in it. */
export interface RegistryEntry extends Omit<RemoteEntry, "routes" | "nav" | "slots" | "commands"> {
  routes: RemoteRoute[];
  nav: NavItem[];
  slots?: SlotItem[];
  /** As the remote declares them: the palette reads them. */
  commands?: unknown;
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
