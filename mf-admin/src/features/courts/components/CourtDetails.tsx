import type { Court } from "@courtside/contracts/api/client.ts";
import { SURFACES } from "@courtside/contracts/domain/courts.ts";
import { Field, RadioGroup, Select } from "@courtside/design-system/fields.tsx";

export type Details = Pick<Court, "surface" | "is_indoor">;

export const NO_DETAILS: Details = { surface: null, is_indoor: null };

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Clay, outdoor"; empty where the club has not said. */
export function detailsText({ surface, is_indoor }: Details): string {
  const parts = [surface, is_indoor === null ? null : is_indoor ? "indoor" : "outdoor"].filter((part) => part !== null);
  return capitalised(parts.join(", "));
}

interface CourtDetailsProps {
  value: Details;
  onChange: (details: Details) => void;
}

const PLACES = [
  { value: "unsaid", label: "Not said" },
  { value: "outdoor", label: "Outdoor" },
  { value: "indoor", label: "Indoor" },
] as const;

/** Surface and roof of a court, both optional. */
export function CourtDetails({ value: { surface, is_indoor }, onChange }: CourtDetailsProps) {
  return (
    <>
      <RadioGroup
        label="Place"
        inline
        options={PLACES}
        value={is_indoor === null ? "unsaid" : is_indoor ? "indoor" : "outdoor"}
        onChange={(place) => onChange({ surface, is_indoor: place === "unsaid" ? null : place === "indoor" })}
      />
      <Field label="Surface">
        <Select
          name="surface"
          options={[
            { value: "", label: "Not said" },
            ...SURFACES.map((each) => ({ value: each, label: capitalised(each) })),
          ]}
          value={surface ?? ""}
          onChange={(each) => onChange({ is_indoor, surface: SURFACES.find((known) => known === each) ?? null })}
        />
      </Field>
    </>
  );
}
