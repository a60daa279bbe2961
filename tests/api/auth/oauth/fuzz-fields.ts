const CHALLENGE = { code_challenge: "a".repeat(43), code_challenge_method: "s256" };

/** Valid input of each endpoint, in its body or, with GET, in its query. */
export const rightFields = (challengeId: string, token: string): Record<string, object[]> => ({
  "POST /factors": [
    { factor_type: "totp", friendly_name: "Phone" },
    { factor_type: "phone", phone: "+15550100123" },
  ],
  "POST /factors/:id/verify": [{ challenge_id: challengeId, code: "123456" }],
  "GET /authorize": [{ provider: "google", ...CHALLENGE, scopes: "openid" }, { provider: "club" }],
  "GET /callback": [
    { state: "a".repeat(43), code: "b".repeat(43) },
    { state: "a".repeat(43), error: "access_denied" },
  ],
  "POST /token?grant_type=id_token": [
    { provider: "google", id_token: token, nonce: "n" },
    { provider: "google", id_token: token, access_token: token, link_identity: true },
  ],
  "POST /sso": [
    { domain: "club.test", ...CHALLENGE, skip_http_redirect: true },
    { provider_id: "club", ...CHALLENGE },
  ],
  "GET /user/identities/authorize": [{ provider: "google", ...CHALLENGE, skip_http_redirect: "true" }],
});

export const KEYS = [
  ..."factor_type friendly_name issuer phone challenge_id code provider id_token access_token nonce link_identity state".split(
    " ",
  ),
  ..."provider_id domain redirect_to skip_http_redirect code_challenge code_challenge_method scopes error iss".split(
    " ",
  ),
  ..."prompt login_hint response __proto__ constructor".split(" "),
];

export const NASTY: unknown[] = [
  ...["", "\0", "a\0b", "\ud800", "' or 1=1 --", "%00", "../..", "\r\nX: y", "x".repeat(5_000), "\u202e", "__proto__"],
  ...["totp", "phone", "google", "club", "absent", "club.test", "mobile", "s256", "plain", "a".repeat(43), "123456"],
  ...["a.b.c", "eyJhbGciOiJub25lIn0.e30.", "eyJhbGciOiJSUzI1NiJ9.e30.AAAA", "https://evil.test/", "true", "١٢٣٤٥٦"],
  ...[0, -1, 1e308, true, false, null, [], {}, [[]], { a: { a: {} } }, ["totp"], { length: 1 }, 2 ** 53],
];
