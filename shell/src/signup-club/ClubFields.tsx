import { Field, Input } from "@courtside/design-system/fields.tsx";
import { useTyped } from "../auth/typed.ts";
import { ZoneField } from "./ZoneField.tsx";

export interface ClubFieldsProps {
  errorOf: (field: "club_name" | "location" | "time_zone") => string | undefined;
}

/** What a club is asked for (docs/product/access.md#founding-a-club). */
export const ClubFields = ({ errorOf }: ClubFieldsProps) => (
  <>
    <Field label="Club Name" required error={errorOf("club_name")}>
      <Input name="club_name" autoComplete="organization" maxLength={120} {...useTyped("clubName")} />
    </Field>
    <Field label="Location (optional)" hint="City or address, as members know it" error={errorOf("location")}>
      <Input name="location" autoComplete="off" maxLength={200} {...useTyped("location")} />
    </Field>
    <ZoneField error={errorOf("time_zone")} />
  </>
);
