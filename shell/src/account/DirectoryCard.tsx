import { isApiError, type Me } from "@courtside/contracts/api/client.ts";
import { useApi } from "@courtside/contracts/shell/index.tsx";
import { Alert, Card, Stack } from "@courtside/design-system/core.tsx";
import { Switch } from "@courtside/design-system/fields.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { ME } from "../app/query-keys.ts";

/** Whether other members find the person, where the club has a members' directory (docs/product/booking.md#finding-players). */
export function DirectoryCard({ me: { club, profile } }: { me: Me }) {
  const queries = useQueryClient();
  const change = useApi().useMutation("patch", "/me/profile", {
    onSettled: () => queries.invalidateQueries({ queryKey: ME }),
  });
  if (club?.partner_search !== "directory" || profile.is_demo) return null;
  const isListed = change.isPending ? (change.variables.body.in_directory ?? true) : profile.in_directory;
  const error: unknown = change.error;
  return (
    <Card title="Members' Directory">
      <Stack gap={12}>
        <Switch
          checked={isListed}
          description="Members who look for a partner find you by a part of your name. Hidden, they need your whole name or your email."
          onChange={(on) => change.mutate({ body: { in_directory: on } })}
        >
          Show me to other members
        </Switch>
        {error !== null && (
          <Alert tone="error" role="alert">
            {isApiError(error) ? error.message : "That could not be saved. Check your connection, then try again."}
          </Alert>
        )}
      </Stack>
    </Card>
  );
}
