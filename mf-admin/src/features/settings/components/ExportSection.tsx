import { Alert, Button, Card, Stack, Text } from "@courtside/design-system/core.tsx";
import { failureText } from "../../../api.ts";
import { useExportClub } from "../api.ts";

/** Everything of the club as one archive (docs/product/privacy.md#everything-of-a-club). */
export function ExportSection() {
  const load = useExportClub();
  return (
    <Card title="Your club's data">
      <Stack gap={12}>
        <Text as="p" tone="secondary">
          Everything of this club as a ZIP file: a CSV file for each kind of data, and a manifest. It holds names and
          addresses of members and guests, so keep it safe.
        </Text>
        {load.error && (
          <Alert tone="error" role="alert" title="The export could not be made">
            {failureText(load.error)}
          </Alert>
        )}
        <div>
          <Button busy={load.isPending} busyLabel="Exporting..." onClick={() => load.mutate()}>
            Export Everything
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
