import { isApiError } from "@courtside/contracts/api/client.ts";
import { Alert, LinkButton } from "@courtside/design-system/core.tsx";

/** Whether the club's plan allows no more of these (docs/product/billing.md#plan-limits). */
const isPlanLimit = (error: unknown) => isApiError(error) && error.code === "plan_limit";

/** Shown if the api rejected a request because the plan is full: why, and a link to a larger plan. Otherwise nothing. */
export function PlanLimitNotice({ error }: { error: unknown }) {
  if (!isApiError(error) || !isPlanLimit(error)) return null;
  return (
    <Alert
      tone="warning"
      title="Your plan is full"
      action={
        <LinkButton href="/upgrade" size="small">
          Compare Plans
        </LinkButton>
      }
    >
      {error.message}
    </Alert>
  );
}
