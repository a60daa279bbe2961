import { useAuthSettings } from "./useAuthSettings.ts";

const browserHasKeys = (): boolean => "PublicKeyCredential" in globalThis && "credentials" in navigator;

/** Whether passkeys and security keys can be used here: by this browser, at this address. */
export function useKeysOffered(): boolean {
  const { data: settings } = useAuthSettings();
  return browserHasKeys() && settings?.webauthn_origin === location.origin;
}
