import { expect, waitFor, within } from "storybook/test";

/** Waits until a toast can be read: it is there before it can be seen. */
export const seeToast = (text: string): Promise<void> =>
  waitFor(() => expect(within(document.body).getByText(text)).toBeVisible());
