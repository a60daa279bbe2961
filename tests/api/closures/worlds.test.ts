import { CLOSURE_OUTCOMES } from "@courtside/contracts/domain/closures.ts";
import { expect, test } from "vitest";
import { makeClosureWorld, worldOf } from "../../support/closure-worlds.ts";
import {
  bookingsOf,
  closureCalls,
  closureViolations,
  NO_CLOSURE_VIOLATIONS,
  noticesOf,
  type SeenItem,
  seen,
} from "../../support/closures.ts";
import { randomOf } from "../../support/random.ts";
import { ownerSql } from "../../support/world.ts";

/** `npm run test:long` looks at 1,000. */
const WORLDS = Number(process.env.CLOSURE_WORLDS ?? 8);
const AT_ONCE = 4;

interface Occurrences {
  occurrences: { start_time: string; end_time: string; courts: { id: string }[] }[];
  series: { dates: { id: string; state: string }[] } | null;
}

test(
  "in random worlds a closure, repeated or not, does what its preview says, and undo takes all of it back",
  async () => {
    const seeds = Array.from({ length: WORLDS }, (_, seed) => seed);
    for (let at = 0; at < WORLDS; at += AT_ONCE) await Promise.all(seeds.slice(at, at + AT_ONCE).map(checkWorld));
  },
  60_000 + WORLDS * 5_000,
);

async function checkWorld(seed: number): Promise<void> {
  const random = randomOf(seed);
  const { club, input } = await makeClosureWorld(random);
  const desk = closureCalls(club.admin);
  const [before, bookings] = [await worldOf(club.id), await bookingsOf(club.id)];
  const previewed = await desk.preview(input);
  // All courts may be blocked at all of the times already.
  if (previewed.rejection?.code === "closure_covered") return;
  const preview = seen(previewed);
  expect(await worldOf(club.id), "the preview changes nothing").toEqual(before);

  const made = await desk.close({ ...input, version: preview.version });
  const closure = seen(made);
  const { occurrences, series } = made.body as unknown as Occurrences;
  const name = `world ${seed}`;
  expect([closure.items, closure.people, occurrences], name).toEqual([
    preview.items,
    preview.people,
    (previewed.body as unknown as Occurrences).occurrences,
  ]);
  expect(await closureViolations(club.id), name).toEqual(NO_CLOSURE_VIOLATIONS);
  const planned = new Map(preview.items.map((item) => [item.id, item]));
  expect(await bookingsOf(club.id), name).toEqual(
    bookings.map((row) => ({
      id: row.id,
      court_id: movedTo(planned.get(row.id)) ?? row.court_id,
      status: statusOf(row, planned.get(row.id)),
    })),
  );
  const notified = await noticesOf(club.id);
  expect([Object.keys(notified).length, ...new Set(Object.values(notified))], name).toEqual(
    preview.people > 0 ? [preview.people, 1] : [0],
  );
  expect(await openOnClosed(club.id), name).toEqual({ due: 0, offers: 0, gaps: 0 });

  // An extension, of all dates or of the first, whose undo is that of the closure.
  if (random(2) === 0) await checkExtension(desk, closure.id, { extend_minutes: 30 * (1 + random(6)), random, series });
  expect(await closureViolations(club.id), name).toEqual(NO_CLOSURE_VIOLATIONS);

  // A series date by date and then the rest, or all at once.
  const dates = series?.dates ?? [];
  if (dates.length > 1 && random(2) === 0) {
    seen(await desk.undo(dates.at(-1)?.id));
    expect(await closureViolations(club.id), name).toEqual(NO_CLOSURE_VIOLATIONS);
    seen(await desk.undo(dates[0]?.id, { scope: "following" }));
  } else seen(await desk.undo(closure.id, series ? { scope: "all" } : {}));
  expect(await worldOf(club.id), name).toEqual(before);
  expect(await closureViolations(club.id), name).toEqual(NO_CLOSURE_VIOLATIONS);
}

interface Extension extends Pick<Occurrences, "series"> {
  extend_minutes: number;
  random: (below: number) => number;
}

async function checkExtension(
  desk: ReturnType<typeof closureCalls>,
  id: string,
  { extend_minutes, random, series }: Extension,
): Promise<void> {
  const scope = series && random(2) === 0 ? "all" : "this";
  const outcome = CLOSURE_OUTCOMES[random(CLOSURE_OUTCOMES.length)];
  const extension = { extend_minutes, scope, outcome };
  const previewed = await desk.previewChange(id, extension);
  // The added time may be blocked already, or reach into the next date.
  if (["closure_covered", "closure_repeat_overlap"].includes(previewed.rejection.code)) {
    expect((await desk.change(id, extension)).rejection.code).toBe(previewed.rejection.code);
    return;
  }
  const made = await desk.change(id, { ...extension, version: seen(previewed).version });
  for (const part of ["items", "people", "occurrences"])
    expect(made.body[part], JSON.stringify(extension)).toEqual(previewed.body[part]);
}

const movedTo = (item: SeenItem | undefined) => (item?.outcome === "move" ? item.to_court_id : null);
const statusOf = (row: { status: string }, item: SeenItem | undefined) =>
  item?.outcome === "cancel" ? "canceled" : row.status;

/** What there must not be: fees due for canceled visits, open offers on closed courts, and free times on courts that a closure closes. */
async function openOnClosed(clubId: string) {
  const [row] = await ownerSql<{ due: number; offers: number; gaps: number }[]>`
    select
      (select count(*)::int from booking_players p join bookings b on b.club_id = p.club_id and b.id = p.booking_id
        where b.club_id = ${clubId} and b.status = 'canceled' and p.fee_cents > 0) as due,
      (select count(*)::int from waitlist_offers o join court_blocks k on k.club_id = o.club_id and k.court_id = o.court_id
        where o.club_id = ${clubId} and o.status = 'open' and o.starts_at < k.ends_at and o.ends_at > k.starts_at) as offers,
      (select count(*)::int from (
        select k.id, range_agg(tstzrange(k.starts_at, k.ends_at)) - coalesce((
          select range_agg(tstzrange(o.starts_at, o.ends_at)) from court_occupancies o
          where o.club_id = k.club_id and o.court_id = k.court_id), '{}') as open
        from court_blocks k where k.club_id = ${clubId} and k.closure_id is not null group by k.id, k.club_id, k.court_id
      ) blocked where not isempty(open)) as gaps`;
  return row;
}
