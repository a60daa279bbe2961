import { kioskName } from "@courtside/contracts/domain/kiosk-name.ts";
import { Button, IconPlus, IconUser } from "@courtside/design-system/core.tsx";
import { Field, Input } from "@courtside/design-system/fields.tsx";
import { useState } from "react";
import { GuestTerms } from "../../players/GuestTerms.tsx";
import {
  guestProblems,
  hasPlayer,
  type PlayerDraft,
  type PlayerProblems,
  playerKey,
} from "../../players/player-draft.ts";
import styles from "./Kiosk.module.css";
import { WhoPlays } from "./WhoPlays.tsx";

interface KioskPlayersProps {
  /** Besides the member for whom the court is. */
  players: readonly PlayerDraft[];
  /** Places, the member's included. */
  max: number;
  problems: PlayerProblems | undefined;
  onPlayers: (players: PlayerDraft[]) => void;
}

/** Who plays besides: members by search, guests by name. Without those played with lately: everybody sees the screen. */
export function KioskPlayers({ players, max, problems, onPlayers }: KioskPlayersProps) {
  const [adding, setAdding] = useState<"member" | "guest" | null>(null);
  const count = players.length + 1;
  const add = (player: PlayerDraft) => {
    setAdding(null);
    if (!hasPlayer(players, player)) onPlayers([...players, player]);
  };
  return (
    <section aria-label={`Players, ${count} of ${max}`} className={styles.search}>
      {players.map((player) => {
        const shown = kioskName(player.name);
        // A message names the person in full.
        const problem = problems?.get(playerKey(player))?.replaceAll(player.name, shown);
        return (
          <div key={playerKey(player)} className={styles.chosen}>
            <IconUser />
            <span className={styles.who}>
              {shown}
              {problem && (
                <span role="alert" className={styles.problem}>
                  {problem}
                </span>
              )}
            </span>
            <Button aria-label={`Remove ${shown}`} onClick={() => onPlayers(players.filter((each) => each !== player))}>
              Remove
            </Button>
          </div>
        );
      })}
      {adding === "member" ? (
        <WhoPlays
          label="Who else is playing?"
          member={null}
          onMember={(member) => member && add({ type: "member", userId: member.id, name: member.name })}
        />
      ) : adding === "guest" ? (
        <GuestName onAdd={add} />
      ) : (
        count < max && (
          <div className={styles.adding}>
            <Button icon={<IconPlus />} onClick={() => setAdding("member")}>
              Add player
            </Button>
            <Button icon={<IconPlus />} onClick={() => setAdding("guest")}>
              Add guest
            </Button>
          </div>
        )
      )}
    </section>
  );
}

function GuestName({ onAdd }: { onAdd: (guest: PlayerDraft) => void }) {
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    const guest = { name: name.trim(), email: "" };
    const wrong = guestProblems(guest).name;
    setProblem(wrong);
    if (!wrong) onAdd({ type: "guest", ...guest });
  };
  return (
    <>
      <Field label="Guest's name" error={problem}>
        <Input
          name="kiosk-guest"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          autoFocus
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && submit()}
        />
      </Field>
      <GuestTerms />
      <div className={styles.adding}>
        <Button onClick={submit}>Add guest</Button>
      </div>
    </>
  );
}
