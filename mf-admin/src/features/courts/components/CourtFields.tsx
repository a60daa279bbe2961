import type { Court } from "@courtside/contracts/api/client.ts";
import { SURFACES } from "@courtside/contracts/domain/courts.ts";
import { MOST_PLAYERS, mostPlayers } from "@courtside/contracts/domain/players.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Input, NumberInput, RadioGroup, Select } from "@courtside/design-system/fields.tsx";
import { StaffField } from "@courtside/design-system/staff.tsx";
import { sportOptions } from "./sportOptions.ts";

export const NameField = () => (
  <StaffField name="name" label="Name" required>
    <Input name="name" maxLength={80} autoComplete="off" />
  </StaffField>
);

export const nameProblem = (name: string) => (name.trim() === "" ? "Name is required" : undefined);

export function SportField() {
  const options = sportOptions(useMe().club?.sports ?? []);
  return (
    <StaffField name="sport" label="Sport" required>
      <Select name="sport" options={options} placeholder="Choose a sport" />
    </StaffField>
  );
}

export const sportProblem = (sport: string | undefined) => (sport === undefined ? "Sport is required" : undefined);

/** The club's only sport. */
export function useOnlySport(): string | undefined {
  const [only, ...others] = sportOptions(useMe().club?.sports ?? []);
  return others.length === 0 ? only?.value : undefined;
}

/** Surface and roof as the form has them: "" and "unsaid" if the club has not said; the court's own number of players, if it has one. */
export interface DetailFields {
  maxPlayers: number | null;
  surface: string;
  place: "unsaid" | "outdoor" | "indoor";
}

type Details = Pick<Court, "surface" | "is_indoor" | "max_players">;

const PLACES = [
  { value: "unsaid", label: "Not said" },
  { value: "outdoor", label: "Outdoor" },
  { value: "indoor", label: "Indoor" },
] as const;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const SURFACE_OPTIONS = [
  { value: "", label: "Not said" },
  ...SURFACES.map((each) => ({ value: each, label: capitalised(each) })),
];

/** Surface, roof and number of players of a court, all optional. */
export function CourtDetails({ sport }: { sport: string | undefined }) {
  const bySport = useMe().club?.max_players ?? {};
  const hint = sport
    ? `Left empty, it is that of ${sportLabel(sport)}: ${mostPlayers(sport, { ofCourt: null, bySport })}`
    : "Left empty, it is that of the sport";
  return (
    <>
      <StaffField name="place">
        <RadioGroup label="Place" inline options={PLACES} />
      </StaffField>
      <StaffField name="surface" label="Surface">
        <Select name="surface" options={SURFACE_OPTIONS} />
      </StaffField>
      <StaffField name="maxPlayers" label="Players per booking" hint={hint}>
        <NumberInput {...MOST_PLAYERS} />
      </StaffField>
    </>
  );
}

export const NO_DETAILS: DetailFields = { surface: "", place: "unsaid", maxPlayers: null };

export function maxPlayersProblem(players: number | null): string | undefined {
  const { min, max } = MOST_PLAYERS;
  const isValid = players === null || (Number.isInteger(players) && players >= min && players <= max);
  return isValid ? undefined : `Players must be between ${min} and ${max}`;
}

export const fieldsOf = ({ surface, is_indoor, max_players }: Details): DetailFields => ({
  maxPlayers: max_players,
  surface: surface ?? "",
  place: is_indoor === null ? "unsaid" : is_indoor ? "indoor" : "outdoor",
});

export const detailsOf = ({ surface, place, maxPlayers }: DetailFields): Details => ({
  max_players: maxPlayers,
  surface: SURFACES.find((known) => known === surface) ?? null,
  is_indoor: place === "unsaid" ? null : place === "indoor",
});
