import type { Meta, StoryObj } from "@storybook/react-vite";
import styles from "./Icon.stories.module.css";
import * as icons from "./icons.tsx";

const meta: Meta = { title: "Foundations/Icons" };
export default meta;

export const All: StoryObj = {
  render: () => (
    <ul className={styles.grid}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className={styles.item}>
          <Icon size={24} />
          {name.replace("Icon", "")}
        </li>
      ))}
    </ul>
  ),
};
