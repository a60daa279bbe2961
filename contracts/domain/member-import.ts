import { personNameProblem } from "./person-name.ts";
import { ROLE_LABELS, ROLES, type Role } from "./roles.ts";

/** Rows of one import, and bytes of its file. */
export const MOST_IMPORTED = 5_000;
export const MOST_IMPORT_BYTES = 5 * 1024 * 1024;
/** How long an import can be undone. */
export const IMPORT_UNDO_HOURS = 24;
/** The maximum number of imports that are listed beside the newest. */
export const MOST_EARLIER_IMPORTS = 10;

/** What a column of the file can hold. */
export const IMPORT_FIELDS = ["email", "full_name", "first_name", "last_name", "role"] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** The column that holds each field; a field that is absent is in no column. */
export type ColumnMapping = Partial<Record<ImportField, string>>;

export const IMPORT_FIELD_LABELS: Record<ImportField, string> = {
  email: "Email",
  full_name: "Full name",
  first_name: "First name",
  last_name: "Last name",
  role: "Role",
};

/** Names of columns in other programs' files, without case, spaces and punctuation. */
const KNOWN_COLUMNS: Record<ImportField, readonly string[]> = {
  email: ["email", "emailaddress", "mail", "mailaddress", "emails", "primaryemail"],
  full_name: ["fullname", "name", "membername", "member", "displayname"],
  first_name: ["firstname", "first", "givenname", "forename"],
  last_name: ["lastname", "last", "surname", "familyname"],
  role: ["role", "memberrole", "usertype"],
};

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** The columns whose names say what they hold; each at most once. */
export function guessedMapping(columns: readonly string[]): ColumnMapping {
  const mapping: ColumnMapping = {};
  for (const field of IMPORT_FIELDS) {
    for (const known of KNOWN_COLUMNS[field]) {
      const column = columns.find((name) => plain(name) === known);
      if (column === undefined) continue;
      mapping[field] = column;
      break;
    }
  }
  return mapping;
}

/** What a row says about a person, before it is compared with the club. */
export interface ImportedPerson {
  /** As typed. */
  email: string;
  /** '' if the file has none. */
  fullName: string;
  /** null: the file names none. */
  role: Role | null;
}

export interface RowProblem {
  field: ImportField;
  message: string;
}

/** The values of a mapped row; `get` reads a column. */
export function personOfRow(
  get: (column: string) => string,
  mapping: ColumnMapping,
): { person: ImportedPerson; problems: RowProblem[] } {
  const value = (field: ImportField): string => {
    const column = mapping[field];
    return column === undefined ? "" : get(column).trim();
  };
  const parts = [value("first_name"), value("last_name")].filter((part) => part !== "").join(" ");
  const fullName = (value("full_name") || parts).replace(/\s+/g, " ");
  const problems: RowProblem[] = [];
  const nameProblem = fullName === "" ? null : personNameProblem(fullName);
  if (nameProblem) problems.push({ field: "full_name", message: nameProblem });
  const typedRole = value("role");
  const role = roleNamed(typedRole);
  if (typedRole !== "" && role === null) {
    const roles = ROLES.map((each) => ROLE_LABELS[each]).join(", ");
    problems.push({ field: "role", message: `"${typedRole.slice(0, 40)}" is no role. Roles are ${roles}` });
  }
  return { person: { email: value("email"), fullName, role }, problems };
}

const roleNamed = (typed: string): Role | null =>
  ROLES.find((role) => plain(role) === plain(typed) || plain(ROLE_LABELS[role]) === plain(typed)) ?? null;

export const IMPORT_OUTCOMES = ["new", "changed", "unchanged", "wrong"] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** What the club knows of an address. */
export interface KnownAddress {
  member: { name: string; role: Role } | null;
  invited: { name: string; role: Role } | null;
}

/**
 * What an import does with a valid row (docs/product/identity.md#importing-members): a
 * member's name is corrected, their role is not changed; a pending invitation takes over name and role.
 */
export function judgeRow(
  { fullName, role }: Pick<ImportedPerson, "fullName" | "role">,
  { member, invited }: KnownAddress,
): { outcome: ImportOutcome; problems: RowProblem[] } {
  if (member) {
    if (role !== null && role !== member.role) {
      const message = `Is a member already, as ${ROLE_LABELS[member.role]}. Change the role in the list of members`;
      return { outcome: "wrong", problems: [{ field: "role", message }] };
    }
    return { outcome: fullName !== "" && fullName !== member.name ? "changed" : "unchanged", problems: [] };
  }
  if (!invited) return { outcome: "new", problems: [] };
  const isOther = (fullName !== "" && fullName !== invited.name) || (role !== null && role !== invited.role);
  return { outcome: isOther ? "changed" : "unchanged", problems: [] };
}
