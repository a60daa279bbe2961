import type { ClubTx } from "../club-tx.ts";
import type { Sql } from "../db/pool.ts";
import type { Taken } from "../scheduling/reserve.ts";

/** A date of an event on a court that is to be closed. */
export interface AffectedDate {
  id: string;
  event_id: string;
  court_id: string;
  court_name: string;
  sport: string;
  starts_at: Date;
  ends_at: Date;
  canceled_at: Date | null;
  title: string;
  coach_id: string | null;
  version: number;
  created_at: Date;
  leader_name: string | null;
  is_single: boolean;
  is_restorable: boolean;
  people: { id: string; name: string }[];
}

/** What a closure does with event dates: operations of the events that app.ts passes on. */
export interface ClosedEvents {
  /** Locks the events of these dates, and returns those of the dates that take place. */
  lockDates(sql: Sql, clubId: string, ids: string[]): Promise<string[]>;
  readDates(tx: Pick<ClubTx, "sql" | "clubId">, ids: string[]): Promise<AffectedDate[]>;
  cancelDates(tx: ClubTx, ids: string[], reason: string, options: { isClosure: true }): Promise<void>;
  moveDates(tx: ClubTx, moved: { date: AffectedDate; courtId: string }[]): Promise<void>;
  restoreDates(tx: ClubTx, dates: AffectedDate[]): Promise<Taken | null>;
}

/** What a reopened court gives to the waitlist first: operations of the waitlist that app.ts passes on. */
export interface FreedSlots {
  /** Claims the queue, before courts are locked. */
  claim(sql: Sql, clubId: string): Promise<void>;
  offer(tx: ClubTx): Promise<void>;
}
