import { Alert } from "@courtside/design-system/core.tsx";
import { useCurrentSession } from "./SessionContext.ts";

/** A link from a mail may belong to someone else's account: says whose this browser's is now. */
export function SignedInAs() {
  const { me } = useCurrentSession();
  return (
    <Alert tone="warning">
      You are signed in{me ? ` as ${me.profile.email}` : ""}. If the email went to another address, going on signs you
      in with that account instead.
    </Alert>
  );
}
