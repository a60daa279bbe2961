import type { RegistryEntry, SlotItem } from "@courtside/contracts/shell/remote.ts";
import { expect, test } from "vitest";
import { accountTabsOf } from "./accountTabsOf.ts";

const slot = (id: string, order: number, more: Partial<SlotItem> = {}): SlotItem => ({
  slot: "account.tabs",
  id,
  label: id,
  order,
  roles: ["member"],
  ...more,
});

const remote = (name: string, slots?: SlotItem[]): RegistryEntry => ({
  name,
  version: "1.0.0",
  contract: 1,
  entry: `/_mf/${name}/mf-manifest.json`,
  routes: [],
  nav: [],
  ...(slots && { slots }),
});

const idsOf = (remotes: RegistryEntry[], role: "member" | "coach" | null) =>
  accountTabsOf(remotes, role).map(({ item }) => item.id);

test("the tabs of all remotes, by their order", () => {
  const remotes = [
    remote("mf-admin", [slot("club", 30)]),
    remote("mf-coach"),
    remote("mf-booking", [slot("bookings", 10)]),
  ];
  expect(idsOf(remotes, "member")).toEqual(["bookings", "club"]);
});

test("only this role's, and only of this page", () => {
  const remotes = [remote("mf-booking", [slot("bookings", 10), slot("news", 20, { slot: "dashboard.tabs" })])];
  expect(idsOf(remotes, "member")).toEqual(["bookings"]);
  expect(idsOf(remotes, "coach")).toEqual([]);
  expect(idsOf(remotes, null)).toEqual([]);
});
