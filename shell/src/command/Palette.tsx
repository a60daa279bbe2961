import { isApiError } from "@courtside/contracts/api/client.ts";
import { clubDate, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { readDeskSentence } from "@courtside/contracts/domain/desk-sentence.ts";
import { useApi, useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import type { RegistryEntry } from "@courtside/contracts/shell/remote.ts";
import { Button, IconButton, IconClose, IconSearch, LiveRegion, Tag } from "@courtside/design-system/core.tsx";
import { Modal } from "@courtside/design-system/overlay.tsx";
import { type KeyboardEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { serverNow } from "../api/serverClock.ts";
import type { ColorMode } from "../page/useColorMode.ts";
import { warmScreen } from "../remotes/warmScreen.ts";
import { commandsOf, screensOf } from "./commands.ts";
import styles from "./Palette.module.css";
import { optionId, PaletteList } from "./PaletteList.tsx";
import {
  type PaletteGroup,
  type PaletteRow,
  paletteGroups,
  type Subject,
  subjectGroups,
  subjectLabel,
} from "./palette-rows.ts";
import { useFound } from "./useFound.ts";

interface PaletteProps {
  remotes: readonly RegistryEntry[];
  color: ColorMode;
  onClose: () => void;
}

/**
 * Finds people, bookings, courts, screens and actions, by keyboard alone (docs/product/screens.md#search-and-commands). The focus
 * stays in the field; arrows move through the list.
 */
export default function Palette({ remotes, color, onClose }: PaletteProps) {
  const [text, setText] = useState("");
  const [subject, setSubject] = useState<Subject | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const list = useId();
  const navigate = useNavigate();
  const { groups, isLoading, error, retry } = usePalette(text, subject, remotes);
  const shown = subject || text.trim() ? groups : [...groups, themeGroup(color)];
  const rows = shown.flatMap((group) => group.rows);
  const active = rows.find(({ id }) => id === chosen) ?? rows[0];

  const type = (next: string) => {
    setText(next);
    setChosen(null);
  };
  const open = (next: Subject | null) => {
    setSubject(next);
    type("");
  };
  const run = ({ id, to }: PaletteRow) => {
    if ("subject" in to) return open(to.subject);
    onClose();
    if (id === THEME) return color.toggle();
    const [pathname = to.path] = to.path.split("?");
    void warmScreen(remotes, pathname);
    void navigate(to.path, to.state && { state: { command: to.state } });
  };
  const move = (by: number) => {
    const at = active ? rows.indexOf(active) : 0;
    const next = rows[(at + by + rows.length) % rows.length];
    if (!next) return;
    setChosen(next.id);
    document.getElementById(optionId(list, next.id))?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and arrows belong to an input method that composes a character.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (active) run(active);
    } else if (event.key === "Backspace" && text === "" && subject) {
      open(null);
    }
  };

  const hasText = text.trim().length > 1 || subject !== null;
  const isEmpty = hasText && rows.length === 0 && !isLoading && !error;
  const status = isLoading && rows.length === 0 ? "Searching" : isEmpty ? "Nothing found" : `${rows.length} results`;
  return (
    <Modal open bare title="Search and commands" onClose={onClose}>
      <div className={styles.field}>
        <IconSearch size={20} className={styles.glass} />
        {subject && <Tag>{subjectLabel(subject)}</Tag>}
        <input
          data-autofocus=""
          className={styles.input}
          type="text"
          role="combobox"
          aria-label="Search and commands"
          aria-autocomplete="list"
          aria-expanded={rows.length > 0}
          aria-controls={list}
          aria-activedescendant={active && optionId(list, active.id)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          placeholder={subject ? "What to do?" : "A person, a court, a screen, or “block court 3 until 15:00”"}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton label="Close" icon={<IconClose />} onClick={onClose} />
      </div>
      <LiveRegion message={hasText ? status : ""} />
      <div className={styles.results}>
        <PaletteList id={list} groups={shown} active={active?.id ?? null} onActive={setChosen} onRun={run} />
        {error !== null && (
          <div className={styles.note}>
            <span>
              People, bookings and courts could not be searched.{" "}
              {isApiError(error) ? error.message : "Check your connection."}
            </span>
            <Button size="small" onClick={retry}>
              Retry
            </Button>
          </div>
        )}
        {isLoading && rows.length === 0 && <p className={styles.note}>Searching…</p>}
        {isEmpty && (
          <p className={styles.note}>Nothing found for “{text.trim()}”. Try a part of a name, or a screen.</p>
        )}
      </div>
      <p className={styles.keys} aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> move
        </span>
        <span>
          <kbd>Enter</kbd> choose
        </span>
        <span>
          {subject ? (
            <>
              <kbd>⌫</kbd> back
            </>
          ) : (
            <>
              <kbd>Esc</kbd> close
            </>
          )}
        </span>
      </p>
    </Modal>
  );
}

const THEME = "theme";

const themeGroup = ({ mode }: ColorMode): PaletteGroup => ({
  title: "Display",
  rows: [
    {
      id: THEME,
      label: mode === "dark" ? "Switch to light mode" : "Switch to dark mode",
      icon: mode === "dark" ? "sun" : "moon",
      to: { path: "" },
    },
  ],
});

/** What fits the text, and how far the server is with it. */
function usePalette(text: string, subject: Subject | null, remotes: readonly RegistryEntry[]) {
  const { club, effective_role: role } = useMe();
  const { hasScreen } = useShell();
  const courts = useApi().useQuery("get", "/courts", {}).data?.data ?? [];
  const zone = club?.time_zone ?? "UTC";
  const now = serverNow();
  const commands = role ? commandsOf(remotes, role) : [];
  const context = {
    commands,
    screens: role ? screensOf(remotes, role, hasScreen) : [],
    zone,
    today: clubDate(now, zone),
  };
  const sentence = readDeskSentence(text, {
    verbs: commands.flatMap(({ verbs = [] }) => verbs),
    courts: courts.filter(({ is_active }) => is_active),
    today: context.today,
    time: clubTime(now, zone),
  });
  const isSentence = sentence.verb ?? sentence.courts[0] ?? sentence.start ?? sentence.end;
  const { found, ...search } = useFound(subject ? "" : isSentence ? sentence.rest : text);
  const groups = subject ? subjectGroups(text, subject, context) : paletteGroups(text, sentence, found, context);
  return { groups, ...search };
}
