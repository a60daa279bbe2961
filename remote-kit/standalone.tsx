import { Standalone, type StandaloneProps } from "@courtside/contracts/shell/standalone.tsx";
import { ThemeProvider } from "@courtside/design-system/core.tsx";
import { createRoot } from "react-dom/client";

/** Shows a remote alone in `#root` of the page: in a fake shell, against the real api, as any QA persona. */
export function showAlone(props: StandaloneProps): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root.");
  createRoot(root).render(
    <ThemeProvider mode="light">
      <Standalone {...props} />
    </ThemeProvider>,
  );
}
