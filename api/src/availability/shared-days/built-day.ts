import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { SharedDay } from "@courtside/contracts/domain/club-day/shared-day.ts";

import type { Variant } from "./shared-day.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A shared day with its JSON, compressed once for each encoding that a reader takes. */
export interface BuiltDay {
  day: SharedDay;
  variant: Variant;
  /** Weak, because all encodings have the same one. */
  etag: string;
  /** The instant after which the content differs without any change: a held slot is free again. Epoch milliseconds. */
  validUntil: number;
  inEncoding(accepted: string | null | undefined): { bytes: Bytes; encoding: "br" | "gzip" | null };
}

export function builtDay(day: SharedDay, variant: Variant, validUntil: number): BuiltDay {
  const plain = new TextEncoder().encode(JSON.stringify(day));
  let brotli: Bytes | undefined;
  let gzip: Bytes | undefined;
  return {
    day,
    variant,
    etag: `W/"${day.version}"`,
    validUntil,
    inEncoding(accepted) {
      const encoding = bestOf(accepted ?? "");
      if (encoding === "br") {
        brotli ??= whole(brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
        return { bytes: brotli, encoding: "br" };
      }
      if (encoding === "gzip") {
        gzip ??= whole(gzipSync(plain));
        return { bytes: gzip, encoding: "gzip" };
      }
      return { bytes: plain, encoding: null };
    },
  };
}

/** A copy of its own: the buffer of a small result belongs to a pool. */
const whole = (buffer: Uint8Array): Bytes => new Uint8Array(buffer);

/** Browsers send a handful of different headers. */
const MOST_HEADERS = 100;
const known = new Map<string, "br" | "gzip" | null>();

function bestOf(accepted: string): "br" | "gzip" | null {
  const before = known.get(accepted);
  if (before !== undefined) return before;
  const best = takes(accepted, "br") ? "br" : takes(accepted, "gzip") ? "gzip" : null;
  if (known.size < MOST_HEADERS) known.set(accepted, best);
  return best;
}

/** Whether an Accept-Encoding header names the encoding, and does not exclude it by `q=0`. */
const takes = (accepted: string, encoding: string): boolean =>
  accepted.split(",").some((part) => {
    const [name, weight] = part.split(";").map((each) => each.trim().toLowerCase());
    return name === encoding && !(weight && /^q=0(\.0*)?$/.test(weight));
  });
