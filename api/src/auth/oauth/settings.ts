import type { Config } from "../../config.ts";
import { relyingPartyOf } from "../webauthn/relying-party.ts";

/** The options of a sign-in page; public. The names are those that programs for this protocol expect. */
export function publicSettings(config: Config) {
  const { auth, captcha, oidc, sms } = config;
  const party = relyingPartyOf(config);
  return {
    external: {
      email: true,
      phone: sms !== undefined,
      anonymous_users: auth.anonymous,
      ...Object.fromEntries(oidc.map(({ name }) => [name, true])),
    },
    /** The providers in the order of their buttons. */
    providers: oidc.map(({ name, label }) => ({ name, label })),
    disable_signup: !auth.signUp,
    mailer_autoconfirm: !auth.confirmEmail,
    saml_enabled: false,
    sso_enabled: oidc.some(({ domains }) => domains.length > 0),
    manual_linking_enabled: auth.manualLinking,
    /** The widget that sign-in forms show; null: none. */
    captcha: captcha ? { provider: captcha.provider, site_key: captcha.siteKey } : null,
    passkeys_enabled: party !== undefined,
    /** The only origin whose pages can use passkeys and security keys. */
    webauthn_origin: party?.origin,
  };
}
