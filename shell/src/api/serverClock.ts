import type { FetchClient } from "@courtside/contracts/api/client.ts";

/** By how much the server's clock is ahead of the browser's, ms: between `least` and `most`. */
export interface SkewBounds {
  least: number;
  most: number;
}

/** One response: its Date header (whole seconds, rounded down), and when it was requested and received, epoch ms of the browser. */
interface DateSample {
  date: number;
  sentAt: number;
  receivedAt: number;
}

const KNOWN_NOTHING: SkewBounds = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };

/** The estimate after one more response. A response that contradicts the earlier ones means that a clock was reset. */
export function narrow(known: SkewBounds, { date, sentAt, receivedAt }: DateSample): SkewBounds {
  const measured = { least: date - receivedAt, most: date + 1000 - sentAt };
  const both = { least: Math.max(known.least, measured.least), most: Math.min(known.most, measured.most) };
  return both.least > both.most ? measured : both;
}

/** The skew to use, ms: none if the clocks may agree, else the middle of the range. */
export const skewOf = ({ least, most }: SkewBounds): number =>
  least <= 0 && most >= 0 ? 0 : Math.round((least + most) / 2);

let bounds = KNOWN_NOTHING;

/** The server's clock now, epoch ms. */
export const serverNow = (): number => Date.now() + skewOf(bounds);

/** Measures the server's clock with every response of the api. */
export function followServerClock(client: FetchClient): void {
  const sent = new WeakMap<Request, number>();
  client.use({
    onRequest({ request }) {
      sent.set(request, Date.now());
    },
    onResponse({ request, response }) {
      const date = Date.parse(response.headers.get("date") ?? "");
      const sentAt = sent.get(request);
      if (sentAt !== undefined && !Number.isNaN(date)) {
        bounds = narrow(bounds, { date, sentAt, receivedAt: Date.now() });
      }
    },
  });
}
