import { Page, PageHeader, Stack } from "@courtside/design-system/core.tsx";
import { ApiKeys } from "../components/ApiKeys.tsx";
import { DoorGateway } from "../components/DoorGateway.tsx";
import { Webhooks } from "../components/Webhooks.tsx";

/** `/admin/integrations` (docs/product/screens.md#api-keys-and-webhooks): what other programs may do and are sent. */
export default function IntegrationsPage() {
  return (
    <Page>
      <PageHeader
        title="API Keys and Webhooks"
        description="For other programs of the club: door systems, accounting, a website"
      />
      <Stack gap={16}>
        <ApiKeys />
        <Webhooks />
        <DoorGateway />
      </Stack>
    </Page>
  );
}
