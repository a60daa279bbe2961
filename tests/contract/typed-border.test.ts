import type { LiveChange } from "@courtside/contracts/domain/live-change.ts";
import type { ShellServices } from "@courtside/contracts/shell/index.tsx";
import type {
  CommandItem,
  CommandState,
  NavItem,
  RemoteModule,
  RemoteRoute,
  SlotItem,
} from "@courtside/contracts/shell/remote.ts";
import type { useInvalidate } from "@courtside/contracts/shell/useInvalidate.ts";
import { expect, test } from "vitest";

// The compiler is the test (`npm run typecheck`): each line below `@ts-expect-error` has to be wrong, or it fails.
const Screen = () => null;
const route: RemoteRoute = { path: "/shop", screen: "shop", title: "Shop", access: "club" };
const nav: NavItem = { path: "/shop", label: "Shop", icon: "court", order: 1, roles: ["member"] };
const slot: SlotItem = { slot: "account.tabs", id: "shop", label: "Shop", order: 1, roles: ["member"] };
const command: CommandItem = { label: "Shop", icon: "court", path: "/shop", order: 1, roles: ["member"] };

const wrong = (shell: ShellServices, invalidate: typeof useInvalidate) => [
  // Routes, sidebar and slots
  // @ts-expect-error: no such role
  { ...route, roles: ["cook"] } satisfies RemoteRoute,
  // @ts-expect-error: no such access
  { ...route, access: "everyone" } satisfies RemoteRoute,
  // @ts-expect-error: no such part of the design system
  { ...route, uses: ["charts"] } satisfies RemoteRoute,
  // @ts-expect-error: a route has no such field
  { ...route, icon: "court" } satisfies RemoteRoute,
  // @ts-expect-error: no such role
  { ...nav, roles: ["cook"] } satisfies NavItem,
  // @ts-expect-error: no such slot
  { ...slot, slot: "home.tabs" } satisfies SlotItem,
  // @ts-expect-error: a slot is rendered as it is, without properties
  { contract: 1, screens: {}, slots: { shop: (_: { court: string }) => null } } satisfies RemoteModule,
  // @ts-expect-error: a screen is a component
  { contract: 1, screens: { shop: "ShopPage" } } satisfies RemoteModule,
  // @ts-expect-error: no such slot
  shell.renderSlot?.("home.tabs", "events"),

  // Services
  // @ts-expect-error: no such service
  shell.logout,
  // @ts-expect-error: a path is text
  shell.hasScreen(7),
  // @ts-expect-error: no such operation
  () => shell.api.useQuery("get", "/snacks"),
  // @ts-expect-error: no such parameter
  () => shell.api.useQuery("get", "/bookings/{id}", { params: { path: { booking: "7" } } }),

  // Events: what changed, and what a command found
  // @ts-expect-error: no such topic
  () => invalidate("snacks"),
  // @ts-expect-error: no such topic
  { topic: "snacks" } satisfies Pick<LiveChange, "topic">,
  // @ts-expect-error: a person has a name
  { person: { id: "7", email: null } } satisfies CommandState,
  // @ts-expect-error: a command takes no such thing
  { ...command, takes: { snack: "snack" } } satisfies CommandItem,
];

test("what is right by the contract's types compiles as well", () => {
  expect(wrong).toBeTypeOf("function");
  const module = {
    contract: 1,
    screens: { [route.screen]: Screen },
    slots: { [slot.id]: Screen },
  } satisfies RemoteModule;
  expect(Object.keys(module.screens)).toEqual([route.screen]);
  expect([nav.path, command.path]).toEqual([route.path, route.path]);
});
