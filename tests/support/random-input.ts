import fc from "fast-check";
import type { ClubDay, Span } from "./club-day.ts";
import { slotsByHand } from "./rules-by-hand.ts";
import { dayStart, wallAt } from "./wall-clock.ts";

const MINUTE = 60_000;

/** A random request for the date: consecutive slots, quarter hours, or times that fit nothing. */
export function randomInput(day: ClubDay): fc.Arbitrary<Span> {
  return anyInput(day).filter((input) => wallAt(input.startsAt, day.rules.time_zone).date === day.date);
}

function anyInput(day: ClubDay): fc.Arbitrary<Span> {
  const midnight = dayStart(day.date, day.rules.time_zone);
  const span = (step: number, longest: number) =>
    fc
      .record({
        start: fc.integer({ min: 0, max: Math.floor(1500 / step) }),
        length: fc.integer({ min: 1, max: Math.floor(longest / step) }),
      })
      .map(({ start, length }) => ({
        startsAt: midnight + start * step * MINUTE,
        endsAt: midnight + (start + length) * step * MINUTE,
      }));
  const anywhere = [span(15, 180), span(5, 300), span(day.rules.slot_length_minutes, 360)];
  const slots = slotsByHand(day);
  if (slots.length === 0) return fc.oneof(...anywhere);
  const inARow = fc.record({ first: fc.nat(slots.length - 1), more: fc.nat(3) }).map(({ first, more }) => {
    const last = slots[Math.min(first + more, slots.length - 1)];
    return { startsAt: slots[first]?.startsAt ?? 0, endsAt: last?.endsAt ?? 0 };
  });
  const nearOpening = fc
    .record({
      slot: fc.constantFrom(...slots),
      shift: fc.integer({ min: -4, max: 4 }),
      length: fc.integer({ min: 1, max: 16 }),
    })
    .map(({ slot, shift, length }) => ({
      startsAt: slot.startsAt + shift * 15 * MINUTE,
      endsAt: slot.startsAt + (shift + length) * 15 * MINUTE,
    }));
  return fc.oneof(inARow, inARow, nearOpening, nearOpening, ...anywhere);
}
