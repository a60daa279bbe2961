import type { Court, Device } from "@courtside/contracts/api/client.ts";
import { CheckboxGroup, Input, Switch } from "@courtside/design-system/fields.tsx";
import { StaffField } from "@courtside/design-system/staff.tsx";

/** A device as its form has it. */
export interface DeviceDraft {
  name: string;
  place: string;
  courts: string[];
  mayBook: boolean;
  acceptsPin: boolean;
  showsNames: boolean;
  findsMembers: boolean;
}

export const NEW_DEVICE: DeviceDraft = {
  ...{ name: "", place: "", courts: [] },
  ...{ mayBook: true, acceptsPin: true, showsNames: false, findsMembers: true },
};

export const draftOf = (device: Device): DeviceDraft => ({
  ...{ name: device.name, place: device.place, courts: device.court_ids },
  ...{ mayBook: device.may_book, acceptsPin: device.accepts_pin },
  ...{ showsNames: device.shows_names, findsMembers: device.finds_members },
});

/** As the api takes it. */
export const bodyOf = (draft: DeviceDraft) => ({
  name: draft.name.trim(),
  place: draft.place.trim(),
  court_ids: draft.courts,
  may_book: draft.mayBook,
  accepts_pin: draft.acceptsPin,
  shows_names: draft.showsNames,
  finds_members: draft.findsMembers,
});

export const checkDevice = ({ name }: DeviceDraft) => ({ name: name.trim() === "" ? "Name is required" : undefined });

/** Name, place, and what the device shows and allows. */
export function DeviceFields({ courts }: { courts: readonly Court[] }) {
  return (
    <>
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
      <StaffField name="findsMembers" valueProp="checked">
        <Switch description="After their own code or PIN, and where members may book">
          Staff find members by name
        </Switch>
      </StaffField>
      <StaffField name="showsNames" valueProp="checked">
        <Switch description="Everybody who passes can read them">Show first names and initials</Switch>
      </StaffField>
    </>
  );
}
