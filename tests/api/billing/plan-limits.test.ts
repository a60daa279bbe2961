import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { makeClub, openSession, ownerSql, type TestClub } from "../../support/world.ts";

const addCourt = ({ admin }: TestClub, name: string) =>
  call("/courts", { method: "POST", token: admin.token, body: { name, sport: "tennis" } });

const courtsOf = async ({ id }: TestClub) => {
  const [row] = await ownerSql`select count(*)::int as n from courts where club_id = ${id} and is_active`;
  return row?.n;
};

const inSoManyDays = (days: number) => new Date(Date.now() + days * 86_400_000);

test("of 20 courts added at once one below the limit, one succeeds, and the others' rejection names the limit", async () => {
  const club = await makeClub({ courts: 3, rules: { plan_id: "starter" } });
  const responses = await Promise.all(Array.from({ length: 20 }, (_, index) => addCourt(club, `New ${index}`)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(409)]);
  for (const { status, rejection } of responses.filter((response) => response.status !== 201)) {
    expect([status, rejection]).toMatchObject([
      409,
      {
        code: "plan_limit",
        message: "The club's plan is limited to 4 courts. An admin can upgrade the plan to add more.",
        details: { limit: "courts", max: 4, used: 4, href: "/upgrade" },
      },
    ]);
  }
  expect(await courtsOf(club)).toBe(4);
});

test("a closed court does not count until it is opened again, by 10 requests at once", async () => {
  const club = await makeClub({ courts: 4, rules: { plan_id: "starter" } });
  const change = (id: string | undefined, is_active: boolean) =>
    call(`/courts/${id}`, { method: "PATCH", token: club.admin.token, body: { is_active } });
  const closed = club.courts.slice(0, 2).map(({ id }) => id);
  for (const id of closed) expect((await change(id, false)).status).toBe(200);
  expect((await addCourt(club, "Fifth")).status).toBe(201);
  const responses = await Promise.all(closed.flatMap((id) => Array(5).fill(id)).map((id) => change(id, true)));
  expect(await courtsOf(club)).toBe(4);
  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  for (const { status, rejection } of responses) if (status !== 200) expect(rejection.code).toBe("plan_limit");
});

test("a downgrade deletes nothing, stops additions, and lists what is over the limit", async () => {
  const club = await makeClub({ courts: 6, rules: { plan_id: "elite" } });
  await ownerSql`update clubs set plan_id = 'starter' where id = ${club.id}`;
  const { body } = await call("/billing/subscription", { token: club.admin.token });
  expect(body).toMatchObject({
    subscribed: true,
    plan_id: "starter",
    limits: { courts: { max: 4, used: 6, over: 2 }, members: { max: 100, used: 4, over: 0 } },
  });
  expect((await addCourt(club, "Seventh")).rejection.code).toBe("plan_limit");
  const court = club.courts[0]?.id;
  const rename = { method: "PATCH", token: club.admin.token, body: { name: "Still open", is_active: true } };
  expect((await call(`/courts/${court}`, rename)).status).toBe(200);
  expect(await courtsOf(club)).toBe(6);
});

test("a trial has pro's limits; elite, the demo club and a paid club without a plan have none", async () => {
  const trial = { subscription_status: "trialing", trial_expires_at: inSoManyDays(3) };
  const [onTrial, elite, demo, granted] = await Promise.all([
    makeClub({ courts: 12, rules: trial }),
    makeClub({ courts: 12, rules: { plan_id: "elite" } }),
    makeClub({ courts: 12, rules: { subscription_status: "none", is_demo: true } }),
    makeClub({ courts: 12 }),
  ]);
  expect((await addCourt(onTrial, "13th")).rejection.details).toMatchObject({ limit: "courts", max: 12 });
  for (const club of [elite, demo, granted]) expect((await addCourt(club, "13th")).status).toBe(201);
});

/** A club with room for one more person. */
async function almostFull(rules: Record<string, unknown> = {}): Promise<TestClub> {
  const club = await makeClub({ rules: { plan_id: "starter", ...rules } });
  await ownerSql`
    with account as (
      insert into auth.users (email) select gen_random_uuid() || '@full.courtside.test' from generate_series(1, 95) returning id, email
    ), person as (
      insert into users (id, email, full_name) select id, email, 'Test person' from account returning id
    ) select count(*) from person`;
  await ownerSql`
    insert into memberships (club_id, user_id, role)
    select ${club.id}, u.id, 'member' from users u
    where u.email like '%@full.courtside.test' and not exists (select from memberships m where m.user_id = u.id) limit 95`;
  return club;
}

async function newcomers(count: number) {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const [id, email] = [randomUUID(), `${randomUUID()}@newcomers.courtside.test`];
      await ownerSql`insert into auth.users (id, email, email_confirmed_at) values (${id}, ${email}, now())`;
      await ownerSql`insert into users (id, email, full_name) values (${id}, ${email}, 'Newcomer')`;
      return { id, email, ...(await openSession(id, email)) };
    }),
  );
}

const membersOf = async ({ id }: TestClub) => {
  const [row] = await ownerSql`select count(*)::int as n from memberships where club_id = ${id} and left_at is null`;
  return row?.n;
};

test("the last place goes to one person, by code, invitation or admission at once", async () => {
  const club = await almostFull({ allow_trial_mode: true });
  expect(await membersOf(club)).toBe(99);
  const people = await newcomers(9);
  const [club_] = await ownerSql`select join_code from clubs where id = ${club.id}`;
  const ways = people.map(async ({ id, email, token }, index) => {
    if (index % 3 === 0)
      return call("/join-requests", { method: "POST", token, body: { join_code: club_?.join_code } });
    if (index % 3 === 1) {
      const invitation = { id: randomUUID(), club_id: club.id, email, full_name: "N", role: "member" };
      const by = { invited_by: club.admin.id, expires_at: inSoManyDays(1) };
      await ownerSql`insert into invitations ${ownerSql({ ...invitation, ...by })}`;
      return call(`/me/invitations/${invitation.id}/accept`, { method: "POST", token });
    }
    await ownerSql`insert into join_requests (club_id, user_id) values (${club.id}, ${id})`;
    return call(`/join-requests/${id}/approve`, { method: "POST", token: club.admin.token });
  });
  const responses = await Promise.all(ways);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, rejection } of responses.filter((response) => response.status !== 200)) {
    expect([status, rejection]).toMatchObject([
      409,
      { code: "plan_limit", details: { limit: "members", max: 100, used: 100, href: "/upgrade" } },
    ]);
  }
  expect(await membersOf(club)).toBe(100);
  // A member who leaves makes room, and a rejected person may try again.
  const removed = await call(`/members/${club.coach.id}/remove`, { method: "POST", token: club.admin.token });
  expect(removed.status).toBe(200);
  const late = people.find((_, index) => index % 3 === 1 && responses[index]?.status !== 200);
  const [again] = await ownerSql`select id from invitations where email = ${late?.email ?? ""}`;
  const accepted = await call(`/me/invitations/${again?.id}/accept`, { method: "POST", token: late?.token });
  expect(accepted.status).toBe(200);
});
