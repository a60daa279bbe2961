import type { Decorator } from "@storybook/react-vite";
import { UPDATE_STORY_ARGS } from "storybook/internal/core-events";
import type { ArgTypesEnhancer } from "storybook/internal/types";
import { addons } from "storybook/preview-api";
import * as icons from "../src/components/Icon/icons.tsx";

const elements = Object.fromEntries(Object.entries(icons).map(([name, Icon]) => [name, <Icon key={name} />]));

/** What takes an element is chosen or typed: an icon from ours, any other as text where it is not an element already. */
export const elementControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (!/ReactNode|ReactElement/.test(String(argType.table?.type?.summary))) return [name, argType];
      if (/^icon/.test(name))
        return [name, { ...argType, control: { type: "select" }, options: Object.keys(elements), mapping: elements }];
      const given = initialArgs[name];
      const isElement = typeof given === "object" && given !== null;
      return [name, { ...argType, control: isElement ? false : { type: "text" } }];
    }),
  );

/** The argument that a component's `onChange` changes. */
const CHOICES = ["value", "checked", "page"];

const ignore = () => undefined;

/** In a playground what one chooses is kept, what one closes is closed, and any other handler may be left out. */
export const playground: Decorator = (Story, { id, name, args, argTypes }) => {
  if (name !== "Playground") return <Story />;
  const change = (updatedArgs: object) => addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs });
  const choice = CHOICES.find((key) => key in args);
  const handlers = Object.keys(argTypes).filter((key) => /^on[A-Z]/.test(key) && !(key in args));
  const own = {
    ...Object.fromEntries(handlers.map((key) => [key, ignore])),
    ...(choice && "onChange" in argTypes && { onChange: (chosen: unknown) => change({ [choice]: chosen }) }),
    ...("open" in args && { onClose: () => change({ open: false }) }),
  };
  return <Story args={{ ...args, ...own }} />;
};
