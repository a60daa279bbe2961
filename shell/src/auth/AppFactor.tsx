import { Field, Select } from "@courtside/design-system/fields.tsx";
import type { Factor } from "@supabase/auth-js";
import { useState } from "react";
import { authClient } from "./authClient.ts";
import { FactorCode } from "./FactorCode.tsx";

/** The code of an authenticator app. */
export function AppFactor({ apps }: { apps: Factor[] }) {
  const [factorId, setFactorId] = useState(apps[0]?.id ?? "");
  return (
    <FactorCode verify={(code) => authClient.mfa.challengeAndVerify({ factorId, code })}>
      {apps.length > 1 && (
        <Field label="Authenticator app">
          <Select
            value={factorId}
            onChange={setFactorId}
            options={apps.map(({ id, friendly_name }) => ({ value: id, label: friendly_name ?? "Authenticator app" }))}
          />
        </Field>
      )}
    </FactorCode>
  );
}
