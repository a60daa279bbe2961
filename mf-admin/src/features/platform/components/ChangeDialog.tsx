import { Text } from "@courtside/design-system/core.tsx";
import { ConfirmDialog, Modal, SecretText } from "@courtside/design-system/overlay.tsx";
import { type RemoteChange, useChangeRemote } from "../api.ts";

interface ChangeDialogProps {
  change: RemoteChange;
  /** Whether the api may write releases; else the command is shown. */
  mayChange: boolean;
  onClose: () => void;
}

/** Says what will happen in browsers, then does it; or gives the command that does. */
export function ChangeDialog({ change, mayChange, onClose }: ChangeDialogProps) {
  const apply = useChangeRemote(onClose);
  const { title, description, confirm, busy } = textsOf(change);
  if (!mayChange)
    return (
      <Modal open title={title} description={description} onClose={onClose}>
        <SecretText
          title="Releases of this installation are changed by command"
          text={commandOf(change)}
          what="command"
        />
      </Modal>
    );
  return (
    <ConfirmDialog
      open
      danger={change.what !== "promote"}
      title={title}
      description={description}
      confirmLabel={confirm}
      cancelLabel="Change Nothing"
      busy={apply.isPending}
      busyLabel={busy}
      onConfirm={() => apply.run(change)}
      onClose={onClose}
    >
      <Text as="p" size="sm" tone="secondary">
        Open pages keep what they have and offer the new version. The history names you.
      </Text>
    </ConfirmDialog>
  );
}

function textsOf({ what, remote, version, live }: RemoteChange) {
  switch (what) {
    case "rollback":
      return {
        title: `Make ${version} of ${remote} live?`,
        description: `Every new page gets it in the place of ${live}, at all clubs. No build replaces it until the next release.`,
        confirm: "Make It Live",
        busy: "Rolling back...",
      };
    case "promote":
      return {
        title: `Promote ${version} of ${remote}?`,
        description: `The canary becomes live for everybody, in the place of ${live ?? "nothing"}.`,
        confirm: "Promote",
        busy: "Promoting...",
      };
    case "withdraw":
      return {
        title: `Withdraw the canary ${version} of ${remote}?`,
        description: `Its sessions get ${live ?? "no release"} with their next page.`,
        confirm: "Withdraw",
        busy: "Withdrawing...",
      };
  }
}

const commandOf = ({ what, remote, version }: RemoteChange): string =>
  what === "rollback" ? `npm run release -- rollback ${remote} ${version}` : `npm run release -- ${what} ${remote}`;
