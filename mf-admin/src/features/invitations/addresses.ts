import { MOST_INVITED } from "@courtside/contracts/domain/invitation-batch.ts";
import { emailProblem } from "./inviteProblem.ts";

/** One address of a pasted text. */
export interface TypedAddress {
  email: string;
  /** From "Ana Ruiz <ana@example.com>"; absent if there is none. */
  name?: string;
  /** Why it cannot be sent, before the server is asked. */
  problem?: string;
}

export const MOST_ADDRESSES = MOST_INVITED;

/** A name may be longer than the api stores. */
const LONGEST_NAME = 120;

const NAMED = /(?:"([^"]*)"|([^"<>,;@]*))\s*<\s*([^<>]*?)\s*>/g;
const BARE = /[^\s,;<>"]*@[^\s,;<>"]*/g;

/**
 * Reads addresses as people paste them: separated by lines, commas or semicolons, alone or as "Name <address>"; a line with one
 * address may hold its name before or after it, as a spreadsheet does. A text without an address is kept, with why it is wrong.
 */
export function readAddresses(text: string): TypedAddress[] {
  const seen = new Set<string>();
  return text
    .split(/[\r\n;]+/)
    .flatMap(readLine)
    .map((typed) => {
      const key = typed.email.toLowerCase();
      const isTwice = seen.has(key);
      seen.add(key);
      if (typed.problem) return typed;
      const problem = isTwice ? "Listed twice" : emailProblem(typed.email);
      return problem ? { ...typed, problem } : typed;
    });
}

function readLine(line: string): TypedAddress[] {
  const named = [...line.matchAll(NAMED)].map(([whole, quoted, plain, email = ""]) => ({
    whole,
    ...withName(email, quoted ?? plain ?? ""),
  }));
  const rest = named.reduce((left, { whole }) => left.replace(whole, " , "), line);
  const bare = rest.match(BARE) ?? [];
  const found = [...named.map(({ whole: _, ...typed }) => typed), ...bare.map((email) => withName(email, ""))];
  const left = bare.reduce((remaining, email) => remaining.replace(email, " , "), rest);
  const words = left.split(",").map(clean).filter(Boolean);
  const [only] = found;
  if (found.length === 1 && only && !only.name) return [withName(only.email, words.join(" "))];
  // "Ruiz, Ana <ana@example.com>"
  if (found.length === 1 && only?.name && words.length > 0)
    return [withName(only.email, [only.name, ...words].join(" "))];
  return [...found, ...words.map((email) => ({ email, problem: "No email address" }))];
}

function withName(email: string, name: string): TypedAddress {
  const cleaned = clean(name).slice(0, LONGEST_NAME);
  return cleaned ? { email: email.trim(), name: cleaned } : { email: email.trim() };
}

const clean = (text: string): string => text.replace(/["\t]/g, " ").replace(/\s+/g, " ").trim();
