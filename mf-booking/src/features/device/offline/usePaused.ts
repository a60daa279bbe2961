import { codeOf } from "@courtside/contracts/api/client.ts";
import { useEffect, useState } from "react";
import { eraseSealed, keepSealed, readSealed } from "./sealed.ts";

const NAME = "paused";

/**
 * Whether the club has no access: from the response that says so until a board arrives, also without a network and after a restart
 * (docs/product/kiosk.md#devices). Undefined until the browser's storage was read.
 */
export function usePaused({ error, isSuccess }: { error: unknown; isSuccess: boolean }): boolean | undefined {
  const [kept, setKept] = useState<boolean>();
  // A read that fails otherwise, or is on its way, says neither.
  const said = codeOf(error) === "access_expired" ? true : isSuccess ? false : undefined;
  useEffect(() => {
    const show = (read: boolean) => setKept((newer) => newer ?? read);
    readSealed(NAME).then(
      (values) => show(values.has(NAME)),
      (failed: unknown) => {
        report(failed);
        show(false);
      },
    );
  }, []);
  useEffect(() => {
    if (said === undefined || said === kept) return;
    setKept(said);
    (said ? keepSealed(NAME, true) : eraseSealed(NAME)).catch(report);
  }, [said, kept]);
  return said ?? kept;
}

const report = (error: unknown): void => console.debug("Whether the club is paused is not kept", error);
