import { CommandError, errorCode } from "../process/command-error.ts";

const NO_ROOM = ["ENOSPC", "EDQUOT"];
const NO_PLACE = ["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "EIO"];
/** The server was stopped, or killed, in the middle. */
const NO_SERVER = ["ECONNREFUSED", "ECONNRESET", "CONNECTION_CLOSED", "CONNECTION_ENDED", "57P01", "57P02", "57P03"];

/** What people can do something about, as one sentence that begins with `what`; anything else as it came. */
export function inSentence(what: string, error: unknown): unknown {
  const code = errorCode(error) ?? "";
  if (!(error instanceof Error) || error instanceof CommandError) return error;
  const sentence = (why: string) => new CommandError(`${what}: ${why}.`, { cause: error });
  if (NO_ROOM.includes(code)) {
    return sentence(
      `the disk is full (${error.message}). It takes room for one more copy of the database, and an archive`,
    );
  }
  if (NO_PLACE.includes(code)) return sentence(error.message);
  if (NO_SERVER.includes(code)) return sentence(`Postgres does not respond any more (${code})`);
  return error;
}
