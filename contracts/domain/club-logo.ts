/** Checked by the web before an upload, and again by the api, which looks at the content (docs/product/screens.md#logo). */
export const LOGO_HINT = "JPG or PNG, max 2 MB";
export const LOGO_TYPES = ["image/jpeg", "image/png"] as const;
export const MOST_LOGO_BYTES = 2 * 1024 * 1024;

export const LOGO_MESSAGES = {
  not_a_picture: "The logo must be a JPG or PNG picture.",
  too_large: "The logo is larger than 2 MB.",
  damaged: "The logo is damaged or incomplete. Export it again as a JPG or PNG.",
} as const;

/** What can be said of a file before its content is read; null: nothing. */
export function logoProblem(file: { type: string; size: number }): string | null {
  if (!LOGO_TYPES.some((type) => type === file.type)) return LOGO_MESSAGES.not_a_picture;
  return file.size > MOST_LOGO_BYTES ? LOGO_MESSAGES.too_large : null;
}
