import { isApiError } from "@courtside/contracts/api/client.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { ErrorState, LinkButton, Loading, Page, PageHeader, Stack } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { useCloseCourts, useClosures, useCourts } from "../api.ts";
import { ClosureCard } from "../components/ClosureCard.tsx";
import { emptyPhoneDraft } from "../components/closure-draft.ts";
import { PhoneClosureForm } from "../components/PhoneClosureForm.tsx";
import { PreviewList } from "../components/PreviewList.tsx";

/** `/close` (docs/product/screens.md#close-from-a-phone): the assistant with big buttons, for whoever stands in the rain. */
export default function CloseFromPhonePage() {
  const { club } = useMe();
  const zone = club?.time_zone ?? "UTC";
  const closures = useClosures();
  const courts = useCourts();
  const [draft, setDraft] = useState(emptyPhoneDraft);
  const { previewed, look, choose, confirm, back, isLooking, isClosing } = useCloseCourts(() =>
    setDraft(emptyPhoneDraft),
  );
  const error: unknown = closures.error ?? courts.error;
  // What was read stays when a later read fails.
  const isReady = closures.data !== undefined && courts.data !== undefined;
  return (
    <Page width="narrow">
      <PageHeader
        title="Close Courts Now"
        actions={<LinkButton href="/admin/closures">From a Later Time</LinkButton>}
      />
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
        <Stack gap={24}>
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
              {closures.data.data
                .filter(({ is_over }) => !is_over)
                .map((closure) => (
                  <ClosureCard key={closure.id} closure={closure} zone={zone} />
                ))}
              <PhoneClosureForm
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
