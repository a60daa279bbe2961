import { MARKED_REMOTE } from "@courtside/contracts/domain/remote-name.ts";

/** A remote that this browser loads from another address than the released one. */
export interface Override {
  name: string;
  /** The folder of its `mf-manifest.json`, with a slash at the end. */
  address: string;
}

const WRITTEN = new RegExp(`^(${MARKED_REMOTE})@(\\S+)$`);

/** Reads "mf-coach@http://localhost:8084"; returns a sentence if it is rejected. */
export function parseOverride(text: string, origins: readonly string[]): Override | string {
  const [, name, where = ""] = WRITTEN.exec(text) ?? [];
  const url = URL.parse(where);
  if (!name || !url?.protocol.startsWith("http") || url.username || url.password)
    return "An override was rejected: it is written as mf-coach@http://localhost:8084.";
  if (!origins.some((origin) => origin === url.origin || origin === `${url.protocol}//${url.hostname}:*`))
    return `${name} from ${url.origin} was rejected: a remote may come from ${inText(origins)} only.`;
  return { name, address: `${url.origin}${url.pathname.replace(/\/?$/, "/")}` };
}

/** The opposite of {@link parseOverride}. */
export const writeOverride = ({ name, address }: Override): string => `${name}@${address}`;

const inText = (origins: readonly string[]) =>
  new Intl.ListFormat("en", { type: "disjunction" }).format(origins.map((origin) => origin.replace(/:\*$/, "")));
