import { spawnSync } from "node:child_process";
import { chownSync, existsSync, readFileSync } from "node:fs";

/** The operating system user that a process runs as. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

function accounts(): Account[] {
  if (!existsSync("/etc/passwd")) return [];
  return readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid, gid }) => name !== "" && Number.isInteger(uid) && Number.isInteger(gid));
}

/** The name of a user id, or the number when the system has no name for it. */
export function userName(uid: number): string {
  return accounts().find((account) => account.uid === uid)?.name ?? `user ${uid}`;
}

/** Postgres rejects to run as root: the account it takes instead, or undefined when we are an ordinary user already. */
export function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const known = accounts();
  return (
    known.find((account) => account.name === "postgres" && account.uid !== 0) ??
    known.find((account) => account.name === "nobody" && account.uid !== 0) ?? {
      name: "nobody",
      uid: 65534,
      gid: 65534,
    }
  );
}

/** Whether `account` may enter this directory, found by entering it: that also covers mounts and access lists. */
export function canEnter(directory: string, { uid, gid }: Account): boolean {
  return spawnSync("/bin/sh", ["-c", 'cd "$0"', directory], { uid, gid, cwd: "/", stdio: "ignore" }).status === 0;
}

/** Gives a path to the account; does nothing without one. */
export function giveTo(path: string, account: Account | undefined): void {
  if (account) chownSync(path, account.uid, account.gid);
}
