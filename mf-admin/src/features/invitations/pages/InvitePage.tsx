import { isApiError } from "@courtside/contracts/api/client.ts";
import { can, homeRoute, ROLE_LABELS } from "@courtside/contracts/domain/roles.ts";
import { useLocation, useShell } from "@courtside/contracts/shell/index.tsx";
import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import type { CommandState } from "@courtside/contracts/shell/remote.ts";
import { useLeaveGuard } from "@courtside/contracts/shell/useLeaveGuard.ts";
import { AccessDenied, Alert, Card, Page, PageHeader, SkeletonList, Stack } from "@courtside/design-system/core.tsx";
import { Field, Password } from "@courtside/design-system/fields.tsx";
import { ConfirmDialog, useToast } from "@courtside/design-system/overlay.tsx";
import { Suspense, useState } from "react";
import { failureText } from "../../../api.ts";
import { useInviteFirstAdmin } from "../api.ts";
import { InviteFields, useInviteFields } from "../components/InviteFields.tsx";
import styles from "./InvitePage.module.css";

/** Fetched for admins alone: a visitor without a session is in no need of a table. */
const InviteForm = lazyScreen(() => import("../components/InviteForm.tsx"));
const PendingInvitations = lazyScreen(async () => ({
  default: (await import("../components/PendingInvitations.tsx")).PendingInvitations,
}));

/**
 * `/admin/invite` (docs/product/identity.md#first-admin): open to every visitor, and usable by admins and by the first admin of
 * a new installation.
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
        <Card className={styles.form}>{me ? <AdminForm /> : <FirstAdminForm />}</Card>
        {me?.club && (
          <Suspense fallback={<SkeletonList count={3} />}>
            <PendingInvitations besideForm />
          </Suspense>
        )}
      </Stack>
    </Page>
  );
}

/**
 * /admin/invite without a session (docs/product/identity.md#first-admin): for the first admin of a new installation, with the
 * operator's secret.
 */
function FirstAdminForm() {
  const toast = useToast("invite");
  const fields = useInviteFields("admin");
  const [secret, setSecret] = useState("");
  const [rejection, setRejection] = useState<string | null>(null);
  const invite = useInviteFirstAdmin({
    onSent: () => {
      fields.reset();
      setSecret("");
    },
    onRejected: (error) => {
      if (isApiError(error) && error.code === "setup_closed") setRejection(error.message);
      else toast.failed(`Failed to send invitation: ${failureText(error)}`);
    },
  });
  const send = () => {
    setRejection(null);
    if (secret.trim() === "") return setRejection("You must be logged in to send invites");
    invite.mutate({ body: { email: fields.email.trim(), setup_secret: secret.trim() } });
  };
  return (
    <Stack>
      <Alert tone="warning" title="You are not signed in: temporary access mode">
        It is meant for creating the first admin of a new installation. As soon as there is one, only admins who are
        signed in can send invitations.
      </Alert>
      {rejection && (
        <Alert tone="error" role="alert">
          {rejection}
        </Alert>
      )}
      <InviteFields fields={fields} busy={invite.isPending} onSend={send} onlyRole="admin">
        <Field
          label="Set-up secret"
          hint="The operator of this installation gets it by npm run first-admin; it is valid for a day."
        >
          <Password
            name="setup_secret"
            autoComplete="off"
            value={secret}
            onChange={(event) => setSecret(event.target.value)}
          />
        </Field>
      </InviteFields>
    </Stack>
  );
}

/** For an admin; begins with the addresses that a command of the palette brings. */
function AdminForm() {
  const { state } = useLocation();
  const { text }: CommandState = Object(Object(state).command);
  const [isUnsaved, setUnsaved] = useState(false);
  return (
    <>
      <Suspense fallback={<SkeletonList count={1} />}>
        <InviteForm key={text} {...(text !== undefined && { text })} onUnsaved={setUnsaved} />
      </Suspense>
      <ConfirmDialog
        {...useLeaveGuard(isUnsaved)}
        title="Leave without sending?"
        description="The addresses that you entered would be lost."
        confirmLabel="Leave Without Sending"
        cancelLabel="Stay"
        danger
        asksToLeave
      />
    </>
  );
}
