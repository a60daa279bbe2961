import { afterAll, expect, inject, test } from "vitest";
import { openKeys } from "../../../api/src/keys/keys.ts";
import { startApi } from "../../support/api-process.ts";
import { call } from "../../support/call.ts";
import { makeLoadClub } from "../../support/load-club.ts";
import { startOwnDatabase } from "../../support/own-database.ts";
import { apiUrl, dateFromNow, ownerSql } from "../../support/world.ts";

const { sql, env } = await startOwnDatabase();
const dataDir = inject("dataDir");
const startReading = (REPORTS_DATABASE_URL: string) =>
  startApi({ ...env, DATA_DIR: dataDir, SITE_URL: apiUrl, SEND_NOTICES: "off", REPORTS_DATABASE_URL });

async function clubWithAdmin() {
  const club = await makeLoadClub(sql, await openKeys({ dataDir }), { members: 2, courts: 1, siteUrl: apiUrl });
  const [admin, member] = club.members;
  await sql`update memberships set role = 'admin' where user_id = ${admin?.id ?? ""}`;
  return { club, admin, member };
}

test("reports come from the replica, all else from the primary", async () => {
  const { club, admin, member } = await clubWithAdmin();
  // A copy stands in for a replica that lags behind.
  const primary = new URL(env.DATABASE_URL);
  const name = primary.pathname.slice(1);
  const replica = `${name}_replica`;
  await ownerSql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
  await ownerSql`create database ${ownerSql(replica)} template ${ownerSql(name)}`;
  const dropReplica = () => ownerSql`drop database if exists ${ownerSql(replica)} with (force)`;
  afterAll(dropReplica);
  const api = await startReading(Object.assign(new URL(primary), { pathname: `/${replica}` }).href);
  try {
    const date = dateFromNow(1);
    const body = { court_id: club.courtIds[0], start_time: `${date}T10:00` };
    const booked = await call("/bookings", { url: api.url, token: member?.token, method: "POST", body });
    expect(booked.status, booked.text).toBe(201);
    const query = { from: date, to: date, group: "day" };
    const report = () => call("/reports/utilisation", { url: api.url, token: admin?.token, query });
    const { status, body: read } = await report();
    expect([status, read.totals]).toMatchObject([200, { bookings: 0 }]);
    const list = await call("/bookings", { url: api.url, token: member?.token });
    expect(list.body.data).toMatchObject([{ id: booked.body.id }]);
  } finally {
    await api.stop();
  }
});

test("without the replica reports alone are unavailable", async () => {
  const { admin } = await clubWithAdmin();
  const api = await startReading(Object.assign(new URL(env.DATABASE_URL), { port: 1 }).href);
  try {
    const query = { from: dateFromNow(1), to: dateFromNow(1), group: "day" };
    const report = await call("/reports/utilisation", { url: api.url, token: admin?.token, query });
    expect([report.status, report.rejection.code]).toEqual([503, "database_unavailable"]);
    expect((await call("/bookings", { url: api.url, token: admin?.token })).status).toBe(200);
  } finally {
    await api.stop();
  }
});
