import { expect, waitFor, within } from "storybook/test";

/** Waits until a toast can be read: it is in the document before it is visible. */
export const seeToast = (text: string): Promise<void> =>
  waitFor(() => expect(within(document.body).getByText(text)).toBeVisible());
