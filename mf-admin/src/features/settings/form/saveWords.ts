/** What a screen says of its saves (docs/product/screens.md#settings-messages). */
export interface SaveWords {
  button: string;
  saved: string;
  failedTitle: string;
  /** Where the api gives no words of its own. */
  failed: string;
}

const ERROR = "Error";

export const UPDATED: SaveWords = {
  button: "Save Settings",
  saved: "Settings Updated",
  failedTitle: ERROR,
  failed: "Failed to update settings. Please try again.",
};

export const SAVED_SUCCESSFULLY: SaveWords = {
  button: "Save Settings",
  saved: "Settings Saved Successfully",
  failedTitle: "Error Saving Settings",
  failed: "Failed to update settings. Please try again.",
};

export const SAVED: SaveWords = {
  button: "Save Settings",
  saved: "Settings Saved!",
  failedTitle: ERROR,
  failed: "Failed to save settings. Please try again.",
};

export const CHANGES_SAVED: SaveWords = {
  button: "Save Changes",
  saved: "Changes Saved",
  failedTitle: "Error Saving Changes",
  failed: "Failed to save settings. Please try again.",
};
