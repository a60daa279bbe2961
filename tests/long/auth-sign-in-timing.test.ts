import { expect, it } from "vitest";
import { freshEmail, newAccount, PASSWORD } from "../api/auth/accounts.ts";
import { startMailApi } from "../api/auth/mail-api.ts";
import { startOwnDatabase } from "../support/own-database.ts";
import { expectSameTimes } from "./statistics.ts";

const TRIES = 200;
const WARM_UP = 20;
const { sql, env } = await startOwnDatabase();
const { call } = await startMailApi({ ...env, AUTH_IP_LIMIT_FACTOR: "10000" });

/** Accounts for which sign-in with a wrong password must look alike, in its response and its duration. */
const KINDS = {
  unknown: async () => freshEmail(),
  wrong: async () => (await newAccount({}, sql)).email,
  "no password": async () => (await newAccount({ password_hash: null }, sql)).email,
  banned: async () => (await newAccount({ banned_until: new Date("2099-01-01") }, sql)).email,
};
type Kind = keyof typeof KINDS;
const kinds = Object.keys(KINDS) as Kind[];

it("C1 a wrong password takes the same time for every account", { timeout: 600_000 }, async () => {
  const times: Record<Kind, number[]> = { unknown: [], wrong: [], "no password": [], banned: [] };
  for (let round = -WARM_UP; round < TRIES; round++) {
    // Each account is first equally often, so that other load on the machine affects all alike.
    for (let turn = 0; turn < kinds.length; turn++) {
      const kind = kinds[(turn + round + WARM_UP) % kinds.length] as Kind;
      const body = { email: await KINDS[kind](), password: `${PASSWORD}-wrong` };
      const start = performance.now();
      const response = await call("POST", "/token?grant_type=password", { body });
      const taken = performance.now() - start;
      expect([response.status, response.body.code]).toEqual([400, "invalid_credentials"]);
      if (round >= 0) times[kind].push(taken);
    }
  }
  for (const kind of kinds.slice(1)) expectSameTimes(kind, times[kind], times.unknown);
});
