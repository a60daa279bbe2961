import { Button } from "@courtside/design-system/core.tsx";
import { Modal } from "@courtside/design-system/overlay.tsx";
import { SHORTCUTS } from "./board-keys.ts";
import styles from "./Panels.module.css";

const KEYS = [
  ["Arrows", "Move between times and courts"],
  ["Home, End", "The day's begin and end; with Ctrl the first and last court too"],
  ["Page Up, Page Down", "An hour earlier or later"],
  ["Enter", "Book a free time, or open what fills the court"],
  ["Shift + Left, Right", "Make the new booking shorter or longer"],
  ["+, -", "On a booking or in its panel: a quarter of an hour longer or shorter; Enter saves, Esc gives up"],
  ["M", "On a booking: lift it; arrows choose its place, Enter moves it, Esc leaves it"],
  [
    "M, Shift + F10",
    "On a court's day in the week of all courts: its bookings; the lifted one moves to the day chosen next",
  ],
  ["Shift + F10", "The menu of a cell; with a mouse the right button, by touch a long press"],
  ["Esc", "Back from the panel to the board"],
] as const;

/** The board's keys. */
export function BoardHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const all = [...SHORTCUTS.map(({ key, label }) => [key.toUpperCase(), label] as const), ...KEYS];
  return (
    <Modal
      open={open}
      title="Keys of the board"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <dl className={styles.keys}>
        {all.map(([key, label]) => (
          <div key={key} style={{ display: "contents" }}>
            <dt>{key}</dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
