import { readFileSync } from "node:fs";
import {
  API_SCOPE_NAMES,
  API_SCOPES,
  type ApiScope,
  NOT_FOR_API_KEYS,
  scopeOf,
} from "@courtside/contracts/domain/api-scopes.ts";
import { expect, test } from "vitest";

const document = JSON.parse(readFileSync(new URL("../../contracts/api/openapi.json", import.meta.url), "utf8")) as {
  paths: Record<string, Record<string, { security?: Record<string, string[]>[] }>>;
};
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, { security }]) => ({ name: `${method.toUpperCase()} ${path}`, security })),
);
const names = operations.map(({ name }) => name);
const ofScope = (scope: ApiScope): readonly string[] => API_SCOPES[scope].operations;

test("every operation of the document is in one scope or closed to keys: contracts/domain/api-scopes.ts", () => {
  const listed = [...API_SCOPE_NAMES.flatMap(ofScope), ...NOT_FOR_API_KEYS];
  expect(listed.toSorted()).toEqual(names.toSorted());
});

test("a scope opens its own operations and no other: every operation × every scope", () => {
  for (const name of names) {
    const open = API_SCOPE_NAMES.filter((scope) => scopeOf(name) === scope);
    expect(open, name).toEqual(API_SCOPE_NAMES.filter((scope) => ofScope(scope).includes(name)));
    expect(open.length, name).toBe(NOT_FOR_API_KEYS.includes(name) ? 0 : 1);
  }
  expect(names.length * API_SCOPE_NAMES.length).toBeGreaterThan(2_500);
});

test("the document says of each operation whether a key may use it, and with which scope", () => {
  for (const { name, security } of operations) {
    const scope = scopeOf(name);
    const [ofKeys] = (security ?? []).flatMap((each) => (each.apiKey ? [each.apiKey] : []));
    expect(ofKeys, name).toEqual(scope && [scope]);
  }
});

test("a scope that reads changes nothing, and no scope reaches accounts, invitations, payments, keys or webhooks", () => {
  const previews = [
    "POST /club/rules/preview",
    "POST /court-blocks/preview",
    "POST /closures/preview",
    "POST /closures/{id}/preview",
    "POST /booking-series/preview",
    "POST /members/{user_id}/preview",
  ];
  for (const scope of API_SCOPE_NAMES.filter((each) => each.endsWith(":read"))) {
    for (const name of ofScope(scope)) if (!previews.includes(name)) expect(name).toMatch(/^GET /);
  }
  const closed =
    /^\S+ \/(me|live|invitations|invitation-\w+|first-admin|billing|club-closing|clubs|club-signups|api-keys|webhooks|calendar-feeds)(\/|$)/;
  for (const name of names.filter((each) => closed.test(each))) expect(scopeOf(name), name).toBeUndefined();
});
