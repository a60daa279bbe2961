import type { MemberImport } from "@courtside/contracts/api/client.ts";
import { Alert, Text } from "@courtside/design-system/core.tsx";
import { countText } from "../countText.ts";
import { useEndImport } from "../members.ts";
import { ImportCard } from "./ImportCard.tsx";
import { MemberRows } from "./MemberRows.tsx";

interface MemberProgressProps {
  /** An earlier import comes without its rows. */
  imported: Omit<MemberImport, "rows"> & { rows?: MemberImport["rows"] };
  /** The club's. */
  zone: string;
}

/** An import of members. */
export function MemberProgress({ imported, zone }: MemberProgressProps) {
  const { stop, undo, isStopping, isUndoing } = useEndImport();
  const { status, counts, rows = [] } = imported;
  const isMailing = status === "done" && counts.mails_waiting > 0;
  const stay =
    counts.joined > 0 && ` ${countText(counts.joined, "person has", "people have")} joined already and will stay.`;
  const restored = counts.changed > 0 && " What it corrected is as it was before, unless it was changed since.";
  return (
    <ImportCard
      imported={imported}
      zone={zone}
      total={counts.new + counts.changed}
      isEarlier={imported.rows === undefined}
      stopLabel={status === "running" ? "Stop" : isMailing ? "Send No Further Mail" : null}
      stopping={isStopping}
      onStop={() => stop(imported)}
      undoing={isUndoing}
      undoText={`Its invitations end, and the names that it corrected become what they were.${stay || ""}`}
      undoneText={`${countText(counts.invitations_ended, "invitation was", "invitations were")} ended.${restored || ""}`}
      onUndo={(onDone) => undo(imported, onDone)}
    >
      {(status === "done" || status === "stopped") && <Mails imported={imported} />}
      {status === "undone" && counts.joined > 0 && (
        <Alert tone="info">
          {`${countText(counts.joined, "person", "people")} had joined already and stayed. Remove them in the list of members.`}
        </Alert>
      )}
      {rows.length > 0 && status !== "running" && (
        <>
          <Text as="p">{`${countText(rows.length, "row was", "rows were")} left out:`}</Text>
          <MemberRows rows={rows} />
        </>
      )}
    </ImportCard>
  );
}

function Mails({ imported: { counts, mails_resume_at } }: Pick<MemberProgressProps, "imported">) {
  const sent = `${countText(counts.mails_sent, "invitation", "invitations")} sent`;
  const toGo = counts.mails_waiting > 0;
  return (
    <>
      {toGo && (
        <Alert tone="info">
          {`${sent}, ${counts.mails_waiting.toLocaleString("en-US")} to go.`}
          {mails_resume_at &&
            " A club can send 100 invitations at once and 100 more each hour; they go out by themselves."}
        </Alert>
      )}
      {!toGo && counts.mails_sent > 0 && <Text tone="secondary">{`${sent}.`}</Text>}
      {counts.mails_failed > 0 && (
        <Alert tone="warning">
          {`${countText(counts.mails_failed, "invitation was", "invitations were")} not sent. Import the same rows again to send them.`}
        </Alert>
      )}
    </>
  );
}
