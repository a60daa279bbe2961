import { z } from "zod";

/** What a mail provider reports about an address. */
export interface MailReport {
  address: string;
  /** `complaint`: its reader has called a mail spam. */
  type: "bounce" | "complaint";
  /** The mail server's reply (550); null: not known. */
  code: number | null;
}

/** A request that a provider makes to us. */
export interface ProviderRequest {
  body: string;
  header(name: string): string | undefined;
}

/** A request of the provider's own. `id` is the same when it is repeated; without `report` it is about something else. */
export interface SignedRequest {
  id: string;
  report: MailReport | null;
}

/** Thrown for a request that the provider has not made. */
export class ForeignRequest extends Error {}

/** Reads what a mail provider reports: one file for each (docs/operating.md#bounces-and-complaints). */
export interface MailProvider {
  /** Throws {@link ForeignRequest}, or a ZodError if a signed request has another form. */
  read(request: ProviderRequest, now: Date): SignedRequest;
}

/** What a report may be about, without spaces and control characters. */
export const Address = z
  .string()
  .max(254)
  .toLowerCase()
  .regex(/^[^\s\p{C}@]+@[^\s\p{C}@]+$/u);

/** Undefined: no JSON. */
export function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
