import type { LessonRequest } from "@courtside/contracts/api/client.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import { Button, IconCheck, IconClose, Inline } from "@courtside/design-system/core.tsx";
import type { Deciding } from "./DecideDialogs.tsx";

interface DecideButtonsProps {
  request: LessonRequest;
  /** The first pair of buttons on the page. */
  primary?: boolean;
  onDecide: (deciding: Deciding) => void;
}

/** Accept and Reject of a pending request (docs/product/coaching.md#deciding-a-request). */
export function DecideButtons({ request, primary = false, onDecide }: DecideButtonsProps) {
  const offline = useShell().liveStatus === "offline";
  const whose = `${request.member_name}, ${request.preferred_date} ${request.preferred_time}`;
  return (
    <Inline gap={8}>
      <Button
        variant={primary ? "primary" : "secondary"}
        icon={<IconCheck />}
        disabled={offline}
        aria-label={`Accept: ${whose}`}
        onClick={() => onDecide({ what: "accept", request })}
      >
        Accept
      </Button>
      <Button
        variant="ghost"
        danger
        icon={<IconClose />}
        disabled={offline}
        aria-label={`Reject: ${whose}`}
        onClick={() => onDecide({ what: "reject", request })}
      >
        Reject
      </Button>
    </Inline>
  );
}
