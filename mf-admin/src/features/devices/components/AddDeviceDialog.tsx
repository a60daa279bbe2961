import type { Court } from "@courtside/contracts/api/client.ts";
import { messageOf } from "@courtside/contracts/api/client.ts";
import { Alert } from "@courtside/design-system/core.tsx";
import { StaffFormDialog, useStaffForm } from "@courtside/design-system/staff.tsx";
import { useState } from "react";
import { type RenewedDevice, useAddDevice } from "../api.ts";
import { bodyOf, checkDevice, type DeviceDraft, DeviceFields, NEW_DEVICE } from "./DeviceFields.tsx";
import { PairingDialog } from "./PairingDialog.tsx";

/** Adds a device; then its code, which is shown this once. */
export function AddDeviceDialog({ courts, onClose }: { courts: readonly Court[]; onClose: () => void }) {
  const form = useStaffForm<DeviceDraft>(NEW_DEVICE, { check: checkDevice });
  const { add, busy, error } = useAddDevice();
  const [added, setAdded] = useState<RenewedDevice>();
  if (added) return <PairingDialog device={added} onClose={onClose} />;
  return (
    <StaffFormDialog
      form={form}
      size="small"
      title="Add Device"
      submitLabel="Add Device"
      busyLabel="Adding..."
      summary="Please fill in all required fields"
      busy={busy}
      onClose={onClose}
      onSubmit={(draft) => add(bodyOf(draft), setAdded)}
    >
      {error && (
        <Alert tone="error" role="alert">
          {messageOf(error) ?? "Check your connection, then try again."}
        </Alert>
      )}
      <DeviceFields courts={courts} />
    </StaffFormDialog>
  );
}
