import {
  type Club,
  type FetchClient,
  isApiError,
  type Me,
  type RulesPreview,
} from "@courtside/contracts/api/client.ts";
import type { SettingChanges } from "@courtside/contracts/domain/club-settings.ts";
import { useApi, useMutation, useQueryClient, useShell } from "@courtside/contracts/shell/index.tsx";
import { CLUB, DAYS, ME, ONBOARDING, OWN_DAYS } from "../../query-keys.ts";

/** One save based on `version`: fields, with the number of affected bookings that the admin has confirmed, or the logo. */
type Save = { version: number } & (
  | { changes: SettingChanges; confirmed?: number | undefined }
  | { logo: File | "none" }
);

/** Sends it. Throws the api's rejection. Resolves to the club after the save. */
function sendSettings(client: FetchClient, save: Save): Promise<Club> {
  const { version } = save;
  if ("changes" in save) {
    const { changes, confirmed } = save;
    const body = { ...changes, version, ...(confirmed !== undefined && { confirm_stranded: confirmed }) };
    return responded(client.PATCH("/club", { body }));
  }
  const { logo } = save;
  const params = { query: { version } };
  if (logo === "none") return responded(client.DELETE("/club/logo", { params }));
  return responded(
    client.PUT("/club/logo", {
      params,
      headers: { "content-type": logo.type },
      // OpenAPI types a picture as a string; the request contains the file itself.
      body: "",
      bodySerializer: () => logo,
    }),
  );
}

async function responded(call: Promise<{ data?: Club; error?: unknown }>): Promise<Club> {
  const { data, error } = await call;
  if (!data) throw error;
  return data;
}

/** An upcoming booking that would not fit the new settings. */
export type AffectedBooking = RulesPreview["bookings"][number];

export interface Affected {
  count: number;
  bookings: AffectedBooking[];
}

/** The bookings that a rejected save conflicts with; null if it was rejected for another reason. */
export function affectedOf(error: unknown): Affected | null {
  if (!isApiError(error) || error.code !== "strands_bookings") return null;
  return error.details as unknown as Affected;
}

/** The club's settings with their version; live events refetch them. */
export const useClub = () => useApi().useQuery("get", "/club");

/** Reads them again. */
export function useReadClub(): () => Promise<Club> {
  const api = useApi();
  const queries = useQueryClient();
  return () => queries.fetchQuery({ ...api.queryOptions("get", "/club"), staleTime: 0 });
}

/** What changed rules would mean for existing bookings (docs/product/booking.md#preview-of-rules); null asks nothing. */
export const useRulesPreview = (changes: SettingChanges | null) =>
  useApi().useQuery(
    "post",
    "/club/rules/preview",
    { body: changes ?? {} },
    { enabled: changes !== null, retry: false },
  );

/**
 * Saves settings. Every screen shows the change at once, also in the shell's colour; if the api rejects it, the previous
 * values are restored (docs/product/screens.md#settings-messages).
 */
export function useSaveSettings() {
  const { fetchClient } = useShell();
  const queries = useQueryClient();
  const show = (change: (club: Club) => Club) => {
    queries.setQueriesData<Club>({ queryKey: CLUB }, (club) => club && change(club));
    queries.setQueriesData<Me>({ queryKey: ME }, (me) => (me?.club ? { ...me, club: change(me.club) } : me));
  };
  return useMutation({
    mutationFn: (save: Save) => sendSettings(fetchClient, save),
    onMutate: async (save) => {
      await Promise.all([CLUB, ME].map((queryKey) => queries.cancelQueries({ queryKey })));
      const before = [CLUB, ME].flatMap((queryKey) => queries.getQueriesData({ queryKey }));
      if ("changes" in save) show((club) => ({ ...club, ...save.changes }) as Club);
      return { before };
    },
    onError: (_error, _save, shown) => {
      for (const [queryKey, data] of shown?.before ?? []) queries.setQueryData(queryKey, data);
      for (const queryKey of [CLUB, ME]) void queries.invalidateQueries({ queryKey });
    },
    onSuccess: (club) => {
      show(() => club);
      for (const queryKey of [DAYS, OWN_DAYS, ONBOARDING]) void queries.invalidateQueries({ queryKey });
    },
  });
}
