import { queryOptions, useQuery } from "@tanstack/react-query";
import { AUTH_SETTINGS } from "./query-keys.ts";

/** What the auth service offers here (GET /auth/v1/settings). */
interface AuthSettings {
  /** In the order of their buttons. */
  providers: { name: string; label: string }[];
  manual_linking_enabled: boolean;
  /** What guards the forms against robots; absent from older services. */
  captcha?: { provider: "turnstile" | "hcaptcha"; site_key: string } | null;
  /** Ways to sign in besides the password, and whether text messages can be sent. */
  external?: { phone?: boolean };
  /** The only origin at which passkeys and security keys work; absent where they work nowhere. */
  webauthn_origin?: string;
}

export const authSettingsQuery = queryOptions({
  queryKey: AUTH_SETTINGS,
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async (): Promise<AuthSettings> => {
    const response = await fetch("/auth/v1/settings");
    if (!response.ok) throw new Error(`The auth service returned ${response.status}`);
    return response.json();
  },
});

export const useAuthSettings = () => useQuery(authSettingsQuery);
