import { appendFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { makeCluster } from "../../tools/postgres/make-cluster.ts";
import { postgresBinaries } from "../../tools/postgres/postgres-binaries.ts";
import { type Account, giveTo, serverAccount } from "../../tools/process/account.ts";

/** What the image of Postgres brings besides its server: who runs it, and a cluster. */
export interface PostgresImage {
  program: string;
  cluster: string;
  account: Account | undefined;
  url(port: number | undefined, database?: string): string;
  /** The health check as pg_isready and the image's first start do it: the database exists. */
  responses(port: number | undefined): Promise<boolean>;
}

/** Makes the cluster as the image would on its first start, in the volume. */
export async function makePostgresVolume(volume: string, password: string): Promise<PostgresImage> {
  const account = serverAccount();
  const binaries = postgresBinaries(account);
  const cluster = join(volume, "cluster");
  giveTo(volume, account);
  await makeCluster({ cluster, superuserPassword: password, binaries, account, throwaway: true });
  appendFileSync(join(cluster, "postgresql.auto.conf"), "unix_socket_directories = ''\nfsync = off\n");
  const url = (port: number | undefined, database = "courtside") =>
    `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  return {
    program: binaries.postgres,
    cluster,
    account,
    url,
    async responses(port) {
      const sql = postgres(url(port, "postgres"), { max: 1, connect_timeout: 2, onnotice: () => {} });
      try {
        const [found] = await sql`select from pg_database where datname = 'courtside'`;
        if (!found) await sql`create database courtside`;
        return true;
      } catch {
        return false;
      } finally {
        await sql.end();
      }
    },
  };
}
