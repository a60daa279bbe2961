import { newChallengeId } from "../../../api/src/auth/webauthn/challenge.ts";
import { PASSWORD } from "./accounts.ts";
import { SoftwareKey } from "./passkeys/software-key.ts";

const CODE = "00000000-0000-4000-8000-000000000000";
const CHALLENGE = { code_challenge: "a".repeat(43), code_challenge_method: "s256" };
const KEY = new SoftwareKey("http://localhost");
const CREATED = KEY.create({ challenge: "a", rp: { id: "localhost" }, user: { id: "a" } });
const PRESENTED = KEY.get({ challenge: "a" });
const LINK = `pkce_${"a".repeat(43)}`;

/** Valid bodies of each endpoint, in which the fuzz replaces a field or two. `email` is different each time. */
export const rightBodies = (email: string): Record<string, object[]> => ({
  "POST /signup": [{ email, password: PASSWORD, data: { full_name: "Ada" }, ...CHALLENGE }, { data: {} }],
  "POST /token?grant_type=password": [{ email, password: PASSWORD }],
  "POST /token?grant_type=refresh_token": [{ refresh_token: "a".repeat(43) }],
  "POST /token?grant_type=pkce": [{ auth_code: CODE, code_verifier: "a".repeat(43) }],
  "POST /otp": [{ email, data: {}, create_user: true, ...CHALLENGE }, { email }],
  "POST /verify": [
    { type: "magiclink", token_hash: LINK },
    { type: "email", email, token: "123456" },
    { type: "recovery", token_hash: LINK, response_type: "code" },
  ],
  "POST /resend": [
    { email, type: "signup", ...CHALLENGE },
    { email, type: "email_change" },
  ],
  "POST /recover": [{ email, ...CHALLENGE }],
  "PUT /user": [
    { data: { a: 1 } },
    { email, ...CHALLENGE },
    { password: PASSWORD, nonce: "123456" },
    { data: { b: null } },
  ],
  "POST /factors": [
    { factor_type: "totp", friendly_name: email },
    { factor_type: "webauthn", friendly_name: email },
  ],
  "POST /factors/:id/challenge": [{ webauthn: { rpId: "localhost" } }],
  "POST /factors/:id/verify": [
    { challenge_id: CODE, code: "123456" },
    { challenge_id: CODE, webauthn: { type: "request", credential_response: PRESENTED } },
  ],
  "POST /factors/recovery-codes": [{ friendly_name: "Paper" }],
  "POST /factors/recovery-codes/verify": [{ code: "a".repeat(16) }],
  "POST /passkeys/registration/verify": [{ challenge_id: newChallengeId(), credential: CREATED }],
  "POST /passkeys/authentication/options": [{ gotrue_meta_security: {} }],
  "POST /passkeys/authentication/verify": [{ challenge_id: newChallengeId(), credential: PRESENTED }],
  "PATCH /passkeys/:id": [{ friendly_name: "Phone" }],
  "POST /invite": [{ email, data: { full_name: "Ada" } }],
  "POST /admin/generate_link": [
    { type: "recovery", email },
    { type: "signup", email, password: PASSWORD },
    { type: "email_change_new", email, new_email: `new.${email}` },
    { type: "magiclink", email, data: {} },
  ],
  "POST /admin/users": [
    { email, email_confirm: true, user_metadata: { a: 1 }, app_metadata: { b: 1 } },
    { email, phone: "+15550100123", ban_duration: "1h" },
  ],
  "PUT /admin/users/:id": [{ email, ban_duration: "none" }, { app_metadata: { b: null } }, { email_confirm: true }],
  "DELETE /admin/users/:id": [{ should_soft_delete: true }],
});
