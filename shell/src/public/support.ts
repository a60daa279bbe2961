/** Where people write for help. */
export const SUPPORT_ADDRESS = "support@courtside.example";
