import type { Role } from "@courtside/contracts/domain/roles.ts";
import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { IconButton, IconEye } from "@courtside/design-system/core.tsx";
import { useRef, useState } from "react";
import { OpenedLayer } from "../page/OpenedLayer.tsx";

const AdminView = lazyScreen(() => import("./AdminView.tsx"));

interface AdminViewButtonProps {
  viewingAs: Role | null;
  /** Of stories. */
  View?: typeof AdminView;
}

/** Opens the role switcher, whose code is loaded then. Only for users whose own role is admin. */
export function AdminViewButton({ viewingAs, View = AdminView }: AdminViewButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
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
      <OpenedLayer name="Admin View" open={open} onClose={close}>
        <View viewingAs={viewingAs} anchor={button} onClose={close} />
      </OpenedLayer>
    </>
  );
}
