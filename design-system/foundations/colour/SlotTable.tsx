import { slotClass, slotStates } from "../../src/components/Slot/slotStates.ts";
import { colors, type Mode } from "../../src/theme/colors.ts";
import { SLOT_STATES, slotColors } from "../../src/theme/slots.ts";
import styles from "./Colour.module.css";
import { Ratio } from "./Ratio.tsx";

/** Every state of a slot, with the icon and the pattern that distinguish it in greyscale. */
export function SlotTable({ mode }: { mode: Mode }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>Slots of the day grid</caption>
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">Pattern</th>
          <th scope="col" className={styles.number}>
            Text
          </th>
          <th scope="col" className={styles.number}>
            Edge
          </th>
        </tr>
      </thead>
      <tbody>
        {SLOT_STATES.map((state) => {
          const { label, Icon, pattern } = slotStates[state];
          const { fill, text, edge } = slotColors[mode][state];
          return (
            <tr key={state}>
              <th scope="row">
                <span className={`${slotClass(state)} ${styles.slot}`}>
                  {state === "available" ? <span>10:00</span> : <Icon size={16} />}
                  <span>{label}</span>
                </span>
              </th>
              <td>{pattern}</td>
              <td className={styles.number}>
                <Ratio color={text} ground={fill} needs={4.5} />
              </td>
              <td className={styles.number}>
                {/* A slot that is over needs no edge: nothing can be done with it. */}
                <Ratio color={edge} ground={colors[mode].layout} {...(state !== "past" && { needs: 3 })} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
