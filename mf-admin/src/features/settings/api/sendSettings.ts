import type { Club, FetchClient } from "@courtside/contracts/api/client.ts";
import type { SettingChanges } from "@courtside/contracts/domain/club-settings.ts";

/** One save of what was read at `version`: fields, with how many stranded bookings the admin has agreed to, or the logo. */
export type Save = { version: number } & (
  | { changes: SettingChanges; confirmed?: number | undefined }
  | { logo: File | "none" }
);

/** Sends it. Throws the api's refusal. Resolves to the club as it is then. */
export function sendSettings(client: FetchClient, save: Save): Promise<Club> {
  const { version } = save;
  if ("changes" in save) {
    const { changes, confirmed } = save;
    const body = { ...changes, version, ...(confirmed !== undefined && { confirm_stranded: confirmed }) };
    return answered(client.PATCH("/club", { body }));
  }
  const { logo } = save;
  const params = { query: { version } };
  if (logo === "none") return answered(client.DELETE("/club/logo", { params }));
  return answered(
    client.PUT("/club/logo", {
      params,
      headers: { "content-type": logo.type },
      // The document can only say of a picture that it is a string; the picture goes as it is.
      body: "",
      bodySerializer: () => logo,
    }),
  );
}

async function answered(call: Promise<{ data?: Club; error?: unknown }>): Promise<Club> {
  const { data, error } = await call;
  if (!data) throw error;
  return data;
}
