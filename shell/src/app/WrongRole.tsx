import { ROLE_LABELS, type Role } from "@courtside/contracts/domain/roles.ts";
import type { RemoteRoute } from "@courtside/contracts/shell/remote.ts";
import { AccessDenied, Card, Page, PageHeader } from "@courtside/design-system/core.tsx";

interface WrongRoleProps {
  route: Pick<RemoteRoute, "title" | "roles" | "denial">;
  role: Role | null | undefined;
  /** The home route of the role. */
  home: string;
}

/** The Access Denied view: whose page this is, and the way home (docs/product/roles.md#page-guards). */
export function WrongRole({ route, role, home }: WrongRoleProps) {
  return (
    <Page>
      <PageHeader title={route.title} />
      <Card>
        <AccessDenied
          reason={route.denial?.reason ?? reasonOf(route, role)}
          homeHref={route.denial?.href ?? home}
          homeLabel={route.denial?.label ?? "Go to my home page"}
        />
      </Card>
    </Page>
  );
}

function reasonOf({ title, roles = [] }: WrongRoleProps["route"], role: WrongRoleProps["role"]): string {
  const allowed = new Intl.ListFormat("en", { type: "disjunction" }).format(
    roles.map((allowedRole) => ROLE_LABELS[allowedRole]),
  );
  return `${title} is for the role ${allowed}. ${role ? `Your role is ${ROLE_LABELS[role]}.` : ""}`;
}
