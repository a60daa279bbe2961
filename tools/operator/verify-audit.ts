import { createHash } from "node:crypto";
import type { OperatorSql } from "./as-operator.ts";

/** One thing that is wrong with a chain of the audit log. */
export interface AuditProblem {
  /** The club's id, or zeros for entries of no club. */
  chain: string;
  number: number;
  entry: string;
  problem: "changed" | "deleted" | "added" | "broken";
}

/** The last link of a chain, to be kept elsewhere: the chain up to here cannot be rewritten unseen. */
export interface ChainHead {
  chain: string;
  number: number;
  hash: string;
}

export interface AuditReport {
  chains: ChainHead[];
  entries: number;
  /** At most {@link MOST_PROBLEMS}. */
  problems: AuditProblem[];
}

export const MOST_PROBLEMS = 1000;
const BATCH = 5_000;

interface EndsRow {
  chain: string;
  first_number: string;
  first_hash: Uint8Array;
  last_number: string;
  last_hash: Uint8Array;
}

interface LinkRow {
  number: string;
  entry: string;
  row_hash: Uint8Array;
  hash: Uint8Array;
  is_deleted: boolean;
  /** null: the entry is not there. */
  computed: Uint8Array | null;
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");
const linkOf = (before: string, entry: Uint8Array): string =>
  createHash("sha256").update(Buffer.from(before, "hex")).update(entry).digest("hex");

/**
 * Computes the audit log's hashes anew, from its entries, and compares them with the chains (docs/operating.md#audit-log). `kept`: heads
 * of an earlier run. Entries of the last hour and a half may not be chained yet.
 */
export async function verifyAudit(
  sql: OperatorSql,
  { chain = null, kept = [] }: { chain?: string | null; kept?: readonly ChainHead[] },
): Promise<AuditReport> {
  const ends = await sql<EndsRow[]>`
    select chain_id as chain, first_number, first_hash, last_number, last_hash from auth.audit_chain_ends
    where ${chain}::uuid is null or chain_id = ${chain} order by chain_id`;
  const report: AuditReport = { chains: [], entries: 0, problems: [] };
  const found = (problem: AuditProblem) => {
    if (report.problems.length < MOST_PROBLEMS) report.problems.push(problem);
  };
  for (const each of ends) await verifyChain(sql, each, report, found, headsOf(kept, each.chain));
  for (const { chain: lost, number } of kept) {
    const isHere = ends.some((each) => each.chain === lost) || (chain !== null && chain !== lost);
    if (!isHere) found({ chain: lost, number, entry: "", problem: "broken" });
  }
  const added = await sql<{ chain: string; entry: string }[]>`
    select coalesce(a.club_id, '00000000-0000-0000-0000-000000000000') as chain, a.id::text as entry
    from auth.audit_chained d, audit_log a left join auth.audit_chain c on c.row_id = a.id
    where (a.at, a.id) <= (d.at, d.id) and c.row_id is null
      and (${chain}::uuid is null or coalesce(a.club_id, '00000000-0000-0000-0000-000000000000') = ${chain})
    order by a.id limit ${MOST_PROBLEMS}`;
  for (const each of added) found({ ...each, number: 0, problem: "added" });
  return report;
}

const headsOf = (kept: readonly ChainHead[], chain: string): Map<number, string> =>
  new Map(kept.filter((head) => head.chain === chain).map(({ number, hash }) => [number, hash]));

async function verifyChain(
  sql: OperatorSql,
  { chain, ...ends }: EndsRow,
  report: AuditReport,
  found: (problem: AuditProblem) => void,
  kept: Map<number, string>,
): Promise<void> {
  let number = Number(ends.first_number) - 1;
  let hash = hex(ends.first_hash);
  for (;;) {
    const links = await sql<LinkRow[]>`
      select c.number, c.row_id::text as entry, c.row_hash, c.hash, c.row_deleted_at is not null as is_deleted,
        case when a.id is not null then audit_row_hash(a) end as computed
      from auth.audit_chain c left join audit_log a on a.id = c.row_id
      where c.chain_id = ${chain} and c.number > ${number} order by c.number limit ${BATCH}`;
    for (const link of links) {
      const at = { chain, number: Number(link.number), entry: link.entry };
      const isNext = at.number === number + 1 && linkOf(hash, link.row_hash) === hex(link.hash);
      const isKept = (kept.get(at.number) ?? hex(link.hash)) === hex(link.hash);
      if (!isNext || !isKept) found({ ...at, problem: "broken" });
      if (link.computed === null) {
        if (!link.is_deleted) found({ ...at, problem: "deleted" });
      } else if (hex(link.computed) !== hex(link.row_hash)) found({ ...at, problem: "changed" });
      number = at.number;
      hash = hex(link.hash);
      report.entries += 1;
    }
    if (links.length < BATCH) break;
  }
  const isWhole = number === Number(ends.last_number) && hash === hex(ends.last_hash);
  const isCut = [...kept.keys()].some((each) => each > number);
  if (!isWhole || isCut) found({ chain, number: number + 1, entry: "", problem: "broken" });
  report.chains.push({ chain, number, hash });
}
