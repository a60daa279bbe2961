import postgres from "postgres";
import type { Config } from "../../api/src/config.ts";
import { acquireDatabase } from "../postgres/database.ts";
import { CommandError } from "../process/command-error.ts";
import type { Lifetime } from "../process/lifetime.ts";

export type OperatorSql = postgres.TransactionSql;
export type AsOperator = <T>(work: (sql: OperatorSql) => Promise<T>) => Promise<T>;

const UNDEFINED = ["42883", "42P01", "42703", "42704", "22023"];

/**
 * Transactions with the rights over all clubs, which no caller of the api has (docs/decisions/0060): the owner's connection takes on
 * courtside_system. The connection ends with the command.
 */
export async function operatorOf(config: Config, lifetime: Lifetime, command: string): Promise<AsOperator> {
  const sql = postgres(await acquireDatabase(config, lifetime, command), {
    max: 1,
    onnotice: () => {},
    connection: { application_name: "courtside-operator", statement_timeout: 60_000 },
  });
  // Where the server has ended a transaction's connection, the driver waits for it for ever.
  lifetime.atEnd(() => sql.end({ timeout: 5 }));
  return async (work) => {
    try {
      return (await sql.begin(async (transaction) => {
        await transaction`set local role courtside_system`;
        return work(transaction);
      })) as Awaited<ReturnType<typeof work>>;
    } catch (error) {
      if (!(error instanceof postgres.PostgresError) || !UNDEFINED.includes(error.code)) throw error;
      const hint = "the database lacks what this release needs: run npm run migrate first";
      throw new CommandError(`${error.message}: ${hint}.`, { cause: error });
    }
  };
}
