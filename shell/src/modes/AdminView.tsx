import { IMPERSONATED_ROLES, ROLE_LABELS, type Role } from "@courtside/contracts/domain/roles.ts";
import { Button, Heading, IconUndo, Stack, Text, usePhone } from "@courtside/design-system/core.tsx";
import { Field, Select } from "@courtside/design-system/fields.tsx";
import { Popover, Sheet } from "@courtside/design-system/overlay.tsx";
import type { RefObject } from "react";
import { useImpersonation } from "./useImpersonation.ts";

interface AdminViewProps {
  /** The previewed role, if any. */
  viewingAs: Role | null;
  anchor: RefObject<Element | null>;
  onClose: () => void;
}

/** The role switcher (docs/product/screens.md#viewing-as): an admin sees the product as another role sees it. */
export default function AdminView({ anchor, onClose, ...rest }: AdminViewProps) {
  const content = <RoleChoice {...rest} />;
  if (usePhone()) {
    return (
      <Sheet open title="Admin View" onClose={onClose}>
        {content}
      </Sheet>
    );
  }
  return (
    <Popover open anchor={anchor} label="Admin View" placement="bottom-end" onClose={onClose}>
      <Stack gap={12}>
        <Heading level={2}>Admin View</Heading>
        {content}
      </Stack>
    </Popover>
  );
}

const OPTIONS = [
  { value: "admin" as const, label: "Admin (Default)" },
  ...IMPERSONATED_ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] })),
];

function RoleChoice({ viewingAs }: Pick<AdminViewProps, "viewingAs">) {
  const { impersonate, isPending } = useImpersonation();
  return (
    <Stack gap={12}>
      {viewingAs && <Text strong>Viewing as {ROLE_LABELS[viewingAs]}</Text>}
      <Field
        label="Role"
        hint={
          viewingAs
            ? `Impersonating ${ROLE_LABELS[viewingAs]} role for testing`
            : "Select a role to test user experience"
        }
      >
        <Select
          options={OPTIONS}
          value={viewingAs ?? "admin"}
          disabled={isPending}
          onChange={(role) => impersonate(role === "admin" ? null : role)}
        />
      </Field>
      <Button icon={<IconUndo />} disabled={!viewingAs} busy={isPending} onClick={() => impersonate(null)}>
        Reset to admin
      </Button>
    </Stack>
  );
}
