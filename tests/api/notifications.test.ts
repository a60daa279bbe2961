import { randomUUID } from "node:crypto";
import { afterAll, expect, inject, test } from "vitest";
import { LIVE_CHANNEL, notifyAfterCommit, notifyWithCommit, openNotifier } from "../../api/src/db/notifications.ts";
import { openPool, type Sql } from "../../api/src/db/pool.ts";
import { DomainError } from "../../api/src/errors.ts";
import { ownerSql } from "../support/world.ts";

const db = openPool(inject("apiDatabaseUrl"), { max: 1 });
afterAll(() => db.end());

const POLL = { timeout: 20_000, interval: 20 };
const role = "courtside_auth" as const;

/** What is heard of texts with this mark, which other tests do not send. */
async function listen() {
  const mark = randomUUID();
  const heard: string[] = [];
  const { unlisten } = await ownerSql.listen(LIVE_CHANNEL, (text) => {
    if (text.includes(mark)) heard.push(text.slice(0, text.indexOf(" ")));
  });
  const text = (name: string) => `${name} ${mark}`;
  /** Hears all that was sent before. */
  const all = async () => {
    await ownerSql`select pg_notify(${LIVE_CHANNEL}, ${text("end")})`;
    await expect.poll(() => heard.includes("end"), POLL).toBe(true);
    await unlisten();
    return heard;
  };
  return { text, all };
}

test("a transaction notifies once it has committed, each text once, before its result is there", async () => {
  const { text, all } = await listen();
  await db.begin({ role }, async (sql) => {
    for (const name of ["one", "two", "one"]) await notifyAfterCommit(sql, text(name));
  });
  expect(await all()).toEqual(["one", "two", "end"]);
});

test("what must come with the commit takes what was collected before it along, in order", async () => {
  const { text, all } = await listen();
  await expect(
    db.begin({ role }, async (sql) => {
      await notifyAfterCommit(sql, text("lost"));
      await notifyWithCommit(sql, text("lost too"));
      throw new DomainError("conflict", "slot_conflict", "taken");
    }),
  ).rejects.toThrow("taken");
  await db.begin({ role }, async (sql) => {
    await notifyAfterCommit(sql, text("one"));
    await notifyWithCommit(sql, text("two"));
    await notifyAfterCommit(sql, text("three"));
  });
  expect(await all()).toEqual(["one", "two", "three", "end"]);
});

test("with its last statement too", async () => {
  const { text, all } = await listen();
  await db.begin({ role }, async (sql, last) => {
    await last(sql`select`);
    await notifyAfterCommit(sql, text("one"));
  });
  expect(await all()).toEqual(["one", "end"]);
});

test("one that is rolled back sends no notification: by an error of its own, of a statement, or of the commit", async () => {
  const { text, all } = await listen();
  const failing = (work: (sql: Sql) => Promise<unknown>) =>
    db
      .begin({ role }, async (sql) => {
        await notifyAfterCommit(sql, text("one"));
        await work(sql);
      })
      .then(
        () => "committed",
        () => "rolled back",
      );
  const ends = [
    await failing(async () => {
      throw new DomainError("conflict", "slot_conflict", "taken");
    }),
    await failing((sql) => sql`select 1 / 0`),
    // A failed statement whose error was not passed on: the commit answers ROLLBACK.
    await failing((sql) => sql`select 1 / 0`.catch(() => {})),
  ];
  expect(ends).toEqual(["rolled back", "rolled back", "rolled back"]);
  expect(await all()).toEqual(["end"]);
});

test("one too long for Postgres fails its transaction instead of holding up the others", async () => {
  const { text, all } = await listen();
  const write = db.begin({ role }, (sql) => notifyAfterCommit(sql, text("one").padEnd(8_000)));
  await expect(write).rejects.toThrow("this notification is too long");
  await db.begin({ role }, (sql) => notifyAfterCommit(sql, text("two").padEnd(7_999)));
  expect(await all()).toEqual(["two", "end"]);
});

test("it passes those who wait for a connection; what the process keeps is dropped before it is sent", async () => {
  const { text, all } = await listen();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const order: string[] = [];
  const first = db
    .begin({ role, written: () => ({ clubId: null }) }, async (sql) => {
      await notifyAfterCommit(sql, text("one"));
      await held;
    })
    .then(() => order.push("notified"));
  db.onWrite(() => order.push("written"));
  const others = ["next", "last"].map((name) =>
    db.begin({ role }, async (sql) => {
      await sql`select`;
      order.push(name);
    }),
  );
  release();
  await Promise.all([first, ...others]);
  expect(order).toEqual(["written", "next", "notified", "last"]);
  expect(await all()).toEqual(["one", "end"]);
});

test("what comes while a statement is under way goes with the next; what could not be sent is sent later", async () => {
  const sent: string[][] = [];
  let fails = 2;
  let finish = () => {};
  const notifier = openNotifier(async (statement) => {
    if (fails-- > 0) throw new Error("the database cannot be reached");
    let texts: string[] = [];
    await statement(((_text: TemplateStringsArray, _channel: string, given: string[]) => {
      texts = given;
      return Promise.resolve();
    }) as unknown as Sql);
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    sent.push(texts);
  }, 1);
  await notifier.send(["one"]);
  const [two, three] = [notifier.send(["two"]), notifier.send(["three", "two"])];
  await expect.poll(() => fails, POLL).toBeLessThan(0);
  const four = notifier.send(["four"]);
  finish();
  await Promise.all([two, three]);
  await expect.poll(() => fails, POLL).toBe(-2);
  finish();
  await four;
  expect(sent.flat().sort()).toEqual(["four", "one", "three", "two"]);
  expect(sent.length).toBeLessThan(4);
});
