import type { Subscription } from "@courtside/contracts/api/client.ts";
import { IconWarning, Progress } from "@courtside/design-system/core.tsx";
import styles from "./LimitUse.module.css";

type Limit = Subscription["limits"]["courts"];

/** How much of the plan the club uses, and what is over it. */
export function LimitUse({ limits: { courts, members } }: Pick<Subscription, "limits">) {
  const over = [
    ...(courts.over > 0 ? [`${courts.over} ${courts.over === 1 ? "court" : "courts"}`] : []),
    ...(members.over > 0 ? [`${members.over} ${members.over === 1 ? "member" : "members"}`] : []),
  ];
  return (
    <div className={styles.use}>
      <Use name="Courts" limit={courts} />
      <Use name="Members" limit={members} />
      {over.length > 0 && (
        <p className={styles.over}>
          <IconWarning size={18} />
          <span>
            {over.join(" and ")} over the plan. Nothing is deleted, but none can be added until you upgrade or make
            room.
          </span>
        </p>
      )}
    </div>
  );
}

function Use({ name, limit: { max, used, over } }: { name: string; limit: Limit }) {
  const words = max === null ? `${used}, unlimited` : `${used} of ${max}`;
  const tone = over > 0 ? "error" : max !== null && used >= max ? "warning" : "primary";
  return (
    <div>
      <p className={styles.name}>
        <span>{name}</span>
        <span className={styles.figure}>{words}</span>
      </p>
      {max !== null && <Progress label={name} value={Math.min(used, max)} max={max} valueText={words} tone={tone} />}
    </div>
  );
}
