import type { Club } from "@courtside/contracts/api/client.ts";
import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { useEffect, useEffectEvent, useState } from "react";
import { useClubClock, useSync } from "../../../club-day/clock.ts";
import { useDeskSports } from "../../../club-day/useDeskSports.ts";
import { useBoardDay, useDeliverCheckIns } from "../api.ts";
import { deliverCheckIns } from "./desk-check-ins.ts";
import { keptDates, shortened, withoutPast } from "./desk-days.ts";
import { keepDeskDays, readDeskDays } from "./desk-store.ts";

const KEEP_EVERY = 60_000;

/** The board opens first: the day after is read for this alone. */
const START_AFTER = 3_000;

/** Begins to keep the desk's days shortly after the desk has opened. */
export function DeskKeeper({ club }: { club: NonNullable<Club> }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), START_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return isOpen && <Keeper club={club} />;
}

/** Keeps today and tomorrow while the desk is open and has a network, and erases what is over (docs/product/screens.md#the-desk-without-a-network). */
function Keeper({ club }: { club: NonNullable<Club> }) {
  const { profile } = useMe();
  const { liveStatus, getAccessToken } = useShell();
  const deliver = useDeliverCheckIns();
  const clock = useClubClock();
  const today = clubDate(clock.now, club.time_zone);
  const [first, second] = keptDates(today);
  const sports = useDeskSports();
  const isUnattended = true;
  const days = [useBoardDay(first, sports, { isUnattended }), useBoardDay(second, sports, { isUnattended })];
  useSync(clock, days[0]?.day ?? undefined, days[0]?.updatedAt ?? 0);
  const isFresh = liveStatus !== "offline" && days.every(({ day, failed }) => day && !failed);

  const keep = useEffectEvent(async (isFresh: boolean, today: string) => {
    if (isFresh) {
      const dates = days.flatMap(({ day }, at) =>
        day ? [{ date: at === 0 ? first : second, courts: day.courts.map(shortened) }] : [],
      );
      const readAt = new Date(Date.now() + clock.offset).toISOString();
      const owner = { userId: profile.id, clubId: club.id };
      await keepDeskDays({ ...owner, readAt, offset: clock.offset, days: dates });
      // The person has signed out meanwhile: what was just written is theirs.
      if ((await getAccessToken()) === null) await keepDeskDays(null);
      else await deliverCheckIns(owner, (check_ins) => deliver.mutateAsync({ body: { check_ins } }));
      return;
    }
    const kept = await readDeskDays(profile.id, club.id);
    const left = kept && withoutPast(kept, today);
    if (left !== kept) await keepDeskDays(left ?? null);
  });
  useEffect(() => {
    const run = () =>
      void keep(isFresh, today).catch((error: unknown) => console.debug("The day sheet is not kept", error));
    run();
    const timer = setInterval(run, KEEP_EVERY);
    return () => clearInterval(timer);
  }, [isFresh, today]);
  return null;
}
