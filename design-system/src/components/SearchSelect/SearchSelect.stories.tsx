import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, screen, userEvent, waitFor, type within } from "storybook/test";
import { Field } from "../Field/Field.tsx";
import { SearchSelect, type SearchSelectOption } from "./SearchSelect.tsx";

const meta: Meta = { title: "Forms/SearchSelect/Search by the server", render: () => <ServerSearch /> };
export default meta;

const members: readonly SearchSelectOption[] = [
  { value: "ana", label: "Ana Lima", detail: "ana@example.com" },
  { value: "bo", label: "Bo Chen", detail: "bo@example.com" },
  { value: "bea", label: "Bea Chen", detail: "bea@example.com" },
];

/** The server's results arrive when the story clicks Respond; until then the options are those of the text before. */
function ServerSearch() {
  const [found, setFound] = useState<readonly SearchSelectOption[]>([]);
  const [text, setText] = useState("");
  const [searched, setSearched] = useState("");
  const [value, setValue] = useState<string>();
  const respond = () => {
    setFound(members.filter(({ label }) => label.toLowerCase().includes(text)));
    setSearched(text);
  };
  return (
    <>
      <Field label="Booked for" hint={`Value: ${value ?? "none"}`}>
        <SearchSelect
          options={found}
          loading={text !== searched}
          value={value ?? null}
          onSearch={setText}
          onChange={setValue}
          placeholder="Search members"
        />
      </Field>
      <button type="button" onClick={respond}>
        Respond
      </button>
    </>
  );
}

/** Without a press of the mouse, which would close the list. */
const respond = (canvas: ReturnType<typeof within>) => fireEvent.click(canvas.getByRole("button", { name: "Respond" }));

/** With the key's code, by which antd knows it; userEvent sends none. */
const press = async (search: HTMLElement, key: keyof typeof KEY_CODES) => {
  const init = { key, keyCode: KEY_CODES[key] };
  await fireEvent.keyDown(search, init);
  await fireEvent.keyUp(search, init);
};
const KEY_CODES = { Tab: 9, Enter: 13 };

/** Types "ana", waits for the match and deletes the text: the list shows what belongs to the text before. */
async function withOlderResults(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  const search = canvas.getByRole("combobox", { name: "Booked for" });
  await userEvent.click(search);
  await userEvent.keyboard("ana");
  await respond(canvas);
  await screen.findByText("ana@example.com");
  await userEvent.clear(search);
  return search;
}

/** Enter right after the typing: the list stays open until the server's results, whose only match is taken. */
export const EnterBeforeResults: StoryObj = {
  play: async ({ canvas }) => {
    const search = canvas.getByRole("combobox", { name: "Booked for" });
    await userEvent.click(search);
    await userEvent.keyboard("ana");
    await press(search, "Enter");
    await expect(search).toHaveAttribute("aria-expanded", "true");
    await expect(search).toHaveValue("ana");
    await respond(canvas);
    await expect(await canvas.findByText("Value: ana")).toBeVisible();
    await waitFor(() => expect(search).toHaveAttribute("aria-expanded", "false"));
  },
};

/** Several matches are left to the person: the list stays open with the first marked, which the next Enter takes. */
export const EnterBeforeSeveralResults: StoryObj = {
  play: async ({ canvas }) => {
    const search = await withOlderResults(canvas);
    await userEvent.keyboard("chen");
    await press(search, "Enter");
    await expect(canvas.getByText("Value: none")).toBeVisible();
    await respond(canvas);
    await screen.findByText("bea@example.com");
    await waitFor(() => expect(search).toHaveAttribute("aria-activedescendant", expect.stringMatching(/_list_0$/)));
    await expect(search).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByText("Value: none")).toBeVisible();
    await press(search, "Enter");
    await expect(await canvas.findByText("Value: bo")).toBeVisible();
  },
};

/** Tab before the results does not take the match of the text before. */
export const TabBeforeResults: StoryObj = {
  play: async ({ canvas }) => {
    const search = await withOlderResults(canvas);
    await userEvent.keyboard("bo");
    await press(search, "Tab");
    await respond(canvas);
    await screen.findByText("bo@example.com");
    await expect(canvas.getByText("Value: none")).toBeVisible();
  },
};
