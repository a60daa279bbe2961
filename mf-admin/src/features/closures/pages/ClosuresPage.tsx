import { isApiError } from "@courtside/contracts/api/client.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import {
  Button,
  ErrorState,
  Inline,
  LinkButton,
  Loading,
  Page,
  PageHeader,
  Stack,
} from "@courtside/design-system/core.tsx";
import { lazy, Suspense, useState } from "react";
import { useCloseCourts, useClosures, useCourts } from "../api.ts";
import { ClosureCard } from "../components/ClosureCard.tsx";
import { ClosureForm } from "../components/ClosureForm.tsx";
import { emptyDraft } from "../components/closure-draft.ts";
import { PreviewList } from "../components/PreviewList.tsx";

const PhoneLinkDialog = lazy(() => import("../components/PhoneLinkDialog.tsx"));

/** `/admin/closures` (docs/product/screens.md#close-courts-page): what is closed, and closing courts step by step. */
export default function ClosuresPage() {
  const { club } = useMe();
  const zone = club?.time_zone ?? "UTC";
  const [draft, setDraft] = useState(() => emptyDraft(Date.now(), zone));
  const [isLinkShown, setLinkShown] = useState(false);
  const closures = useClosures();
  const courts = useCourts();
  const { previewed, look, choose, confirm, back, isLooking, isClosing } = useCloseCourts(() =>
    setDraft(emptyDraft(Date.now(), zone)),
  );
  const error: unknown = closures.error ?? courts.error;
  // What was read stays when a later read fails.
  const isReady = closures.data !== undefined && courts.data !== undefined;
  return (
    <Page>
      <PageHeader
        title="Close Courts"
        description="For rain, maintenance or a tournament: everything on the courts is handled in one step."
        actions={
          <Inline>
            <Button onClick={() => setLinkShown(true)}>On a Phone</Button>
            <LinkButton href="/admin/blocks">Time Blocks</LinkButton>
          </Inline>
        }
      />
      {isLinkShown && (
        <Suspense>
          <PhoneLinkDialog onClose={() => setLinkShown(false)} />
        </Suspense>
      )}
      {!isReady && !error && <Loading page />}
      {!isReady && Boolean(error) && (
        <ErrorState
          title="Failed to load closures"
          {...(isApiError(error) && { cause: error.message, requestId: error.requestId })}
          retrying={closures.isFetching || courts.isFetching}
          onRetry={() => void Promise.all([closures.refetch(), courts.refetch()])}
        />
      )}
      {isReady && (
        <Stack>
          {previewed ? (
            <PreviewList
              previewed={previewed}
              zone={zone}
              busy={isClosing}
              looking={isLooking}
              onChoose={choose}
              onBack={back}
              onConfirm={confirm}
            />
          ) : (
            <>
              {closures.data.data.map((closure) => (
                <ClosureCard key={closure.id} closure={closure} zone={zone} />
              ))}
              <ClosureForm
                draft={draft}
                courts={courts.data.data}
                zone={zone}
                closing={club?.booking_hours_end ?? "24:00"}
                busy={isLooking}
                onDraft={setDraft}
                onSubmit={look}
              />
            </>
          )}
        </Stack>
      )}
    </Page>
  );
}
