import { expect, waitFor, within } from "storybook/test";

/** For stories: waits until a toast can be read. It is in the document before it is visible. */
export const seeToast = (text: string): Promise<void> =>
  waitFor(() => expect(within(document.body).getByText(text)).toBeVisible());
