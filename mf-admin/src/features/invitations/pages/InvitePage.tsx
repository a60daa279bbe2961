import { can, homeRoute, ROLE_LABELS } from "@courtside/contracts/domain/roles.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import { AccessDenied, Card, Page, PageHeader, Stack } from "@courtside/design-system/core.tsx";
import { FirstAdminForm } from "../components/FirstAdminForm.tsx";
import { InviteForm } from "../components/InviteForm.tsx";
import { PendingInvitations } from "../components/PendingInvitations.tsx";
import styles from "./InvitePage.module.css";

/**
 * `/admin/invite` (docs/product/identity.md#first-admin): open to everybody, and of use to admins and to a new installation's
 * first one.
 */
export default function InvitePage() {
  const { me, role } = useShell();
  if (me && role && !can(role, "club:invite")) {
    return (
      <Page>
        <PageHeader title="Invite" />
        <Card>
          <AccessDenied
            reason={`Invitations are for the role ${ROLE_LABELS.admin}. Your role is ${ROLE_LABELS[role]}.`}
            homeHref={homeRoute(role)}
            homeLabel="Go to my home page"
          />
        </Card>
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader title="Invite" description="They get an email with a link to join the club." />
      <Stack gap={24}>
        <Card className={styles.form}>{me ? <InviteForm /> : <FirstAdminForm />}</Card>
        {me?.club && <PendingInvitations />}
      </Stack>
    </Page>
  );
}
