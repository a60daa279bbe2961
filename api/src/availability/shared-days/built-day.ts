import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { SharedDay } from "@courtside/contracts/domain/club-day/shared-day.ts";
import type { Variant } from "./shared-day.ts";

export type Encoding = "br" | "gzip" | "identity";

/** A shared day with its JSON, to be compressed once for each encoding that a reader takes. */
export interface BuiltDay {
  day: SharedDay;
  variant: Variant;
  /** Weak, because all encodings have the same one. */
  etag: string;
  /** The instant after which the content differs without any change: a held slot is free again. Epoch milliseconds. */
  validUntil: number;
  encoded(encoding: Encoding): Uint8Array<ArrayBuffer>;
}

export function builtDay(day: SharedDay, variant: Variant, validUntil: number): BuiltDay {
  const plain = new TextEncoder().encode(JSON.stringify(day));
  return {
    day,
    variant,
    etag: `W/"${day.version}"`,
    validUntil,
    encoded(encoding) {
      if (encoding === "identity") return plain;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
      // A copy of its own: the buffer of a small result belongs to a pool.
      return new Uint8Array(encoding === "br" ? brotliCompressSync(plain, { params }) : gzipSync(plain));
    },
  };
}

/** Browsers send a handful of different headers. */
const MOST_HEADERS = 100;
const known = new Map<string, Encoding>();

/** The best encoding that an Accept-Encoding header takes. */
export function bestEncoding(accepted: string): Encoding {
  const before = known.get(accepted);
  if (before) return before;
  const best = takes(accepted, "br") ? "br" : takes(accepted, "gzip") ? "gzip" : "identity";
  if (known.size < MOST_HEADERS) known.set(accepted, best);
  return best;
}

/** Whether an Accept-Encoding header names the encoding, and does not exclude it by `q=0`. */
const takes = (accepted: string, encoding: string): boolean =>
  accepted.split(",").some((part) => {
    const [name, weight] = part.split(";").map((each) => each.trim().toLowerCase());
    return name === encoding && !(weight && /^q=0(\.0*)?$/.test(weight));
  });
