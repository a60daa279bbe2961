import { ROLE_LABELS, type Role } from "@courtside/contracts/domain/roles.ts";
import { Banner, Button, IconEye, IconUndo } from "@courtside/design-system/core.tsx";
import { useImpersonation } from "./useImpersonation.ts";

/** Always visible while an admin previews a role (docs/product/screens.md#viewing-as), with one click back. */
export default function ViewingAs({ viewingAs }: { viewingAs: Role }) {
  const { impersonate, isPending } = useImpersonation();
  return (
    <Banner
      icon={<IconEye size={18} />}
      action={
        <Button size="small" icon={<IconUndo size={16} />} busy={isPending} onClick={() => impersonate(null)}>
          Return to admin view
        </Button>
      }
    >
      Viewing as {ROLE_LABELS[viewingAs]}
    </Banner>
  );
}
