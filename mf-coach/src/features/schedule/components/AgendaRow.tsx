import { classNames, IconChevronRight, type SlotState, slotClass, slotStates } from "@courtside/design-system/core.tsx";
import styles from "./DayAgenda.module.css";

interface AgendaRowProps {
  state: SlotState;
  time: string;
  title: string;
  detail: string | null;
  onOpen: () => void;
}

/** An entry of a day; a press tells more. */
export function AgendaRow({ state, time, title, detail, onOpen }: AgendaRowProps) {
  const { Icon } = slotStates[state];
  return (
    <li>
      <button type="button" className={classNames(slotClass(state), styles.row)} onClick={onOpen}>
        <Icon size={20} />
        <span className={styles.words}>
          <span className={styles.time}>{time}</span>
          <span className={styles.title}>{title}</span>
          {detail && <span>{detail}</span>}
        </span>
        <IconChevronRight size={20} />
      </button>
    </li>
  );
}
