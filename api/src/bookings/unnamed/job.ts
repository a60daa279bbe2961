import type { Database } from "../../db/pool.ts";
import { authTransaction } from "../../db/transaction.ts";
import type { Job } from "../../jobs/repeat.ts";
import { selectDueClubs } from "./queries.ts";
import { remindOfNames } from "./remind.ts";

const CLUBS = 200;

/** Reminds and releases in every club that requires the players' names; concurrent processes share the clubs. */
export const namesJob = (db: Database): Job => ({
  name: "names",
  everySeconds: 60,
  async run() {
    const clubs = await authTransaction(db, (sql) => selectDueClubs(sql, CLUBS), { changesPeople: false });
    const total = { reminded: 0, released: 0 };
    for (const club of clubs) {
      const did = await remindOfNames(db, club);
      total.reminded += did.reminded;
      total.released += did.released;
    }
    return total;
  },
});
