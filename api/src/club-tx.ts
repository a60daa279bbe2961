import { SUSPENDED_MESSAGES } from "@courtside/contracts/domain/messages.ts";
import type { Role } from "@courtside/contracts/domain/roles.ts";
import type { Sql } from "./db/pool.ts";
import type { Person } from "./db/transaction.ts";
import { DomainError, forbidden } from "./errors.ts";

/** The origin of a request, for the audit log. */
export interface Origin {
  requestId: string;
  /** Null for a request by an API key, which has no session. */
  sessionId: string | null;
  /** Whether the request came with an API key; the database notes its id in the audit log. */
  isByKey?: boolean;
  /** The program of ours that acts for the person, who made no request: the audit log names it instead of an actor. */
  program?: string;
  ip: string;
  userAgent: string;
}

/** A signed-in person's transaction. */
export interface PersonTx {
  sql: Sql;
  person: Person;
  origin: Origin;
}

/** The same once it is certain that there is a club and that it has access. */
export interface ClubTx extends PersonTx {
  clubId: string;
  userId: string;
  /**
   * The role that screens and responses follow: the impersonated one while an admin previews
   * (docs/product/roles.md#role-preview).
   */
  role: Role;
  now: number;
}

/** The transaction of a paired device, which acts for no person (docs/decisions/0070). */
export interface DeviceTx {
  sql: Sql;
  clubId: string;
  now: number;
  origin: Omit<Origin, "sessionId" | "isByKey"> & { sessionId: null };
  device: {
    id: string;
    name: string;
    /** What it shows; empty: all. */
    sports: string[];
    courtIds: string[];
    mayBook: boolean;
    acceptsPin: boolean;
    showsNames: boolean;
    /** Whether staff find members by name at it. */
    findsMembers: boolean;
  };
}

/** Who acts in a club, also through a job after their request has ended. */
export type Actor = Pick<ClubTx, "sql" | "clubId" | "userId" | "role" | "origin">;

/** The club's access is over (docs/product/access.md#when-access-ends): some calls stay open to it. `role`: the caller's. */
export const accessExpired = ({ access_type }: { access_type: string | null }, role: Role | null): DomainError =>
  new DomainError("access_expired", "access_expired", accessMessage(access_type, role), { access_type });

const accessMessage = (accessType: string | null, role: Role | null): string =>
  accessType === "suspended" ? SUSPENDED_MESSAGES[role ?? "member"] : "The club's access has expired";

/** Rejects an anonymous account, which is no person of the product until it has an address. */
export async function requirePerson({ sql, person }: PersonTx): Promise<void> {
  const rows = await sql`select from users where id = ${person.userId}`;
  if (rows.length === 0) throw forbidden("Please add an email address to your account first");
}
