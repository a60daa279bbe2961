import { useApi } from "@courtside/contracts/shell/index.tsx";
import { Segmented } from "@courtside/design-system/core.tsx";
import { Field, Input } from "@courtside/design-system/fields.tsx";
import { MemberPicker } from "../members/MemberPicker.tsx";
import { CourtPlayers } from "../players/CourtPlayers.tsx";
import { GuestTerms } from "../players/GuestTerms.tsx";
import { playerKey } from "../players/player-draft.ts";
import type { DeskFailure } from "./api.ts";
import { type DeskField, type DeskRequest, sentPlayers, walkInProblems } from "./desk-request.ts";

interface WhomFieldsProps {
  input: DeskRequest;
  missing: readonly DeskField[];
  failure: DeskFailure | null;
  onRequest: (input: DeskRequest) => void;
}

const NO_GUEST = { name: "", email: "" };

/** For whom the court is: a member, or a guest without an account (docs/product/booking.md#walk-ins). */
export function WhomFields({ input, missing, failure, onRequest }: WhomFieldsProps) {
  const { member, walkIn } = input;
  const problems = walkInProblems(input);
  const [first] = sentPlayers(input);
  const rejected = walkIn && first ? failure?.players.get(playerKey(first)) : undefined;
  const change = (part: Partial<typeof NO_GUEST>) =>
    onRequest({ ...input, walkIn: { ...NO_GUEST, ...walkIn, ...part } });
  return (
    <>
      <Segmented
        label="Who books"
        block
        options={[
          { value: "member", label: "Member" },
          { value: "guest", label: "Walk-in guest" },
        ]}
        value={walkIn ? "guest" : "member"}
        onChange={(whom) => onRequest({ ...input, member: null, walkIn: whom === "guest" ? NO_GUEST : null })}
      />
      {walkIn ? (
        <>
          <Field label="Guest's name" required error={rejected ?? (missing.includes("walkInName") && problems.name)}>
            <Input
              name="walkInName"
              autoComplete="off"
              value={walkIn.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          </Field>
          <Field label="Guest's email (optional)" error={missing.includes("walkInEmail") && problems.email}>
            <Input
              name="walkInEmail"
              type="email"
              autoComplete="off"
              value={walkIn.email}
              onChange={(event) => change({ email: event.target.value })}
            />
          </Field>
          {/* Beside further guests they stand there. */}
          {input.players.every(({ type }) => type !== "guest") && <GuestTerms />}
        </>
      ) : (
        <MemberPicker
          member={member}
          missing={missing.includes("member")}
          onMember={(found) => onRequest({ ...input, member: found })}
        />
      )}
    </>
  );
}

/** Who plays besides, once it is known for whom and where. */
export function DeskPlayers({ input, failure, onRequest }: Omit<WhomFieldsProps, "missing">) {
  const { member, walkIn, courtId, players } = input;
  const { data } = useApi().useQuery("get", "/courts");
  const court = data?.data.find(({ id }) => id === courtId);
  if (!court || (!member && !walkIn?.name.trim())) return null;
  return (
    <CourtPlayers
      courtId={court.id}
      sport={court.sport}
      booker={member ?? { id: "", name: walkIn?.name.trim() ?? "" }}
      players={players}
      problems={failure?.players}
      onPlayers={(next) => onRequest({ ...input, players: next })}
    />
  );
}
