import { expect, test } from "vitest";
import { ACTORS, type ActorWorld, makeActors, type Person } from "../support/actors.ts";
import { call } from "../support/call.ts";
import { dumpClub } from "../support/club-dump.ts";
import { type Operation, readOperations, sampleRequest } from "../support/openapi-operations.ts";
import type { OperationCase } from "../support/operation-rules/rule.ts";
import { OPERATION_RULES } from "../support/operation-rules.ts";
import { ownerSql } from "../support/world.ts";

const operations = await readOperations();
const mutations = operations.filter(({ method }) => method !== "GET");
const cases = mutations.flatMap((operation) =>
  Object.entries(OPERATION_RULES[operation.name]?.cases ?? {}).map(([what, each]) => ({ operation, what, each })),
);
const count = cases.length * ACTORS.length;

test("every operation of the document is classified, and nothing else is", () => {
  expect(operations.map(({ name }) => name).toSorted()).toEqual(Object.keys(OPERATION_RULES).toSorted());
  for (const { name } of mutations) expect(Object.keys(OPERATION_RULES[name]?.cases ?? {}), name).not.toEqual([]);
});

const takesKey = ({ parameters }: Operation) => parameters.some(({ name }) => name === "idempotency-key");

function requestOf({ operation, each }: { operation: Operation; each: OperationCase }, person: Person) {
  const { ids = {}, body, raw } = each.ask?.(person) ?? {};
  const request = sampleRequest(operation, ids);
  return () =>
    call(request.path, {
      method: request.method,
      token: person.token,
      query: request.query,
      ...((request.body || body) && { body: { ...request.body, ...body } }),
      ...(raw && { raw }),
      ...(takesKey(operation) && { headers: { "idempotency-key": `${operation.name} ${person.name}` } }),
    });
}

function isAllowed({ may }: OperationCase, person: Person): boolean {
  if (may === "everyone") return true;
  if (may === "device" || person.name === "device") return may === person.name;
  if (may === "operator") return person.name === "operator";
  if (may === "signed in") return person.token !== undefined;
  if (may === "signed in, but no demo visitor") return person.token !== undefined && person.name !== "demo visitor";
  if (may === "real admin") return person.isRealAdmin;
  return person.role !== null && may.includes(person.role);
}

/** All data of the clubs that a call could change, except the log of rejections. */
const snapshot = async ({ clubIds }: ActorWorld) => ({
  clubs: await Promise.all(clubIds.map((id) => dumpClub(id, { without: ["audit_log"] }))),
  previews: await ownerSql`
    select s.id, s.impersonating_role from auth.sessions s join memberships m on m.user_id = s.user_id
    where m.club_id = any(${clubIds}::uuid[]) order by s.id`,
});

/** Actors for many cases: a rejected call must change nothing. Made anew now and then, since a person's calls are limited. */
let rejected: { world: ActorWorld; before: Awaited<ReturnType<typeof snapshot>>; cases: number } | undefined;
async function rejectedWorld() {
  if (!rejected || rejected.cases === 25) {
    const world = await makeActors();
    rejected = { world, before: await snapshot(world), cases: 0 };
  }
  rejected.cases += 1;
  return rejected;
}

for (const one of cases) {
  const { operation, what, each } = one;
  test(`${operation.name}, ${what}: actors without the right are rejected and change nothing, others succeed, with the same response to a retry`, async () => {
    const { world, before } = await rejectedWorld();
    expect(world.people.map(({ name }) => name).toSorted()).toEqual(ACTORS.toSorted());
    for (const person of world.people.filter((person) => !isAllowed(each, person))) {
      const { status, text } = await requestOf(one, person)();
      expect(status, `${person.name}: ${text}`).toBe(person.token === undefined ? 401 : 403);
    }
    expect(await snapshot(world)).toEqual(before);
    const allowed = world.people.filter((person) => isAllowed(each, person)).map(({ name }) => name);
    for (const person of (await makeActors(allowed)).people) {
      const ask = requestOf(one, person);
      const { status, text, body } = await ask();
      // Operations without a club may be rejected for the actor's account type, but not for their role.
      if (Array.isArray(each.may) || each.may === "real admin")
        expect(status, `${person.name}: ${text}`).toBeLessThan(300);
      else expect([401, 402, 403], `${person.name}: ${text}`).not.toContain(status);
      if (!takesKey(operation) || status >= 300 || person.token === undefined) continue;
      const again = await ask();
      expect({ status: again.status, body: again.body }, `again, ${person.name}: ${again.text}`).toEqual({
        status,
        body,
      });
    }
  });
}

test(`these are ${count} combinations of ${mutations.length} mutations, what they are asked for, and ${ACTORS.length} actors`, () => {
  expect(count).toBeGreaterThanOrEqual(130);
  expect(new Set(cases.map(({ operation }) => operation.name)).size).toBe(mutations.length);
});
