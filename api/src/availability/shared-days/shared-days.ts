import type { DayPiece } from "@courtside/contracts/domain/club-day/shared-day.ts";
import type { LiveChange } from "@courtside/contracts/domain/live-change.ts";
import type { BuiltDay } from "./built-day.ts";
import { hasSameCourts, pieceOf } from "./piece.ts";
import type { DayKey } from "./read.ts";
import type { Variant } from "./shared-day.ts";

/** The days that a process keeps: about 100 clubs with a week open in both variants. At some 30 KiB each, 50 MB at most. */
const MOST_KEPT = 1_500;
/** Of one club, so that readers who ask for many dates drop no other club's days. */
const MOST_OF_CLUB = 200;
/** A day that is neither read nor changed for so long is dropped, in milliseconds. */
const IDLE = 60 * 60_000;
/** The limit for changes that were made without a notification, such as by hand in SQL, in milliseconds. */
const OLDEST = 30_000;
/** A change of more kept days than these carries no pieces. */
const MOST_PIECES = 8;
/** Topics whose changes make readers read their days again where no piece says what became of them (contracts/api/live.ts). */
const READ_AGAIN: LiveChange["topic"][] = ["bookings", "courts", "club"];

interface KeptDay {
  key: DayKey;
  /** Absent while a change is not built yet. */
  built?: BuiltDay | undefined;
  builtAt: number;
  /** The build under way. A change makes it stale: it may not include the change, so it is not kept. */
  building?: Building | undefined;
  /** What the readers of live changes have, once one of them can have read it. */
  announced?: BuiltDay | undefined;
  /** After a change without its piece, readers have what they read next. */
  isReadAgain?: boolean;
  usedAt: number;
}

interface Building {
  isStale: boolean;
  result: Promise<BuiltDay>;
}

interface Options {
  build: (key: DayKey) => Promise<BuiltDay>;
  /** Whether this process hears of the changes of others. */
  isHearing: () => boolean;
}

/** The pieces of one change for each kind of reader. */
export type Pieces = Record<Variant, DayPiece[]>;

/** The shared days that this process keeps, each built once for a change (docs/decisions/0043). */
export class SharedDays {
  readonly #kept = new Map<string, KeptDay>();
  /** The same by club: a change looks at its own club's days alone. */
  readonly #byClub = new Map<string, Set<KeptDay>>();
  readonly #build: Options["build"];
  readonly #isHearing: Options["isHearing"];

  constructor({ build, isHearing }: Options) {
    this.#build = build;
    this.#isHearing = isHearing;
  }

