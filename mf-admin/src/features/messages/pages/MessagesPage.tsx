import { useMe } from "@courtside/contracts/shell/index.tsx";
import { useListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import { Button, IconPlus, Page, PageHeader } from "@courtside/design-system/core.tsx";
import { Tabs } from "@courtside/design-system/data.tsx";
import { useState } from "react";
import { Deliveries } from "../components/Deliveries.tsx";
import { SentMessages } from "../components/SentMessages.tsx";
import { WriteMessage } from "../components/WriteMessage.tsx";

/** `/admin/messages` (docs/product/screens.md#messages): what admins write to members, and what was sent to whom. */
export default function MessagesPage() {
  const zone = useMe().club?.time_zone ?? "UTC";
  const address = useListAddress();
  const [isWriting, setWriting] = useState(false);
  return (
    <Page>
      <PageHeader
        title="Messages"
        description="What the club's people were sent, when, and how it arrived"
        actions={
          <Button variant="primary" icon={<IconPlus />} onClick={() => setWriting(true)}>
            Write Message
          </Button>
        }
      />
      <Tabs
        label="Messages"
        value={address.get("tab") === "deliveries" ? "deliveries" : "sent"}
        onChange={(tab) => address.change({ tab: tab === "sent" ? null : tab }, { replace: true })}
        tabs={[
          { key: "sent", label: "Messages", content: <SentMessages zone={zone} /> },
          { key: "deliveries", label: "Deliveries", content: <Deliveries /> },
        ]}
      />
      {isWriting && <WriteMessage onClose={() => setWriting(false)} />}
    </Page>
  );
}
