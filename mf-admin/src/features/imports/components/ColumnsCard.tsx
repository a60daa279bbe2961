import { Alert, Card, Stack } from "@courtside/design-system/core.tsx";
import { ColumnFields, type ColumnFieldsProps } from "./ColumnFields.tsx";

/** The columns of a file of which one must still be chosen; `missing` says which. */
export function ColumnsCard<Name extends string>({
  missing,
  ...fields
}: ColumnFieldsProps<Name> & { missing: string }) {
  return (
    <Card
      title="Which column holds what"
      description="The rows are checked again with each choice. Nothing is imported yet."
    >
      <Stack>
        <Alert tone="warning" role="alert">
          {missing}
        </Alert>
        <ColumnFields {...fields} />
      </Stack>
    </Card>
  );
}
