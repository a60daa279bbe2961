import { failsMoreOften, type ReleaseHealth } from "@courtside/contracts/domain/canary.ts";
import type { Canary } from "@courtside/contracts/shell/registry.ts";
import { authTransaction } from "../db/transaction.ts";
import type { Deps } from "../http/app-env.ts";
import { countHealth, selectHealth } from "./queries.ts";
import { liveVersion, parseRegistry, registryText } from "./read-registry.ts";
import { withdrawCanary } from "./withdraw-canary.ts";

interface RunningCanary {
  canary: Canary;
  /** Undefined for a remote of which nothing was released before. */
  live: string | undefined;
}

/**
 * Counts a failure of a release that takes part in a canary, and withdraws the canary when it fails more often than the live release.
 * Judged with each report, so that no job and no clock is needed.
 */
export async function judgeCanary(
  { config, db, log, canaryPages }: Pick<Deps, "config" | "db" | "log" | "canaryPages">,
  remote: string,
  version: string,
): Promise<void> {
  const running = await canaryOf(config.remotesFile, remote);
  if (!running || (version !== running.canary.version && version !== running.live)) return;
  const { since } = running.canary;
  await canaryPages.flush();
  const health = await authTransaction(
    db,
    async (sql) => {
      await countHealth(sql, { remote, since, version }, { errors: 1 });
      return selectHealth(sql, { remote, since });
    },
    { changesPeople: false },
  );
  const canary = health.get(running.canary.version) ?? NONE;
  const live = health.get(running.live ?? "") ?? NONE;
  if (!failsMoreOften(canary, live)) return;
  const reason = `${inWords(canary)}; the live release ${running.live ?? "there is none"}: ${inWords(live)}`;
  await withdrawCanary(config.remotesFile, running.canary, reason, log);
}

const NONE: ReleaseHealth = { pages: 0, errors: 0 };
const inWords = ({ pages, errors }: ReleaseHealth) => `${errors} failures on ${pages} pages`;

async function canaryOf(remotesFile: string, remote: string): Promise<RunningCanary | undefined> {
  const text = await registryText(remotesFile);
  const found = text === null ? null : parseRegistry(text);
  const canary = found?.canaries.find(({ name }) => name === remote);
  return found && canary ? { canary, live: liveVersion(found.document, remote) } : undefined;
}
