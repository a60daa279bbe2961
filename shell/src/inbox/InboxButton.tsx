import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { Badge, IconBell, IconButton } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { OpenedLayer } from "../page/OpenedLayer.tsx";
import styles from "./InboxButton.module.css";
import { useInbox } from "./useInbox.ts";

const InboxSheet = lazyScreen(() => import("./InboxSheet.tsx"));

/** The bell in the top bar with the number of unread notifications, which follows live changes (docs/product/notifications.md#inbox). */
export default function InboxButton() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
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
      <OpenedLayer name="Your notifications" open={open} onClose={close}>
        <InboxSheet onClose={close} />
      </OpenedLayer>
    </>
  );
}
