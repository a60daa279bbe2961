import { hashPassword } from "../../../api/src/auth/password-hashing/hash.ts";
import { startApi } from "../../support/api-process.ts";
import { type LoadClub, makeLoadClub } from "../../support/load-club.ts";
import type { HashOrder } from "../deno/hash-order.ts";
import type { Sample } from "../measure/closed-loop.ts";
import { requestText } from "../measure/connection.ts";
import { interleave, ratio, type Variant } from "../measure/interleave.ts";
import { CLIENTS, overHttp, portOf, responseSize } from "../measure/over-http.ts";
import { SITE } from "../stage/clubs.ts";
import type { Stage } from "../stage/database.ts";
import { startDeno } from "../stage/deno-process.ts";
import { fillRefreshTokens } from "../stage/refresh-tokens.ts";
import { startBareRoutes } from "../stage/straight.ts";
import { printTable, rateRow, rateTableHeader, verdict } from "../table.ts";

/** Each client refreshes these in turn, so that none reaches the limit of refreshes of one session. */
const SESSIONS_EACH = 60;
const PASSWORD = "a member's long password";

/** Sign-ins by password compared with the cost of their hash alone, and refreshes compared with a bare route. */
export async function benchAuth(stage: Stage): Promise<void> {
  const database = await stage.addDatabase("signing_in");
  const club = await makeLoadClub(database.ownerSql, stage.keys, {
    members: CLIENTS * SESSIONS_EACH,
    courts: 1,
    siteUrl: SITE,
  });
  await database.ownerSql`update auth.users set password_hash = ${await hashPassword(PASSWORD)}`;
  await fillRefreshTokens(database.ownerSql, stage.keys);
  const api = await startApi({ DATABASE_URL: database.apiUrl, DATA_DIR: stage.dataDir, SITE_URL: SITE });
  stage.atEnd(api.stop);
  const port = portOf(api);

  const refresh = refreshes(stage, club);
  const barePort = await startBareRoutes(stage, { refresh: await responseSize(port, 200, refresh(0)) });
  const measured = await interleave(
    {
      signIn: await overHttp(stage, port, 200, (client) => signIn(club, client)),
      hash: hashAlone(stage),
      refresh: await overHttp(stage, port, 200, refresh),
      refreshBare: await overHttp(stage, barePort, 201, () => requestText("POST", "/response/refresh", "", {})),
    },
    { rounds: 5, slice: 1_000 },
  );
  printTable(`POST /token by password: ${CLIENTS} clients`, rateTableHeader("the hash alone"), [
    rateRow("api", measured.signIn, measured.hash),
    rateRow("  the comparison with an argon2id hash alone", measured.hash, measured.hash),
  ]);
  printTable(`POST /token by refresh token: ${CLIENTS} clients`, rateTableHeader("a bare route"), [
    rateRow("api", measured.refresh, measured.refreshBare),
    rateRow("  a bare Hono route, as many bytes", measured.refreshBare, measured.refreshBare),
  ]);
  verdict("sign-ins / hashes alone", ratio(measured.signIn, measured.hash), { atLeast: 0.5 });
}

const grant = (kind: string, body: unknown) => requestText("POST", `/auth/v1/token?grant_type=${kind}`, "", body);

/** Every client signs in to an account of its own. */
const signIn = (club: LoadClub, client: number): string =>
  grant("password", { email: `${club.members[client]?.id}@crowd.courtside.test`, password: PASSWORD });

/** A client's next refresh: its sessions in turn, each with the token that is active by then. */
function refreshes({ keys }: Stage, club: LoadClub): (client: number) => string {
  const counts = new Array<number>(CLIENTS).fill(0);
  return (client) => {
    const n = counts[client] ?? 0;
    counts[client] = n + 1;
    const { sessionId = "" } = club.members[client + CLIENTS * (n % SESSIONS_EACH)] ?? {};
    return grant("refresh_token", { refresh_token: keys.refreshTokenOf(sessionId, Math.floor(n / SESSIONS_EACH)) });
  };
}

function hashAlone(stage: Stage): Variant {
  const program = startDeno(stage, "hash.ts", {});
  return (milliseconds) => program.ask<Sample>({ clients: CLIENTS, milliseconds } satisfies HashOrder);
}
