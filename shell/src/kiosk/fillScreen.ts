/** Matches an installed app, which is full screen already. */
const INSTALLED = "(display-mode: standalone), (display-mode: fullscreen)";

export const canFillScreen = (): boolean => document.fullscreenEnabled || matchMedia(INSTALLED).matches;

/** Requests full screen, from a tap. A device that rejects it shows the page as it is. */
export async function fillScreen(): Promise<void> {
  if (!document.fullscreenEnabled || document.fullscreenElement) return;
  try {
    await document.documentElement.requestFullscreen({ navigationUI: "hide" });
  } catch (error) {
    console.warn("The screen could not be filled", error);
  }
}

export async function leaveFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
}