  /** The current day: never older than any change that this process has made or heard of. */
  async read(key: DayKey): Promise<BuiltDay> {
    if (!this.#isHearing()) return this.#build(key);
    const day = this.#dayOf(key);
    const built = await this.#current(day);
    announce(day, built);
    return built;
  }

  /** The current day if it is kept. */
  peek(key: DayKey): BuiltDay | undefined {
    const day = this.#kept.get(nameOf(key));
    const built = day && isCurrent(day) ? day.built : undefined;
    if (!day || !built || !this.#isHearing()) return undefined;
    day.usedAt = Date.now();
    announce(day, built);
    return built;
  }

  /** What is kept of the club is out of date; on these dates only, if given. */
  outdate(clubId: string, dates?: readonly string[]): void {
    for (const day of this.#touched(clubId, dates)) outdate(day);
  }

  /** Forgets everything, because changes may have been missed. */
  forget(): void {
    for (const day of this.#kept.values()) outdate(day);
    this.#kept.clear();
    this.#byClub.clear();
  }

  /** Whether any day of the club is kept: then its changes are sent with pieces. */
  keeps(clubId: string): boolean {
    return this.#byClub.has(clubId);
  }

  /** The club's changes are sent to no reader: what later readers have is what they read. */
  skip(clubId: string): void {
    for (const day of this.#touched(clubId)) day.announced = undefined;
  }

  /**
   * What changes of a club make of the days that readers have, one for each change. A day that is missing in a change that
   * touches it must be read again.
   */
  async piecesOf(clubId: string, changes: readonly LiveChange[]): Promise<Pieces[]> {
    const all: Pieces[] = changes.map(() => ({ members: [], staff: [] }));
    const firsts = new Map<KeptDay, number>();
    for (const [index, { topic, dates }] of changes.entries()) {
      const touched = this.#touched(clubId, dates).filter(({ announced }) => announced);
      const hasPieces = dates && touched.length <= MOST_PIECES;
      for (const day of touched) {
        if (!hasPieces) day.isReadAgain ||= READ_AGAIN.includes(topic);
        else if (!firsts.has(day)) firsts.set(day, index);
      }
    }
    await Promise.all(
      [...firsts].map(async ([day, first]) => {
        const before = day.announced;
        const after = await this.#current(day).catch(() => undefined);
        // Readers that find no piece read the day again, from a process that can.
        if (!before || !after) {
          this.#drop(day);
          return;
        }
        day.announced = after;
        day.isReadAgain = false;
        day.usedAt = Date.now();
        if (!hasSameCourts(before.day, after.day)) return;
        for (const [index, { dates }] of changes.entries()) {
          if (index < first || !dates?.includes(day.key.date)) continue;
          all[index]?.[day.key.variant].push(pieceOf(index === first ? before.day : after.day, after.day));
        }
      }),
    );
    return all;
  }

  #dayOf(key: DayKey): KeptDay {
    const name = nameOf(key);
    const known = this.#kept.get(name);
    // The map's order is that of the last use.
    if (known) this.#kept.delete(name);
    const day = known ?? { key, builtAt: 0, usedAt: 0 };
    day.usedAt = Date.now();
    this.#kept.set(name, day);
    const ofClub = this.#byClub.get(key.clubId) ?? new Set();
    ofClub.delete(day);
    this.#byClub.set(key.clubId, ofClub.add(day));
    for (const oldest of ofClub) {
      if (ofClub.size <= MOST_OF_CLUB) break;
      this.#drop(oldest);
    }
    for (const oldest of this.#kept.values()) {
      if (this.#kept.size <= MOST_KEPT && oldest.usedAt > Date.now() - IDLE) break;
      this.#drop(oldest);
    }
    return day;
  }

  async #current(day: KeptDay): Promise<BuiltDay> {
    if (day.built && isCurrent(day)) return day.built;
    if (!day.building || day.building.isStale) day.building = this.#beginToBuild(day);
    return day.building.result;
  }

  #beginToBuild(day: KeptDay): Building {
    const now = Date.now();
    const keep = (built: BuiltDay) => this.#keep(day, building, built, now);
    const end = () => {
      if (day.building === building) day.building = undefined;
    };
    const building: Building = { isStale: false, result: this.#build(day.key).then(keep).finally(end) };
    return building;
  }

  #keep(day: KeptDay, building: Building, built: BuiltDay, builtAt: number): BuiltDay {
    // The same content keeps its compressed bytes, which are kept by object.
    const result = [day.built, day.announced].find((known) => known?.etag === built.etag) ?? built;
    if (building.isStale || !this.#isHearing()) return result;
    if (result.day.courts.length === 0) {
      // Mostly of a sport that the club does not have: a reader may name any.
      this.#drop(day);
      return result;
    }
    result.validUntil = built.validUntil;
    day.built = result;
    day.builtAt = builtAt;
    return result;
  }

  #touched(clubId: string, dates?: readonly string[]): KeptDay[] {
    return [...(this.#byClub.get(clubId) ?? [])].filter(({ key }) => dates === undefined || dates.includes(key.date));
  }

  #drop(day: KeptDay): void {
    outdate(day);
    const name = nameOf(day.key);
    // Another may be kept under this name by now.
    if (this.#kept.get(name) === day) this.#kept.delete(name);
    const ofClub = this.#byClub.get(day.key.clubId);
    ofClub?.delete(day);
    if (ofClub?.size === 0) this.#byClub.delete(day.key.clubId);
  }
}

const isCurrent = ({ built, builtAt }: KeptDay): boolean =>
  built !== undefined && Date.now() < Math.min(built.validUntil, builtAt + OLDEST);

/** Keeps what readers have, once one of them has read the day. After a change not by a build that it overtook: others read another. */
function announce(day: KeptDay, built: BuiltDay): void {
  if (day.announced && !(day.isReadAgain && day.built === built)) return;
  day.announced = built;
  day.isReadAgain = false;
}

function outdate(day: KeptDay): void {
  day.built = undefined;
  if (day.building) day.building.isStale = true;
}

const nameOf = ({ clubId, date, sport, variant }: DayKey): string => `${clubId} ${date} ${variant} ${sport}`;
