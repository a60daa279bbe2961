/** A screen's messages about its saves (docs/product/screens.md#settings-messages). */
export interface SaveText {
  button: string;
  saved: string;
  failedTitle: string;
  /** The message if the api returns none. */
  failed: string;
}

const ERROR = "Error";

export const UPDATED: SaveText = {
  button: "Save Settings",
  saved: "Settings Updated",
  failedTitle: ERROR,
  failed: "Failed to update settings. Please try again.",
};

export const SAVED_SUCCESSFULLY: SaveText = {
  button: "Save Settings",
  saved: "Settings Saved Successfully",
  failedTitle: "Error Saving Settings",
  failed: "Failed to update settings. Please try again.",
};

export const SAVED: SaveText = {
  button: "Save Settings",
  saved: "Settings Saved!",
  failedTitle: ERROR,
  failed: "Failed to save settings. Please try again.",
};

export const CHANGES_SAVED: SaveText = {
  button: "Save Changes",
  saved: "Changes Saved",
  failedTitle: "Error Saving Changes",
  failed: "Failed to save settings. Please try again.",
};
