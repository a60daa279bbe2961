import { type Court, type Device, messageOf } from "@courtside/contracts/api/client.ts";
import { Alert } from "@courtside/design-system/core.tsx";
import { StaffFormDialog, useStaffForm } from "@courtside/design-system/staff.tsx";
import { useState } from "react";
import { changedFields } from "../../../changed-fields.ts";
import { useEditDevice } from "../api.ts";
import { bodyOf, checkDevice, type DeviceDraft, DeviceFields, draftOf } from "./DeviceFields.tsx";

interface EditDeviceDialogProps {
  device: Device;
  courts: readonly Court[];
  onClose: () => void;
}

/** Changes what a device is called, shows and allows; it follows without being paired anew. Sends changed fields alone. */
export function EditDeviceDialog({ device: given, courts, onClose }: EditDeviceDialogProps) {
  // The list is read again while the dialog is open: a change is one of what the admin saw.
  const [device] = useState(given);
  const form = useStaffForm<DeviceDraft>(draftOf(device), { check: checkDevice });
  const edit = useEditDevice(onClose);
  const submit = (draft: DeviceDraft) => {
    const body = changedFields(bodyOf(draft), bodyOf(draftOf(device)));
    if (Object.keys(body).length === 0) return onClose();
    edit.mutate({ params: { path: { id: device.id } }, body });
  };
  return (
    <StaffFormDialog
      form={form}
      size="small"
      title={`Edit ${device.name}`}
      submitLabel="Save"
      busyLabel="Saving..."
      summary="Please fill in all required fields"
      busy={edit.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      {edit.error && (
        <Alert tone="error" role="alert">
          {messageOf(edit.error) ?? "Check your connection, then try again."}
        </Alert>
      )}
      <DeviceFields courts={courts} />
    </StaffFormDialog>
  );
}
