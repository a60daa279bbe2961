import fc from "fast-check";
import { PASSWORD } from "./accounts.ts";

const KEYS = [
  "email",
  "phone",
  "password",
  "password_hash",
  "data",
  "type",
  "token",
  "token_hash",
  "response_type",
  "code_challenge",
  "code_challenge_method",
  "refresh_token",
  "auth_code",
  "code_verifier",
  "create_user",
  "nonce",
  "current_password",
  "new_email",
  "user_metadata",
  "app_metadata",
  "ban_duration",
  "role",
  "id",
  "email_confirm",
  "should_soft_delete",
  "gotrue_meta_security",
  "channel",
  "__proto__",
  "constructor",
  "toString",
];

const NASTY: unknown[] = [
  "",
  " ",
  "\0",
  "a\0b@c.test",
  "\ud800",
  "\udfff@x.test",
  "' or 1=1 --",
  "%24%7Bjndi%7D",
  "../../etc/passwd",
  "%00",
  "<script>",
  "\r\nSet-Cookie: a=b",
  "x".repeat(5_000),
  "\u{1F600}".repeat(300),
  "I\u0307@x.test",
  "\ufeff",
  "\u202e",
  "a@b.test",
  "not-an-address",
  `a@${"b.".repeat(200)}test`,
  "123456",
  "12345\u0666",
  `pkce_${"a".repeat(43)}`,
  "a".repeat(43),
  "a".repeat(128),
  "s256",
  "plain",
  "code",
  "+15550100",
  "none",
  "24h",
  "1e999h",
  PASSWORD,
  "12345",
  "00000000-0000-4000-8000-000000000000",
  "authenticated",
  "service_role",
  0,
  -1,
  1e308,
  -0,
  2 ** 53,
  true,
  false,
  null,
  [],
  {},
  [[]],
  { a: { a: { a: {} } } },
  ["a@b.test"],
  { length: 1 },
  "signup",
  "invite",
  "magiclink",
  "recovery",
  "email_change",
  "email",
  "sms",
  "email_change_new",
  "nonsense",
];

export interface Input {
  body: string | undefined;
  query: Record<string, string>;
  id: string;
  contentType: string;
  bearer: "right" | "none" | string;
}

export interface Knowledge {
  /** Existing values. */
  known: string[];
  /** Valid bodies of the endpoint. */
  right: (email: string) => object[];
}

/** Random input for an endpoint, much of it almost valid. */
export const inputs = ({ known, right }: Knowledge): fc.Arbitrary<Input> => {
  const value = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...NASTY, ...known) },
    { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );
  const email = fc.oneof(
    fc.nat(50).map((number) => `${number}@fuzz.test`),
    fc.constantFrom(...known.filter((each) => each.includes("@"))),
    fc.emailAddress(),
  );
  const fields = fc.dictionary(fc.constantFrom(...KEYS), value, { maxKeys: 6 });
  const nearlyRight = fc
    .tuple(email, fc.nat(10), fc.dictionary(fc.constantFrom(...KEYS), value, { maxKeys: 1 }), value, fc.nat(8))
    .map(([address, which, more, spoiled, at]) => {
      const bodies = right(address);
      const body: object = bodies[which % Math.max(1, bodies.length)] ?? {};
      // In half of the bodies one field is replaced.
      const name = Object.keys(body)[at];
      return { ...body, ...more, ...(name !== undefined && { [name]: spoiled }) };
    });
  const text = value.map((each) => (typeof each === "string" ? each : JSON.stringify(each)));
  return fc.record({
    body: fc.oneof(
      { weight: 10, arbitrary: nearlyRight.map((each) => JSON.stringify(each)) },
      { weight: 4, arbitrary: fields.map((each) => JSON.stringify(each)) },
      { weight: 1, arbitrary: fc.jsonValue().map((each) => JSON.stringify(each)) },
      { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
      { weight: 1, arbitrary: fc.constant(undefined) },
    ),
    query: fc.dictionary(fc.constantFrom("redirect_to", "token", "type", "scope", "page", "per_page"), text, {
      maxKeys: 2,
    }),
    id: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...known) },
      { weight: 2, arbitrary: text },
      { weight: 1, arbitrary: fc.uuid() },
    ),
    contentType: fc.oneof(
      { weight: 20, arbitrary: fc.constant("application/json;charset=UTF-8") },
      { weight: 1, arbitrary: fc.constantFrom("text/plain", "application/x-www-form-urlencoded", "application/json5") },
    ),
    bearer: fc.oneof(
      { weight: 16, arbitrary: fc.constant("right") },
      { weight: 1, arbitrary: fc.constant("none") },
      { weight: 1, arbitrary: fc.string({ unit: "grapheme-ascii", maxLength: 80 }) },
    ),
  });
};
