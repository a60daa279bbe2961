import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { ErrorState, Page } from "@courtside/design-system/core.tsx";
import { BookScreen } from "./BookScreen.tsx";

/**
 * `/book`: the guards of the shell let in members of a club; without its rules nothing can be judged
 * (docs/product/screens.md#book-court).
 */
export default function BookPage() {
  const me = useMe();
  const { role } = useShell();
  if (!me.club || !role) {
    return (
      <Page>
        <ErrorState title="Club settings not loaded" />
      </Page>
    );
  }
  return <BookScreen me={me} club={me.club} role={role} />;
}
