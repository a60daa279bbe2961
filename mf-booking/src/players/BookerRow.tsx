import { Avatar } from "@courtside/design-system/core.tsx";
import styles from "./PlayersField.module.css";

/** Who has the first place of a booking. */
export interface Booker {
  id: string;
  name: string;
  isMe: boolean;
}

export function BookerRow({ booker: { name, isMe } }: { booker: Booker }) {
  return (
    <li className={styles.player}>
      <Avatar name={name} size={32} />
      <span className={styles.who}>
        {name}
        {isMe && <span className={styles.detail}>You</span>}
      </span>
    </li>
  );
}
