import { spaced } from "../../../api/src/auth/limits/limits.ts";
import { bucketKey } from "../../../api/src/auth/limits/queries.ts";
import { asOwner } from "./mailing-product.ts";

/** Ends the minute between two texts to a telephone of a second factor. */
export async function forgetSpacing(number: string): Promise<void> {
  const key = bucketKey(spaced("text-spacing", 60), ["second-factor", number.slice(1)]);
  await asOwner((sql) => sql`delete from auth.rate_limits where key = ${key}`);
}
