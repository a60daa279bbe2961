import { isApiError } from "@courtside/contracts/api/client.ts";
import { queryKey } from "@courtside/contracts/api/query-keys.ts";
import { useApi, useQueryClient } from "@courtside/contracts/shell/index.tsx";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";

const OWN_FEED = queryKey("/me/calendar-feed");

/** One's own calendar feed. `url`: of the one that was made here. */
export function useOwnFeed() {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast("calendar-feed");
  const query = api.useQuery("get", "/me/calendar-feed");
  const [url, setUrl] = useState<string | null>(null);
  const keep = ({ exists, created_at, read_at }: NonNullable<typeof query.data>) =>
    queries.setQueryData(OWN_FEED, { exists, created_at, read_at });
  const onError = (unanswered: string) => (error: unknown) => {
    if (isApiError(error)) return toast.failed("Failed to change the calendar address", error.message);
    // Only the response may be lost: the address that was shown may have ended.
    setUrl(null);
    void query.refetch();
    toast.failed(`The connection was lost. ${unanswered}`);
  };
  const renew = api.useMutation("post", "/me/calendar-feed", {
    onSuccess: ({ url: made, ...feed }) => {
      setUrl(made);
      keep(feed);
    },
    onError: onError("The address may have been renewed: make it again."),
  });
  const end = api.useMutation("delete", "/me/calendar-feed", {
    onSuccess: (feed) => {
      setUrl(null);
      keep(feed);
      toast.success("Calendar address deleted");
    },
    onError: onError("The address may have been deleted."),
  });
  return { query, renew, end, url };
}
