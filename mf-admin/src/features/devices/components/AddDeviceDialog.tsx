import type { Court } from "@courtside/contracts/api/client.ts";
import { messageOf } from "@courtside/contracts/api/client.ts";
import { Alert } from "@courtside/design-system/core.tsx";
import { CheckboxGroup, Input, Switch } from "@courtside/design-system/fields.tsx";
import { StaffField, StaffFormDialog, useStaffForm } from "@courtside/design-system/staff.tsx";
import { useState } from "react";
import { useAddDevice } from "../api.ts";
import { PairingDialog } from "./PairingDialog.tsx";

interface NewDevice {
  name: string;
  place: string;
  courts: string[];
  mayBook: boolean;
  acceptsPin: boolean;
  showsNames: boolean;
}

const EMPTY: NewDevice = { name: "", place: "", courts: [], mayBook: true, acceptsPin: true, showsNames: false };
const check = ({ name }: NewDevice) => ({ name: name.trim() === "" ? "Name is required" : undefined });

/** Name, place, and what the device shows and allows; then its code, which is shown this once. */
export function AddDeviceDialog({ courts, onClose }: { courts: readonly Court[]; onClose: () => void }) {
  const form = useStaffForm<NewDevice>(EMPTY, { check });
  const add = useAddDevice();
  const [added, setAdded] = useState<typeof add.data>();
  if (added) return <PairingDialog device={added} onClose={onClose} />;

  const submit = ({ name, place, courts: court_ids, mayBook, acceptsPin, showsNames }: NewDevice) =>
    add.mutate(
      {
        body: {
          name: name.trim(),
          place: place.trim(),
          court_ids,
          sports: [],
          may_book: mayBook,
          accepts_pin: acceptsPin,
          shows_names: showsNames,
        },
      },
      { onSuccess: setAdded },
    );
  return (
    <StaffFormDialog
      form={form}
      size="small"
      title="Add Device"
      submitLabel="Add Device"
      busyLabel="Adding..."
      summary="Please fill in all required fields"
      busy={add.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      {add.error && (
        <Alert tone="error" role="alert">
          {messageOf(add.error) ?? "Check your connection, then try again."}
        </Alert>
      )}
      <StaffField name="name" label="Name" hint="As the history of bookings says it, such as Lobby" required>
        <Input name="name" maxLength={60} autoComplete="off" />
      </StaffField>
      <StaffField name="place" label="Place">
        <Input name="place" maxLength={120} autoComplete="off" />
      </StaffField>
      {courts.length > 1 && (
        <StaffField name="courts">
          <CheckboxGroup
            label="Courts (none chosen: all)"
            options={courts.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </StaffField>
      )}
      <StaffField name="mayBook" valueProp="checked">
        <Switch description="They identify first">Members book, check in and cancel at it</Switch>
      </StaffField>
      <StaffField name="acceptsPin" valueProp="checked">
        <Switch description="Else the code on their phone is required">A PIN is enough</Switch>
      </StaffField>
      <StaffField name="showsNames" valueProp="checked">
        <Switch description="Everybody who passes can read them">Show first names and initials</Switch>
      </StaffField>
    </StaffFormDialog>
  );
}
