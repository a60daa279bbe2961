import { on } from "@courtside/contracts/mock-api/on.ts";
import { down } from "@courtside/contracts/mock-api/responses.ts";

let isDown = false;

/** Days that load once; after `failRefresh` they do not. */
export const loadsOnce = on("get", "/days/{date}", () => (isDown ? down() : undefined));

/** For the story's `beforeEach`. */
export const startLoading = () => {
  isDown = false;
};

/** Reads the days again, as a page does that is looked at again. */
export function failRefresh(): void {
  isDown = true;
  window.dispatchEvent(new Event("visibilitychange"));
}
