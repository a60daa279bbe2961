import { useApi } from "@courtside/contracts/shell/index.tsx";
import { Alert, Button, Stack } from "@courtside/design-system/core.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { apiFailureText } from "./apiFailureText.ts";

/** Takes back that the club closes. */
export function KeepClubOpen() {
  const queries = useQueryClient();
  const keep = useApi().useMutation("put", "/club-closing", {
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ["get", "/me"] }),
        queries.invalidateQueries({ queryKey: ["get", "/club-closing"] }),
      ]),
  });
  return (
    <Stack gap={12}>
      {keep.error && (
        <Alert tone="error" role="alert">
          {apiFailureText(keep.error)}
        </Alert>
      )}
      <div>
        <Button
          variant="primary"
          busy={keep.isPending}
          busyLabel="Keeping..."
          onClick={() => keep.mutate({ body: { close: false } })}
        >
          Keep Club Open
        </Button>
      </div>
    </Stack>
  );
}
