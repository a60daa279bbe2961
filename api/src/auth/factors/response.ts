import type { FactorDetails } from "./queries.ts";

const utc = (instant: Date | string) => new Date(instant).toISOString();

/** A factor in the format that the client expects (docs/product/auth-api.md#factor): never its secret. */
export function factorResponse(factor: FactorDetails) {
  return {
    id: factor.id,
    friendly_name: factor.friendly_name || undefined,
    factor_type: factor.factor_type,
    status: factor.status,
    phone: factor.phone ?? "",
    created_at: utc(factor.created_at),
    updated_at: utc(factor.updated_at),
    last_challenged_at: factor.last_challenged_at && utc(factor.last_challenged_at),
  };
}

export type FactorResponse = ReturnType<typeof factorResponse>;
