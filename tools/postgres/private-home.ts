import { chmodSync, lstatSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Account, canEnter } from "../process/account.ts";
import { CommandError, errorCode } from "../process/command-error.ts";

function claim(directory: string, account: Account): boolean {
  try {
    mkdirSync(directory, { mode: 0o711 });
  } catch (error) {
    if (errorCode(error) !== "EEXIST") return false;
  }
  // In a world-writable parent another account may have made it first.
  const found = lstatSync(directory);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) return false;
  chmodSync(directory, 0o711);
  return canEnter(directory, account);
}

/**
 * A directory of root's that `account` can enter, for when the checkout itself is closed to it (a home of mode 0700).
 * Under /var/lib when it is to last, in the system's temporary directory otherwise or where /var/lib is closed.
 */
export function privateHome(name: string, account: Account, lasting: boolean): string {
  const parents = lasting ? ["/var/lib", tmpdir()] : [tmpdir()];
  for (const parent of parents) {
    const directory = join(parent, name);
    if (claim(directory, account)) return directory;
  }
  throw new CommandError(
    `Postgres has to run as the user ${account.name}, who can enter neither this checkout nor a directory ${name} in ` +
      `${parents.join(" or ")}: set DATABASE_URL, or run Courtside as an ordinary user.`,
  );
}
