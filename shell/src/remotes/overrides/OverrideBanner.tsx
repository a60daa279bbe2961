import { Banner, Button, IconMove } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import type { Overrides } from "./applyOverrides.ts";
import type { LocalRemote } from "./localRemote.ts";
import styles from "./OverrideBanner.module.css";
import { resetOverrides } from "./storedOverrides.ts";

interface OverrideBannerProps {
  overrides: Overrides;
  /** Without a name: all of them. */
  onReset?: (name?: string) => void;
}

/** Names the remotes that this page runs in place of the released ones, and offers the way back. */
export default function OverrideBanner({ overrides, onReset }: OverrideBannerProps) {
  const { locals, rejected } = overrides;
  const reset = onReset ?? ((name?: string) => resetOverrides(locals, name));
  const [only, ...others] = locals;
  return (
    <>
      {only && others.length === 0 && <OneLocal local={only} onReset={reset} />}
      {others.length > 0 && <SeveralLocals locals={locals} onReset={reset} />}
      <Rejections sentences={rejected} />
    </>
  );
}

const place = ({ address }: LocalRemote) => address.replace(/\/$/, "");

function OneLocal({ local, onReset }: { local: LocalRemote; onReset: () => void }) {
  return (
    <Banner
      tone="warning"
      role="status"
      icon={<IconMove size={18} />}
      action={
        <Button size="small" onClick={() => onReset()}>
          Reset
        </Button>
      }
    >
      <span className={styles.text}>
        <strong>{local.name}</strong> runs from {place(local)} in this browser. {local.problem}
      </span>
    </Banner>
  );
}

interface SeveralLocalsProps {
  locals: readonly LocalRemote[];
  onReset: (name?: string) => void;
}

function SeveralLocals({ locals, onReset }: SeveralLocalsProps) {
  return (
    <Banner tone="warning" role="status" icon={<IconMove size={18} />}>
      <ul className={styles.list}>
        {locals.map((local) => (
          <li key={local.name} className={styles.item}>
            <span className={styles.text}>
              <strong>{local.name}</strong> runs from {place(local)}. {local.problem}
            </span>
            <Button size="small" aria-label={`Reset ${local.name}`} onClick={() => onReset(local.name)}>
              Reset
            </Button>
          </li>
        ))}
        <li className={styles.item}>
          <span className={styles.text}>In this browser only.</span>
          <Button size="small" onClick={() => onReset()}>
            Reset all
          </Button>
        </li>
      </ul>
    </Banner>
  );
}

function Rejections({ sentences }: { sentences: readonly string[] }) {
  const [isRead, setIsRead] = useState(false);
  if (isRead || sentences.length === 0) return null;
  return (
    <Banner
      tone="error"
      role="alert"
      action={
        <Button size="small" onClick={() => setIsRead(true)}>
          Close
        </Button>
      }
    >
      {sentences.map((sentence) => (
        <div key={sentence} className={styles.text}>
          {sentence}
        </div>
      ))}
    </Banner>
  );
}
