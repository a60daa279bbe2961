import { Badge, IconBell, IconButton } from "@courtside/design-system/core.tsx";
import { lazy, Suspense, useState } from "react";
import styles from "./InboxButton.module.css";
import { useInbox } from "./useInbox.ts";

const InboxSheet = lazy(() => import("./InboxSheet.tsx"));

/** The bell in the top bar with the number of unread notifications, which follows live changes (docs/product/notifications.md#inbox). */
export default function InboxButton() {
  const [open, setOpen] = useState(false);
  const { unread } = useInbox();
  return (
    <>
      <span className={styles.anchor}>
        <IconButton
          label={unread > 0 ? `Notifications, ${unread} unread` : "Notifications"}
          icon={<IconBell />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
        <span className={styles.count} aria-hidden="true">
          <Badge count={unread} label="unread notifications" />
        </span>
      </span>
      {open && (
        <Suspense>
          <InboxSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
