/** Its counterpart is assets/boot.js: /trial-confirmation is for the founder, in this tab. */
const KEY = "courtside-founder";

export const rememberFounder = (userId: string): void => sessionStorage.setItem(KEY, userId);
