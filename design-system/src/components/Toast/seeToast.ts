import { expect, waitFor, within } from "storybook/test";

/** Waits until a toast is visible: it is in the document earlier. */
export const seeToast = (text: string): Promise<void> =>
  waitFor(() => expect(within(document.body).getByText(text)).toBeVisible());
