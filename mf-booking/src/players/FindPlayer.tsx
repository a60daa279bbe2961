import { Avatar, Button, Inline, Text } from "@courtside/design-system/core.tsx";
import { Field, SearchInput } from "@courtside/design-system/fields.tsx";
import { type KeyboardEvent, useState } from "react";
import { usePlayerSearch } from "./api.ts";
import styles from "./PlayersField.module.css";
import { hasPlayer, type PlayerDraft, playerKey } from "./player-draft.ts";

interface FindPlayerProps {
  players: readonly PlayerDraft[];
  onAdd: (player: PlayerDraft) => void;
  onClose: () => void;
}

/** Finds a member as the club lets them be found: by the whole name or email, or by a part of the name. */
export function FindPlayer({ players, onAdd, onClose }: FindPlayerProps) {
  const [text, setText] = useState("");
  const { found, note, byPart } = usePlayerSearch(text);
  const free = found.filter((player) => !hasPlayer(players, player));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Neither the form around it nor the booking is sent.
    event.preventDefault();
    const [only, ...others] = free;
    if (only && others.length === 0) onAdd(only);
  };
  return (
    <div className={styles.panel}>
      <Field
        label="Find a member"
        hint={byPart ? "Type at least 2 characters of the name" : "Type the whole name or the email"}
      >
        <SearchInput
          name="find-player"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={254}
          autoFocus
          value={text}
          onChange={setText}
          onKeyDown={onKeyDown}
        />
      </Field>
      <ul aria-label="Members found" className={styles.people}>
        {free.map((player) => (
          <li key={playerKey(player)}>
            <Button block icon={<Avatar name={player.name} size={24} />} onClick={() => onAdd(player)}>
              {player.name}
            </Button>
          </li>
        ))}
      </ul>
      <Text as="p" size="sm" tone="secondary" role="status">
        {found.length > 0 && free.length === 0 ? "Already on this booking" : note}
      </Text>
      <Inline>
        <Button size="small" variant="ghost" onClick={onClose}>
          Close
        </Button>
      </Inline>
    </div>
  );
}
