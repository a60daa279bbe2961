import { normalizeEmail } from "../accounts/email-address.ts";
import type { Metadata } from "../accounts/user-metadata.ts";
import type { OidcProvider } from "./provider-settings.ts";

/** A person's identity at a provider, after the response has been verified. */
export interface ProvenIdentity {
  provider: OidcProvider;
  /** The provider's own id of the person. */
  subject: string;
  /** Only if the provider has verified it and may do so for this domain. */
  verifiedEmail: string | undefined;
  fullName: string | undefined;
  /** The stored part of the response: the `identity_data` of the identity (docs/product/auth-api.md#identity). */
  details: Metadata;
}

type Claims = Readonly<Record<string, unknown>>;

const LONGEST_SUBJECT = 255;

/** Reads the claims of an ID token or of the userinfo endpoint. Undefined without a subject that can be stored. */
export function provenIdentity(provider: OidcProvider, issuer: string, claims: Claims): ProvenIdentity | undefined {
  const text = (name: string, longest = 500) => kept(claims[name], longest);
  const subject = text("sub", LONGEST_SUBJECT);
  if (subject === undefined) return undefined;
  const email = text("email", 254);
  // Some providers send the flag as text.
  const isVerified = claims.email_verified === true || claims.email_verified === "true";
  const verifiedEmail = email && isVerified ? normalizeEmail(email) : undefined;
  const fullName = text("name", 120);
  const picture = text("picture");
  return {
    provider,
    subject,
    verifiedEmail: verifiedEmail && isTrustedFor(provider, verifiedEmail) ? verifiedEmail : undefined,
    fullName,
    details: withoutUndefined({
      iss: issuer,
      sub: subject,
      email: email && normalizeEmail(email),
      email_verified: isVerified,
      phone_verified: false,
      full_name: fullName,
      name: fullName,
      avatar_url: picture,
      picture,
    }),
  };
}

/** A provider with domains of its own is trusted for no others; otherwise a club's provider could take over any account. */
function isTrustedFor({ domains }: OidcProvider, email: string): boolean {
  return domains.length === 0 || domains.includes(email.slice(email.lastIndexOf("@") + 1));
}

/** Text that the database can store and that is not absurdly long; else undefined. */
function kept(value: unknown, longest: number): string | undefined {
  if (typeof value !== "string" || value === "" || value.length > longest) return undefined;
  return value.isWellFormed() && !value.includes("\0") ? value : undefined;
}

const withoutUndefined = (details: Metadata): Metadata =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
