import { Avatar, Button, IconButton, IconClose, IconPlus, LiveRegion, Text } from "@courtside/design-system/core.tsx";
import { useEffect, useId, useRef, useState } from "react";
import { AddGuest } from "./AddGuest.tsx";
import { usePlayedWith } from "./api.ts";
import { type Booker, BookerRow } from "./BookerRow.tsx";
import { FindPlayer } from "./FindPlayer.tsx";
import { GuestTerms } from "./GuestTerms.tsx";
import styles from "./PlayersField.module.css";
import { hasPlayer, type PlayerDraft, type PlayerProblems, playerKey } from "./player-draft.ts";

interface PlayersFieldProps {
  /** Who has the first place; null for a guest's booking, which has no booker. */
  booker: Booker | null;
  /** The others. */
  players: readonly PlayerDraft[];
  /** Places, the booker's included. */
  max: number;
  /** The message about a player, by `playerKey`. */
  problems?: PlayerProblems | undefined;
  onPlayers: (players: PlayerDraft[]) => void;
}

/** Who plays: members found by name or email, those played with lately at a tap, and guests (docs/product/booking.md#players). */
export function PlayersField({ booker, players, max, problems, onPlayers }: PlayersFieldProps) {
  const [adding, setAdding] = useState<"member" | "guest" | null>(null);
  const [said, setSaid] = useState("");
  const field = useRef<HTMLFieldSetElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  /** The control that was used is gone, so the focus moves to the next one. */
  const lostFocus = useRef(false);
  const taken = (others: readonly PlayerDraft[]) => others.length + (booker ? 1 : 0);
  const count = taken(players);
  const isFull = count >= max;

  useEffect(() => {
    if (!lostFocus.current) return;
    lostFocus.current = false;
    (addButton.current ?? field.current)?.focus();
  });

  const change = (next: PlayerDraft[], text: string) => {
    lostFocus.current = true;
    setAdding(null);
    setSaid(`${text}. ${taken(next)} of ${max} players.`);
    onPlayers(next);
  };
  const onBooking: readonly PlayerDraft[] = booker
    ? [{ type: "member", userId: booker.id, name: booker.name }, ...players]
    : players;
  const add = (player: PlayerDraft) => {
    if (isFull || hasPlayer(onBooking, player)) return;
    change([...players, player], `${player.name} added`);
  };
  const remove = (player: PlayerDraft) =>
    change(
      players.filter((each) => each !== player),
      `${player.name} removed`,
    );
  const close = () => {
    lostFocus.current = true;
    setAdding(null);
  };

  return (
    <fieldset ref={field} tabIndex={-1} className={styles.field}>
      <legend className={styles.caption}>
        Players{" "}
        <span className={styles.count}>
          {count} of {max}
        </span>
      </legend>
      <ul className={styles.players}>
        {booker && <BookerRow booker={booker} />}
        {players.map((player) => (
          <PlayerRow
            key={playerKey(player)}
            player={player}
            problem={problems?.get(playerKey(player))}
            onRemove={() => remove(player)}
          />
        ))}
      </ul>
      {(adding === "guest" || players.some(({ type }) => type === "guest")) && <GuestTerms />}
      {isFull ? (
        <Text size="sm" tone="secondary">
          All places are taken.
        </Text>
      ) : adding === "member" ? (
        <FindPlayer players={onBooking} onAdd={add} onClose={close} />
      ) : adding === "guest" ? (
        <AddGuest players={onBooking} onAdd={add} onClose={close} />
      ) : (
        <>
          <PlayedWith players={onBooking} onAdd={add} />
          <div className={styles.lately}>
            <Button ref={addButton} size="small" icon={<IconPlus />} onClick={() => setAdding("member")}>
              Add player
            </Button>
            <Button size="small" icon={<IconPlus />} onClick={() => setAdding("guest")}>
              Add guest
            </Button>
          </div>
        </>
      )}
      <LiveRegion message={said} />
    </fieldset>
  );
}

interface PlayerRowProps {
  player: PlayerDraft;
  problem: string | undefined;
  onRemove: () => void;
}

/** One player with the message that is about them. */
function PlayerRow({ player, problem, onRemove }: PlayerRowProps) {
  const id = useId();
  return (
    <li className={styles.player}>
      <Avatar name={player.name} size={32} />
      <span className={styles.who}>
        {player.name}
        {player.type === "guest" && (
          <span className={styles.detail}>{player.email ? `Guest, ${player.email}` : "Guest"}</span>
        )}
      </span>
      <IconButton
        label={`Remove ${player.name}`}
        icon={<IconClose />}
        size="small"
        aria-describedby={problem ? id : undefined}
        onClick={onRemove}
      />
      {problem && (
        <p id={id} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </li>
  );
}

/** How many are offered at a tap: two rows on a phone. */
const SHOWN = 4;

/** The people played with lately, the last first; a tap adds one. */
function PlayedWith({ players, onAdd }: { players: readonly PlayerDraft[]; onAdd: (player: PlayerDraft) => void }) {
  const id = useId();
  const lately = usePlayedWith().filter((player) => !hasPlayer(players, player));
  if (lately.length === 0) return null;
  return (
    <>
      <p id={id} className={styles.heading}>
        Played with lately
      </p>
      <ul aria-labelledby={id} className={styles.lately}>
        {lately.slice(0, SHOWN).map((player) => (
          <li key={playerKey(player)}>
            <Button size="small" icon={<IconPlus />} aria-label={`Add ${player.name}`} onClick={() => onAdd(player)}>
              {player.name}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
