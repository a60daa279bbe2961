import { type DestinationStream, type Logger, pino } from "pino";

/** Postgres' reports quote the values of rows in these fields: names, addresses, hashes. */
const FIELDS_WITH_VALUES = ["detail", "where", "internal_query", "query", "parameters", "args"];

const ADDRESS = /[^\s/@"'(<]+(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;

/** A text without the email addresses in it. Packages in the paths of a stack, `postgres@3.4.7`, are none. */
export const withoutAddresses = (text: string): string =>
  text.includes("@") || text.includes("%40") ? text.replace(ADDRESS, "[address]") : text;

/** An error as the log has it: type, code, message and stack, without values of rows and without email addresses. */
function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { message, stack, ...fields } = pino.stdSerializers.err(error);
  const kept = Object.entries(fields).filter(([name]) => !FIELDS_WITH_VALUES.includes(name) && name !== "raw");
  const texts = { message: withoutAddresses(message), stack: withoutAddresses(stack) };
  return { ...Object.fromEntries(kept), ...texts };
}

/** The process's log: a line of JSON for each event. */
export function openLog(level: string, out: DestinationStream = pino.destination({ dest: 1, sync: true })): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: loggedError },
    },
    out,
  );
}
