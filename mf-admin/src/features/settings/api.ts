import {
  type Club,
  type ClubMailText,
  type ClubNotificationSettings,
  type ClubRetention,
  type FetchClient,
  fieldOf,
  isApiError,
  type Me,
  messageOf,
  type RulesPreview,
} from "@courtside/contracts/api/client.ts";
import { queryKey } from "@courtside/contracts/api/query-keys.ts";
import { clubDate } from "@courtside/contracts/domain/club-clock.ts";
import type { SettingChanges } from "@courtside/contracts/domain/club-settings.ts";
import { useApi, useMe, useMutation, useQueryClient, useShell } from "@courtside/contracts/shell/index.tsx";
import { saveFile } from "@courtside/contracts/shell/saveFile.ts";
import { useToast } from "@courtside/design-system/overlay.tsx";
import { CLUB, ONBOARDING, useRefresh } from "../../query-keys.ts";
import type { SaveText } from "./form/saveText.ts";

const ME = queryKey("/me");
const DAYS = queryKey("/days/{date}");
const OWN_DAYS = queryKey("/me/days/{date}");
const MAIL_TEXTS = queryKey("/club/mail-texts");
const NOTIFICATIONS = queryKey("/club/notification-settings");
const RETENTION = queryKey("/club/retention");

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

/** What there is of sports that are taken off the list, besides bookings. */
export type DroppedSports = NonNullable<RulesPreview["dropped_sports"]>;

/** The event dates ahead that would be at another local time or outside the hours. */
export type AffectedEvents = NonNullable<RulesPreview["affected_events"]>;

export interface Affected {
  /** The number to confirm: bookings and event dates. */
  count: number;
  bookings: AffectedBooking[];
  dropped_sports?: DroppedSports;
  affected_events?: AffectedEvents;
}

/** What a rejected save conflicts with; null if it was rejected for another reason. */
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
      // Not the topic "club": the response has just replaced the club, which that would read again.
      for (const queryKey of [DAYS, OWN_DAYS, ONBOARDING]) void queries.invalidateQueries({ queryKey });
    },
  });
}

/** What follows the save of a section that is loaded and saved by itself: `onSaved`, a report, and what is stored now. */
function useSaved<Saved>(key: readonly unknown[], text: SaveText, onSaved: (saved: Saved) => void) {
  const toast = useToast("settings");
  const refresh = useRefresh(key);
  return {
    onSuccess: (saved: Saved) => {
      onSaved(saved);
      toast.success(text.saved);
    },
    onError: (error: unknown) => toast.error(text.failedTitle, messageOf(error) ?? text.failed),
    onSettled: refresh,
  };
}

/** Saves what members are notified of. */
export const useSaveNotifications = (text: SaveText, onSaved: (saved: ClubNotificationSettings) => void) =>
  useApi().useMutation("put", "/club/notification-settings", useSaved(NOTIFICATIONS, text, onSaved));

/** Saves how long the club keeps its data. */
export const useSaveRetention = (text: SaveText, onSaved: (saved: ClubRetention) => void) =>
  useApi().useMutation("put", "/club/retention", useSaved(RETENTION, text, onSaved));

export type MailPart = "subject" | "text";

interface MailTextChange {
  onSaved: (saved: ClubMailText) => void;
  onReset: (usual: ClubMailText) => void;
  /** The api rejects what is written there. */
  onWrong: (part: MailPart, message: string) => void;
}

/** Saves a mail's text, and resets it to the usual one. */
export function useChangeMailText(text: SaveText, { onSaved, onReset, onWrong }: MailTextChange) {
  const api = useApi();
  const saved = useSaved(MAIL_TEXTS, text, onSaved);
  const save = api.useMutation("put", "/club/mail-texts/{kind}", {
    ...saved,
    onError: (error: unknown) => {
      const field = fieldOf(error);
      // What another admin has saved is shown in the form.
      if (field === "version") return;
      if (field === "subject" || field === "text") onWrong(field, messageOf(error) ?? text.failed);
      else saved.onError(error);
    },
  });
  const reset = api.useMutation("delete", "/club/mail-texts/{kind}", useSaved(MAIL_TEXTS, text, onReset));
  return { save, reset };
}

/** The mail of a draft, with an example's values. While another loads, the last result stays. */
export const useMailPreview = (kind: string, draft: Record<MailPart, string>) =>
  useApi().useQuery(
    "post",
    "/club/mail-texts/{kind}/preview",
    { params: { path: { kind: kind as "booking_made" } }, body: draft },
    { retry: false, placeholderData: (before) => before },
  );

/** Everything of the club as one archive, named after the club's date. */
export function useExportClub() {
  const { club } = useMe();
  const { fetchClient } = useShell();
  return useMutation({
    mutationFn: async () => {
      const { data, error } = await fetchClient.POST("/club/export", { parseAs: "blob" });
      if (!data) throw error;
      saveFile(data, `club-${clubDate(Date.now(), club?.time_zone ?? "UTC")}.zip`);
    },
  });
}
