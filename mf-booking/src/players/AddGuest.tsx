import { Button, Inline } from "@courtside/design-system/core.tsx";
import { Field, Input } from "@courtside/design-system/fields.tsx";
import { type KeyboardEvent, useRef, useState } from "react";
import styles from "./PlayersField.module.css";
import { guestProblems, hasPlayer, type PlayerDraft } from "./player-draft.ts";

interface AddGuestProps {
  players: readonly PlayerDraft[];
  onAdd: (player: PlayerDraft) => void;
  onClose: () => void;
}

/** Names a guest. Not a form of its own: the field may stand in one. */
export function AddGuest({ players, onAdd, onClose }: AddGuestProps) {
  const [guest, setGuest] = useState({ name: "", email: "" });
  const [problems, setProblems] = useState<ReturnType<typeof guestProblems>>({});
  const panel = useRef<HTMLDivElement>(null);

  const change = (part: Partial<typeof guest>) => {
    setGuest({ ...guest, ...part });
    setProblems({});
  };
  const submit = () => {
    const input = { name: guest.name.trim(), email: guest.email.trim() };
    const player: PlayerDraft = { type: "guest", ...input };
    const wrong = guestProblems(input);
    const found =
      wrong.name || wrong.email || !hasPlayer(players, player) ? wrong : { name: "Already on this booking" };
    setProblems(found);
    if (!found.name && !found.email) return onAdd(player);
    panel.current?.querySelector<HTMLElement>(found.name ? "[name=guest-name]" : "[name=guest-email]")?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    submit();
  };
  return (
    <div ref={panel} className={styles.panel}>
      <Field label="Guest's name" required error={problems.name}>
        <Input
          name="guest-name"
          autoComplete="off"
          onKeyDown={onKeyDown}
          autoFocus
          value={guest.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <Field
        label="Email (optional)"
        hint="Guests with an email hear of the booking and its changes"
        error={problems.email}
      >
        <Input
          name="guest-email"
          type="email"
          autoComplete="off"
          onKeyDown={onKeyDown}
          value={guest.email}
          onChange={(event) => change({ email: event.target.value })}
        />
      </Field>
      <Inline>
        <Button size="small" onClick={submit}>
          Add guest
        </Button>
        <Button size="small" variant="ghost" onClick={onClose}>
          Close
        </Button>
      </Inline>
    </div>
  );
}
