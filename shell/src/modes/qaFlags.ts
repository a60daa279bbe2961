import { useEffect } from "react";
import type { Session } from "../session/useSession.ts";

const ROLE = "qa-test-role";
const STARTED_AT = "qa-test-started-at";
const QA_SESSION_MS = 60 * 60_000;

/**
 * Flags QA test mode in this tab: the role under test, and when the session began, ISO 8601 (docs/product/access.md#qa-sign-in).
 * For display and tools only.
 */
export function useQaFlags(session: Session): void {
  const { qa_role: role, expires_at: expiresAt } = session.me?.session ?? {};
  const isOver = session.status === "signed-out" || (session.me && !role);
  useEffect(() => {
    if (role && expiresAt) {
      sessionStorage.setItem(ROLE, role);
      sessionStorage.setItem(STARTED_AT, new Date(Date.parse(expiresAt) - QA_SESSION_MS).toISOString());
    } else if (isOver) {
      sessionStorage.removeItem(ROLE);
      sessionStorage.removeItem(STARTED_AT);
    }
  }, [role, expiresAt, isOver]);
}
