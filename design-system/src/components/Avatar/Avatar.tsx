import styles from "./Avatar.module.css";

export interface AvatarProps {
  name: string;
  /** px */
  size?: number;
}

const initials = (name: string) => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toUpperCase() || "?";
};

/** A person's initials. Decorative: the name stands beside it. */
export function Avatar({ name, size = 40 }: AvatarProps) {
  return (
    <span aria-hidden="true" className={styles.avatar} style={{ width: size, height: size, fontSize: size * 0.38 }}>
      {initials(name)}
    </span>
  );
}
