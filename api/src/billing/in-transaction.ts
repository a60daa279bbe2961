import type { ClubTx } from "../club-tx.ts";

/** Runs a part in a transaction of its own: none is open while the provider is asked. */
export type InTransaction = <T>(part: (tx: ClubTx) => Promise<T>) => Promise<T>;
