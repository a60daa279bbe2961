import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PreviousTable } from "./PreviousTable.tsx";

const meta: Meta = { title: "Data/Table of the previous release" };
export default meta;

/** What a remote that was released before StaffTable shows until its next release. */
export const Rows: StoryObj = {
  render: () => (
    <PreviousTable
      caption="Courts"
      total="1 court"
      columns={[{ key: "name", title: "Court", card: "title", render: (name: string) => name }]}
      rows={["Court 1"]}
      rowKey={(name) => name}
      footer={<p>That is all.</p>}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Courts" })).toHaveTextContent("Court 1");
    await expect(canvas.getByText("That is all.")).toBeVisible();
  },
};
