import { Button, Card, IconTrash, Stack, Text } from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { useRemoveSampleData, useSampleData } from "../api.ts";

/** While a club has sample people or news: what they are, and one button that removes them (docs/product/access.md#sample-data). */
export function SampleData() {
  const samples = useSampleData().data;
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveSampleData();
  if (!samples || samples.people + samples.news === 0) return null;
  return (
    <Card title="Sample data">
      <Stack gap={12}>
        <Text as="p" tone="secondary">
          {`Your club began with ${contentOf(samples)}, to show how they look. Members see them too.`}
        </Text>
        <div>
          <Button icon={<IconTrash />} onClick={() => setAsking(true)}>
            Remove Sample Data
          </Button>
        </div>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          open
          title="Remove the sample data?"
          description={`${contentOf(samples)} will be gone from your club. What you have written or edited stays.`}
          confirmLabel="Remove Sample Data"
          cancelLabel="Keep"
          danger
          busy={remove.isPending}
          busyLabel="Removing..."
          onConfirm={() => remove.mutate({}, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

/** "1 sample coach and 3 sample news items". */
function contentOf({ people, news }: { people: number; news: number }): string {
  const parts = [
    people > 0 && `${people} sample ${people === 1 ? "coach" : "coaches"}`,
    news > 0 && `${news} sample news ${news === 1 ? "item" : "items"}`,
  ];
  return parts.filter(Boolean).join(" and ");
}
