import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { expect } from "vitest";

/** An entry as a calendar program understands it. */
export interface ReadEntry {
  uid: string;
  sequence: number;
  status: string;
  start: string;
  end: string;
  title: string;
  place: string;
}

export interface ReadCalendar {
  method: string;
  /** By start. */
  entries: ReadEntry[];
}

/** What two independent parsers read; fails if they disagree. */
export function readCalendar(text: string): ReadCalendar {
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  const first = byIcalJs(text);
  expect(byNodeIcal(text)).toEqual(first);
  return first;
}

function byIcalJs(text: string): ReadCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const entries = calendar.getAllSubcomponents("vevent").map((part): ReadEntry => {
    const event = new ICAL.Event(part);
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: String(part.getFirstPropertyValue("status")),
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      title: event.summary,
      place: event.location,
    };
  });
  return { method: String(calendar.getFirstPropertyValue("method")), entries: inOrder(entries) };
}

function byNodeIcal(text: string): ReadCalendar {
  const parts = Object.values(nodeIcal.sync.parseICS(text));
  const entries = parts.flatMap((part): ReadEntry[] =>
    part?.type === "VEVENT"
      ? [
          {
            uid: part.uid,
            sequence: Number(part.sequence),
            status: String(part.status),
            start: part.start.toISOString(),
            end: part.end?.toISOString() ?? "",
            title: String(part.summary),
            place: String(part.location),
          },
        ]
      : [],
  );
  const calendar = parts.find((part) => part?.type === "VCALENDAR");
  return { method: String(calendar?.type === "VCALENDAR" && calendar.method), entries: inOrder(entries) };
}

const inOrder = (entries: ReadEntry[]) =>
  entries.sort((a, b) => a.start.localeCompare(b.start) || a.uid.localeCompare(b.uid));
