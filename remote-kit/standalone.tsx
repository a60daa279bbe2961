import type { MockFetch } from "@courtside/contracts/mock-api/mock-api.ts";
import { Standalone, type StandaloneProps } from "@courtside/contracts/shell/standalone.tsx";
import { ThemeProvider } from "@courtside/design-system/core.tsx";
import { createRoot } from "react-dom/client";

/**
 * Shows a remote alone in `#root` of the page: in a fake shell, against the real api, as any QA persona; or, where the address says
 * `api=examples`, against the mock api, with the remote's own `examples` if it has some.
 */
export function showAlone(props: StandaloneProps): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root.");
  createRoot(root).render(
    <ThemeProvider mode="light">
      <Standalone examples={documented} {...props} />
    </ThemeProvider>,
  );
}

const documented = async (): Promise<MockFetch> =>
  (await import("@courtside/contracts/mock-api/mock-api.ts")).mockApi();
