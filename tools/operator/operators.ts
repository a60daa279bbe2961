import { CommandError } from "../process/command-error.ts";
import type { OperatorSql } from "./as-operator.ts";

interface ListedOperator {
  email: string;
  granted: Date;
  second_factor: "yes" | "no";
}

/** The accounts that have the operator's rights once their session has passed a second factor. */
export const listOperators = async (sql: OperatorSql): Promise<ListedOperator[]> => [
  ...(await sql<ListedOperator[]>`
    select a.email, o.granted_at as granted,
      case when exists (select from auth.mfa_factors f where f.user_id = a.id and f.status = 'verified') then 'yes' else 'no' end
        as second_factor
    from auth.operators o join auth.users a on a.id = o.user_id order by a.email`),
];

/** Throws {@link CommandError} if no proven account has the address. */
export async function grantOperator(sql: OperatorSql, email: string): Promise<{ hasSecondFactor: boolean }> {
  const [account] = await sql<{ id: string; has_factor: boolean }[]>`
    select a.id, exists (select from auth.mfa_factors f where f.user_id = a.id and f.status = 'verified') as has_factor
    from auth.users a
    where lower(a.email) = lower(${email}) and a.email_confirmed_at is not null and a.deleted_at is null and not a.is_anonymous`;
  if (!account)
    throw new CommandError(`No account has the address ${email}: sign up first, and open the link in the mail.`);
  await sql`insert into auth.operators (user_id) values (${account.id}) on conflict do nothing`;
  return { hasSecondFactor: account.has_factor };
}

/** Takes effect with the next request of the account. Throws {@link CommandError} if it is no operator. */
export async function revokeOperator(sql: OperatorSql, email: string): Promise<void> {
  const { count } = await sql`
    delete from auth.operators o using auth.users a where a.id = o.user_id and lower(a.email) = lower(${email})`;
  if (count === 0) throw new CommandError(`${email} is no operator: npm run operators -- list shows them.`);
}
