import { defineStorybook } from "@courtside/remote-kit/storybook/main.mjs";
import { refsOf, storiesOf } from "./composition.ts";

/** One catalogue for all teams; `STORYBOOK_PART` makes one of a part alone, and `STORYBOOK_REFS` shows such ones beneath it. */
export default defineStorybook({
  stories: storiesOf(process.env.STORYBOOK_PART),
  refs: refsOf(process.env.STORYBOOK_REFS),
});
