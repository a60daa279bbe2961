import type { Role } from "@courtside/contracts/domain/roles.ts";
import { IconButton, IconEye } from "@courtside/design-system/core.tsx";
import { lazy, Suspense, useRef, useState } from "react";

const AdminView = lazy(() => import("./AdminView.tsx"));

/** Opens the role switcher, whose code is loaded then. Only for users whose own role is admin. */
export function AdminViewButton({ viewingAs }: { viewingAs: Role | null }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        label="Admin View"
        icon={<IconEye />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen((was) => !was)}
      />
      {open && (
        <Suspense>
          <AdminView viewingAs={viewingAs} anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
