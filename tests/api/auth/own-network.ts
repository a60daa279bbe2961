import { randomInt } from "node:crypto";
import { ownerSql } from "../../support/world.ts";

/** What an api needs so that a test may name the address that it calls from. */
export const BEHIND_A_PROXY = { TRUSTED_PROXIES: "127.0.0.1,::1" };

/**
 * A network that no other test calls from: thirty rejections an hour of a network are recorded one by one, and the tests of this
 * machine would share them.
 */
export function newNetwork() {
  const network = `2001:db8:${randomInt(0x10000).toString(16)}:${randomInt(0x10000).toString(16)}::`;
  return {
    headers: { "x-forwarded-for": `${network}1` },
    /** The recorded rejections of its callers. */
    rejections: () =>
      ownerSql<{ action: string; detail: object; times: number }[]>`
        select action, detail, times from audit_log where outcome = 'refused' and ip <<= ${`${network}/64`}::inet`,
  };
}
