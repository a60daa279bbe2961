/** The provider gave no token. */
export class CaptchaError extends Error {}

/** What a provider's widget is given, and gives back. It stays out of sight unless it has a question for the person. */
export interface CaptchaWidgetProps {
  siteKey: string;
  theme: "light" | "dark";
  /** Called once the provider's script is loaded, with a function that obtains a fresh token, valid for one request. */
  onReady: (obtain: () => Promise<string>) => void;
  /** The script could not be loaded. */
  onUnavailable: () => void;
}
