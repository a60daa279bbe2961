import type { ReactNode } from "react";
import styles from "./GuidePage.module.css";

interface RuleTableProps {
  heads: readonly string[];
  rows: readonly (readonly [ReactNode, ...ReactNode[]])[];
}

/** Names and what holds for them. */
export const RuleTable = ({ heads, rows }: RuleTableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={String(name)}>
          <th scope="row">{name}</th>
          {cells.map((cell, place) => (
            <td key={heads[place + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
