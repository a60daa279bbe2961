import { remoteEntrySchema } from "@courtside/contracts/shell/registry.ts";
import { ENTRY_SHAPE } from "@courtside/contracts/shell/registry-shape.ts";
import { readShape } from "@courtside/contracts/shell/shape.ts";
import { expect, test } from "vitest";

const whole = {
  name: "mf-shop",
  version: "1.2.3",
  contract: 1,
  entry: "/_mf/mf-shop/1.2.3/mf-manifest.json",
  script: { file: "remoteEntry.0e18.js", integrity: "sha384-ab+/==" },
  routes: [
    {
      path: "/shop",
      screen: "shop",
      title: "Shop",
      access: "club",
      roles: ["member"],
      denied: "access-denied",
      denial: { reason: "Members only.", href: "/book?from=shop", label: "Back" },
    },
  ],
  nav: [{ path: "/shop", label: "Shop", icon: "card", needs: "courts:manage", order: 10 }],
  slots: [{ slot: "account.tabs", id: "orders", label: "Orders", order: 1, roles: ["member"] }],
};

const ODD = [undefined, null, "", " ", "x", "/x", "//x", "x.js", "sha256-x", "public", 0, 5, true, {}, [], ["x"], [5]];

/** All copies of a value in which one part is replaced. */
function* variants(value: unknown): Generator<unknown> {
  yield* ODD;
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    for (const other of variants(part)) {
      if (Array.isArray(value)) yield value.map((each, at) => (String(at) === key ? other : each));
      else yield { ...value, [key]: other };
    }
  }
}

const isRead = (item: unknown) => {
  try {
    readShape(item, ENTRY_SHAPE, "entry");
    return true;
  } catch {
    return false;
  }
};

/** The refinement of the schema is the shell's own check (parseRegistry.ts). */
const isAccepted = (item: unknown) =>
  remoteEntrySchema.safeParse(item).error?.issues.every(({ code }) => code === "custom") ?? true;

test("the shell accepts exactly the entries that the schema accepts", () => {
  const items = [whole, ...variants(whole)];
  const differing = items.filter((item) => isRead(item) !== isAccepted(item));
  expect(differing).toEqual([]);
  const accepted = items.filter(isRead).length;
  expect(accepted).toBeGreaterThan(20);
  expect(items.length - accepted).toBeGreaterThan(300);
});
